/** Towns and cities. */
export const TOWNS: readonly string[] = (
  "Athens, Berlin, Bern, Boston, Cairo, Chicago, Dallas, Denver, Dublin, Geneva, Glasgow, Hamburg, Hanoi, Helsinki, Kyoto, Leeds, " +
  "Lima, Lisbon, London, Lyon, Madrid, Miami, Milan, Moscow, Munich, Nairobi, Naples, Oslo, Ottawa, Paris, Porto, Prague, Quito, " +
  "Rome, Seattle, Seoul, Sydney, Tokyo, Toronto, Tunis, Turin, Venice, Vienna, Warsaw, York, Zurich"
).split(", ");

export const JOBS: readonly string[] = (
  "actor, architect, artist, baker, barber, butcher, carpenter, chef, clerk, cook, dancer, dentist, doctor, driver, engineer, " +
  "farmer, gardener, journalist, judge, lawyer, librarian, mechanic, musician, nurse, painter, pilot, plumber, potter, sailor, " +
  "singer, soldier, surgeon, tailor, teacher, waiter, writer"
).split(", ");

export const HOBBIES: readonly string[] = (
  "baking, boxing, camping, climbing, cooking, cycling, dancing, drawing, fishing, gardening, hiking, knitting, painting, reading, " +
  "rowing, running, sailing, sewing, singing, skating, skiing, surfing, swimming, writing"
).split(", ");

/** School subjects. */
export const SUBJECTS: readonly string[] =
  "art, biology, chemistry, drama, economics, French, geography, German, history, Latin, math, music, physics, Spanish, sports".split(
    ", ",
  );

export const INSTRUMENTS: readonly string[] =
  "accordion, banjo, cello, clarinet, drums, flute, guitar, harp, horn, oboe, organ, piano, saxophone, trombone, trumpet, viola, violin".split(
    ", ",
  );

export const STREETS: readonly string[] = (
  "Apple Street, Bridge Street, Castle Road, Church Road, Elm Street, Garden Road, Hill Street, Lake Road, Long Lane, Main Street, " +
  "Market Street, Mill Lane, Oak Street, Park Road, River Road, School Lane, Station Road, Tower Street"
).split(", ");

/** Titles of books that do not exist. */
export const BOOKS: readonly string[] = (
  "A Cold Spring, A House of Glass, Blue Harvest, Early Snow, Night Train, Nine Lanterns, Paper Boats, Salt and Stone, Silver Road, " +
  "The Clockmaker, The Empty Chair, The Last Orchard, The Long Bridge, The Quiet Valley, The Third Door, Tall Grass, Under the Pier, " +
  "Winter Birds"
).split(", ");
