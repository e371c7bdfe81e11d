import { wordMap } from "./word-list.ts";

/** Something that has a name. */
export interface NamedPlace {
  readonly concept: string;
  readonly name: readonly string[];
}

/** Countries, each with the adjectives that mean it. */
const COUNTRIES = wordMap(
  "Argentina:Argentine,Argentinian Australia:Australian Austria:Austrian Bangladesh:Bangladeshi",
  "Belgium:Belgian Bolivia:Bolivian Brazil:Brazilian Bulgaria:Bulgarian Cambodia:Cambodian",
  "Canada:Canadian Chile:Chilean China:Chinese Colombia:Colombian Croatia:Croatian Cuba:Cuban",
  "Cyprus:Cypriot Denmark:Danish Ecuador:Ecuadorian Egypt:Egyptian England:English Estonia:Estonian",
  "Ethiopia:Ethiopian Finland:Finnish France:French Germany:German Ghana:Ghanaian Greece:Greek",
  "Hungary:Hungarian Iceland:Icelandic India:Indian Indonesia:Indonesian Iran:Iranian Iraq:Iraqi",
  "Ireland:Irish Israel:Israeli Italy:Italian Jamaica:Jamaican Japan:Japanese Jordan:Jordanian",
  "Kenya:Kenyan Korea:Korean Latvia:Latvian Lebanon:Lebanese Libya:Libyan Lithuania:Lithuanian",
  "Malaysia:Malaysian Malta:Maltese Mexico:Mexican Mongolia:Mongolian Morocco:Moroccan Nepal:Nepalese",
  "Netherlands:Dutch Nigeria:Nigerian Norway:Norwegian Pakistan:Pakistani Peru:Peruvian",
  "Philippines:Filipino,Philippine Poland:Polish Portugal:Portuguese Romania:Romanian Russia:Russian",
  "Scotland:Scottish Serbia:Serbian Singapore:Singaporean Slovakia:Slovak Slovenia:Slovenian",
  "Somalia:Somali Spain:Spanish Sudan:Sudanese Sweden:Swedish Switzerland:Swiss Syria:Syrian",
  "Taiwan:Taiwanese Tanzania:Tanzanian Thailand:Thai Tunisia:Tunisian Turkey:Turkish Uganda:Ugandan",
  "Ukraine:Ukrainian Uruguay:Uruguayan Venezuela:Venezuelan Vietnam:Vietnamese Wales:Welsh",
  "Zimbabwe:Zimbabwean America:American U.S.: US: USA: UK: U.K.:",
);
const LONG_COUNTRIES = [
  "United States",
  "United Kingdom",
  "New Zealand",
  "South Africa",
  "South Korea",
  "North Korea",
  "Saudi Arabia",
  "Sri Lanka",
  "Costa Rica",
  "Soviet Union",
  "Czech Republic",
];
const CONTINENTS = wordMap("Africa:African Asia:Asian Europe:European Antarctica:Antarctic");

/** A word of a name that tells what is named, at either end. */
const TELLING = wordMap(
  "city:city town:city village:village river:river lake:lake mount:mountain mountain:mountain",
  "mountains:mountain university:university college:university school:school bridge:bridge tower:tower",
  "island:island islands:island sea:sea ocean:ocean street:road road:road avenue:road park:park",
  "company:company inc:company corp:company group:company studios:company prize:award award:award",
  "war:war league:league airport:airport bakery:company store:company market:market county:county",
  "hospital:hospital museum:museum union:organization party:political-party palace:palace earth:planet",
);

const PLACES = new Map<string, NamedPlace>([
  ...namedPlaces(COUNTRIES, "country"),
  ...namedPlaces(CONTINENTS, "continent"),
  ...LONG_COUNTRIES.map(
    (name) => [name.toLowerCase(), { concept: "country", name: name.split(" ") }] as const,
  ),
]);

/** Each place under its name and under its adjectives. */
function namedPlaces(
  places: ReadonlyMap<string, string>,
  concept: string,
): (readonly [string, NamedPlace])[] {
  return [...places].flatMap(([name, adjectives]) => {
    const words = [name, ...adjectives.split(",")].filter((word) => word !== "");
    return words.map((word) => [word.toLowerCase(), { concept, name: [name] }] as const);
  });
}

/** What a name is known to be, with the name itself: that of the country for its adjective (`Danish`: Denmark). */
export function knownPlace(words: readonly string[]): NamedPlace | undefined {
  return PLACES.get(words.join(" ").toLowerCase());
}

/** What a name says of itself: `New York City` is a city, `Mount Everest` a mountain; undefined where it says nothing. */
export function conceptInName(words: readonly string[]): string | undefined {
  const ends = [words.at(-1), words[0]];
  for (const word of ends) {
    const concept = TELLING.get(word?.toLowerCase().replaceAll(".", "") ?? "");
    if (concept !== undefined && words.length > 1) return concept;
  }
  return undefined;
}
