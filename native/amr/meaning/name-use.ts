/** What a name stands beside when nothing in it tells what it names. */
export type NameUse = "person" | "place" | "modifier";
