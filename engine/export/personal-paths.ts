import { homedir } from "node:os";

/** Folders on whose first level people's names stand. */
const FOLDERS_OF_PEOPLE = ["home", "users", "documents and settings"];
/** Folders whose contents a person named: own disks, and the home of the machine's owner. */
const OWN_FOLDERS = ["root", "media", "mnt", "volumes"];

const PART = String.raw`[^\s"'${"`"}<>|*?:;,()[\]{}\\/]+`;
const QUOTED_PART = String.raw`[^\n"'${"`"}<>|*?:\\/]+`;

/**
 * One of the first two of a row of backslashes, or the first behind a row of slashes: to look from every one would take a
 * time that grows with the row's square.
 */
const FIRST_BACKSLASH = String.raw`(?=\\)(?:(?<![\w\\/])|(?<=(?:^|[^\\/])(?:\\|\/+)))\\`;

/** A file's address, a path in quotation marks (which may hold spaces), a Windows path, a Unix path. */
const PATHS = new RegExp(
  [
    String.raw`file:\/\/[^\s"'<>()]+`,
    String.raw`(?<=["'${"`"}])(?:[A-Za-z]:)?(?:[\\/]+${QUOTED_PART}){2,}[\\/]*(?=["'${"`"}])`,
    String.raw`(?:(?<!\w)[A-Za-z]:|${FIRST_BACKSLASH})(?:[\\/]+${PART}(?: ${PART}){0,2}(?=[\\/]))*[\\/]+${PART}[\\/]*`,
    String.raw`(?<![\w.~\\/])(?:\/${PART}){2,}\/*`,
  ].join("|"),
  "g",
);

/** A whole text that is a path, from a root, the home or the folder at hand. */
const WHOLE_PATH = /^(?:[A-Za-z]:|~|\.{1,2})?[\\/][^\n]*$/;

/**
 * Takes the folders of people out of texts: of a path that leads through a home folder, or through a folder with this
 * person's name, the last part is left. URLs, fractions, `and/or` and other paths stay as they are.
 * @param value plain JSON; every string in it is looked at, names of fields too
 * @param home the home folder of this person
 * @returns the same value where there is nothing to take out
 */
export function withoutPersonalPaths<Value>(value: Value, home = homedir()): Value {
  const sign = signOfPeople(home);
  const clean = (text: string): string => {
    if (!sign.test(text)) return text;
    const cleaned = replacePaths(text, (path) => (isPersonal(path, home) ? lastPart(path, home) : path));
    // What is left of one path may be part of another: `"/users//file://users"`. It only ever gets shorter.
    return cleaned === text ? text : clean(cleaned);
  };
  return mapTexts(value, clean);
}

/** Stands in every personal path. Most texts have none, and this is told far sooner than their paths are found. */
function signOfPeople(home: string): RegExp {
  const names = [...FOLDERS_OF_PEOPLE, ...OWN_FOLDERS, nameOf(home)].filter((name) => name !== "");
  return new RegExp(String.raw`file:|[\\/](?:${names.map((name) => literal(name)).join("|")})`, "i");
}

/**
 * Takes every folder out of texts that the engine wrote, such as manifests and errors: files are named without where they lie.
 * @param value plain JSON; every string in it is looked at, names of fields too
 */
export function withoutPaths<Value>(value: Value, home = homedir()): Value {
  return mapTexts(value, (text) =>
    WHOLE_PATH.test(text) ? lastPart(text, home) : replacePaths(text, (path) => lastPart(path, home)),
  );
}

/** A text as a pattern that finds just this text. */
function literal(text: string): string {
  return text.replaceAll(/[^\w\s]/g, "\\$&");
}

function replacePaths(text: string, replace: (path: string) => string): string {
  return text.replaceAll(PATHS, (match) => {
    const end = endOfPath(match);
    return replace(match.slice(0, end)) + match.slice(end);
  });
}

/** Where the signs begin that end a sentence. */
function endOfPath(match: string): number {
  let end = match.length;
  while (end > 0 && ".!".includes(match.charAt(end - 1))) end--;
  return end;
}

function isPersonal(path: string, home: string): boolean {
  if (path.startsWith("file:")) return true;
  const parts = partsOf(path);
  const [first = ""] = parts;
  return (
    OWN_FOLDERS.includes(first) ||
    parts.some((part) => FOLDERS_OF_PEOPLE.includes(part)) ||
    parts.includes(nameOf(home))
  );
}

/** The file's or folder's own name; `~` for a home folder, whose name is a person's. */
function lastPart(path: string, home: string): string {
  const kept = path.split(/[\\/]+/).filter((part) => part !== "");
  const last = kept.at(-1) ?? path;
  const parts = partsOf(path);
  const above = parts.at(-2) ?? "";
  const isHome = FOLDERS_OF_PEOPLE.includes(above) || parts.at(-1) === nameOf(home);
  return isHome ? "~" : last;
}

/** Lower-case parts of a path, without the drive and the scheme. */
function partsOf(path: string): readonly string[] {
  return path
    .replace(/^(?:file:)?[\\/]*(?:[A-Za-z]:)?/, "")
    .toLowerCase()
    .split(/[\\/]+/)
    .filter((part) => part !== "");
}

function nameOf(home: string): string {
  return partsOf(home).at(-1) ?? "";
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value;
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return /[\\/]/.test(value) ? change(value) : value;
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]: [string, unknown]) => [
      mapTexts(name, change),
      mapTexts(item, change),
    ]),
  );
}
