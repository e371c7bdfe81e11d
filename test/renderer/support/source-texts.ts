import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const RENDERER = fileURLToPath(new URL("../../../renderer/", import.meta.url));

/** A source file of the page. */
export interface Source {
  /** Relative to the renderer's folder, with `/`. */
  readonly path: string;
  /** Without comments. */
  readonly text: string;
}

/** The page's own sources; its texts in the languages are not among them. */
export function pageSources(): readonly Source[] {
  return globSync("**/*.{ts,tsx}", { cwd: RENDERER })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/^i18n\/(en|zh-CN)\//.test(path))
    .map((path) => ({ path, text: withoutComments(readFileSync(RENDERER + path, "utf8")) }));
}

/** Addresses in strings are kept: their slashes have no blank or line's beginning before them. */
export function withoutComments(source: string): string {
  return source.replace(/\/\*[^]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}

/** A key, or a pattern of keys, that a source asks for. */
export interface Use {
  readonly path: string;
  readonly key: string;
  readonly matches: (key: string) => boolean;
}

/** Every literal and template of a source that names a text in one of the groups. */
export function usesOf({ path, text }: Source, groups: readonly string[]): readonly Use[] {
  const group = `(?:${groups.join("|")})`;
  const literals = [...text.matchAll(new RegExp(`["'](${group}\\.[\\w.-]+)["']`, "g"))];
  const templates = [...text.matchAll(new RegExp(`\`(${group}\\.(?:[^\`$]|\\$\\{[^}]*\\})+)\``, "g"))];
  return [...literals, ...templates].map(({ 1: key = "", index }) => {
    const before = functionBefore(text, index);
    const known = key
      .split(/\$\{([^}]*)\}/)
      .map((part, at) => (at % 2 === 0 ? escaped(part) : valuesOf(part, before, text)));
    const pattern = new RegExp(`^${known.join("")}$`);
    return { path, key, matches: (asked) => pattern.test(asked) };
  });
}

/** What stands before a place in the same function. */
function functionBefore(text: string, place: number): string {
  return text.slice(text.lastIndexOf("\n}", place) + 1, place);
}

/** What may stand for a value in a template: of a list that the source writes out and goes through its members, else anything. */
function valuesOf(value: string, before: string, text: string): string {
  if (!/^\w+$/.test(value)) return ".+";
  const goneThrough = `(\\w+|\\[[^\\[\\]]*\\](?: as const\\))?)\\.(?:map|flatMap)\\(\\s*\\(${value}\\b`;
  const list = [...before.matchAll(new RegExp(goneThrough, "g"))].at(-1)?.[1];
  if (list === undefined) return ".+";
  const members = list.startsWith("[") ? list : new RegExp(`const ${list} = (\\[[^\\]]*\\])`).exec(text)?.[1];
  if (members === undefined || !/^\[(\s*"[\w-]+",?)+\s*\]/.test(members)) return ".+";
  return `(?:${[...members.matchAll(/[\w-]+(?=")/g)].join("|")})`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Words between tags, or in attributes that are read to people, that are not taken from the texts. */
export function visibleWords(jsx: string): readonly string[] {
  const inTags = jsx.matchAll(/(?<!=)>([^<>{}=;()|&?:"`]*\p{L}{2}[^<>{}=;()|&?:"`]*)(?=<[/A-Za-z]|\{)/gu);
  const inAttributes = jsx.matchAll(
    /\s(?:aria-label|title|label|placeholder|alt|description)="([^"]*\p{L}{2}[^"]*)"/gu,
  );
  return [...inTags, ...inAttributes].map(([, words = ""]) => words.trim());
}
