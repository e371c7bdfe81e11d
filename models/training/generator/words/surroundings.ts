/** People by what they are, in the plural. */
export const PEOPLE: readonly string[] = (
  "actors, adults, artists, campers, children, classmates, clerks, clowns, cooks, cousins, customers, dancers, drivers, farmers, " +
  "fans, firefighters, friends, gardeners, girls, guests, helpers, hikers, kids, members, musicians, neighbors, nurses, painters, " +
  "parents, passengers, people, players, pupils, runners, sailors, scouts, shoppers, singers, soldiers, students, swimmers, " +
  "teachers, tourists, travelers, visitors, volunteers, waiters, workers"
).split(", ");

/** Places where things are found, kept and done; `the` fits before each. */
export const PLACES: readonly string[] = (
  "attic, backyard, barn, basement, beach, camp, castle, cave, cellar, classroom, club, farm, field, forest, garage, garden, " +
  "gym, hall, harbor, hotel, kitchen, lake, library, meadow, museum, office, orchard, park, playground, pond, river, school, " +
  "shed, square, stadium, station, theater, town hall, valley, village, yard, zoo"
).split(", ");

/** Shops; `the` fits before each. */
export const SHOPS: readonly string[] = (
  "art shop, bakery, bookstore, butcher shop, candy shop, clothing store, corner shop, craft store, department store, fish market, " +
  "flower shop, fruit stand, furniture store, garden center, gift shop, grocery store, hardware store, kiosk, market, music shop, " +
  "pet shop, pharmacy, shoe store, souvenir shop, stationery store, supermarket, tea shop, thrift store, toy store"
).split(", ");

export const COLORS: readonly string[] =
  "beige black blue brown gold gray green orange pink purple red silver turquoise white yellow".split(" ");

/** In the order of the week. */
export const DAYS: readonly string[] = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

/** In the order of the year. */
export const MONTHS: readonly string[] =
  "January February March April May June July August September October November December".split(" ");

/** Units of length, in the plural. */
export const LENGTHS: readonly string[] = "meters feet yards miles kilometers inches centimeters".split(" ");
