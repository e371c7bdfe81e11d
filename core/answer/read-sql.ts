import { significantTokens, sqlTokens } from "../sql-tokens.ts";

/**
 * The query of a reply: its last fenced block that holds SQL, or what it announces as its answer behind the last fence;
 * else its last query that stands on a line of its own or behind a marker ("The answer is SELECT …"). Prose is never taken
 * for a query, nor the part of one that an explanation quotes, in a fence or not ("`SELECT name` gives …"). Takes time linear
 * in its length.
 * @returns the query in canonical form (`canonicalQuery`), or null if the reply has none
 */
export function readSql(text: string): string | null {
  const parts = text.split(FENCE);
  const fenced = fencedQuery(parts);
  if (fenced === null) return plainQuery(text, queryStart);
  const isClosed = parts.length % 2 === 1;
  const announced = isClosed ? plainQuery(parts.at(-1) ?? "", announcedStart) : null;
  return announced !== null && (hasSource(announced) || !hasSource(fenced)) ? announced : fenced;
}

/** A query without semicolons, comments and blanks at its ends; null if nothing is left. Its own canonical form. */
export function canonicalQuery(text: string): string | null {
  let start = 0;
  let end = 0;
  for (const token of significantTokens(text)) {
    if (token.text === ";") continue;
    if (end === 0) start = token.start;
    end = token.end;
  }
  return end === 0 ? null : text.slice(start, end).trim();
}

const READS = /^(?:select|with|values)\b\s*\S/i;
/** Also what a database's owner may not let run: the reply has answered, if wrongly. */
const STATEMENT =
  /^(?:select|with|values|insert|update|delete|replace|create|drop|alter|pragma|explain|attach|vacuum)\b\s*\S/i;
const TAG = /^[ \t]*sql(?:ite3?)?(?![\w-])/i;
/** Whatever else a block is called: `mysql`, `text`. */
const OTHER_TAG = /^[ \t]*[\w+-]{1,20}[ \t]*(?=\n)/;
const FENCE = /`{3,}|(?<=^|\n)[ \t]*~{3,}/;

/**
 * The last query of a fenced block, but for one without a source behind one that has it, as `plainQuery` has it. A fence that
 * was never closed counts: the reply was cut off, or its end is the query's.
 * @param parts of the reply, divided at its fences
 */
function fencedQuery(parts: readonly string[]): string | null {
  let withoutSource: string | null = null;
  for (let index = parts.length - (parts.length % 2 === 0 ? 1 : 2); index > 0; index -= 2) {
    const query = blockQuery(parts[index] ?? "");
    if (query === null) continue;
    if (!READS.test(query) || hasSource(query)) return query;
    withoutSource ??= query;
  }
  return withoutSource;
}

function blockQuery(block: string): string | null {
  const isTagged = TAG.test(block);
  const query = canonicalQuery(isTagged ? block.replace(TAG, "") : block);
  if (query !== null && (isTagged ? STATEMENT : READS).test(query)) return query;
  const untagged = canonicalQuery(block.replace(OTHER_TAG, ""));
  return untagged !== null && READS.test(untagged) ? untagged : null;
}

/** A heading or a marker may stand before a query on its line, and signs that set it off. */
const MARKER =
  /\b(?:answer|query|sql|statement)\b[^\n]{0,60}?(?:\b(?:is|be)(?: (?:as follows|the following|given below|below|this))?(?: ?[:：])?|[:：])(?![\w])/gi;
/** What a reply says of its own query. Of another's, or of a wrong one, it speaks in other words. */
const ANNOUNCES =
  /\b(?:the|my)(?: (?:final|correct|corrected|right|best|complete|sql)){0,3} (?:answer|query|statement) is(?: as follows)?\b ?[:：]?|\bfinal (?:sql )?(?:answer|query|statement) ?[:：]/gi;
const SET_OFF = /[ \t>*_"“`]*/y;
/** In capitals, or small throughout: "Select the …" is how an instruction begins. */
const BEGINS = /(?:SELECT|select|WITH|with|VALUES|values)\b/y;

/**
 * The last query, but for one without a source behind one that has it: an explanation quotes such parts. The lines of one
 * query are not looked through for another.
 * @param startOf where a query begins on a line
 */
function plainQuery(text: string, startOf: (line: string) => number | null): string | null {
  const lines = text.split("\n");
  let found: string | null = null;
  let isWhole = false;
  for (let index = 0; index < lines.length; index++) {
    const start = startOf(lines[index] ?? "");
    const taken = start === null ? [] : queryLines(lines, index, start);
    index += Math.max(0, taken.length - 1);
    const query = canonicalQuery(withoutStop(taken.join("\n")));
    if (query === null || !READS.test(query)) continue;
    const reads = hasSource(query);
    if (isWhole && !reads) continue;
    found = query;
    isWhole = reads;
  }
  return found;
}

/** Whether a query reads rows from somewhere. */
function hasSource(query: string): boolean {
  for (const { kind, text } of significantTokens(query)) {
    if (kind === "word" && /^(?:from|values)$/i.test(text)) return true;
  }
  return false;
}

/** The lines from `index` on, up to a semicolon, a fence, a blank line or prose. */
function queryLines(lines: readonly string[], index: number, start: number): string[] {
  const taken: string[] = [];
  for (let at = index; at < lines.length; at++) {
    const [line, isLast] = withoutRest(lines[at] ?? "", at === index ? start : 0);
    if (line.trim() === "" || FENCE.test(line) || isProse(line)) break;
    taken.push(line);
    if (isLast) break;
  }
  return taken;
}

/** Where a query begins on a line: at its beginning, or behind a marker. */
function queryStart(line: string): number | null {
  return startAfter(line, [0, ...endsOf(MARKER, line)]);
}

/** Where a query begins on a line that announces it as the answer. */
function announcedStart(line: string): number | null {
  return startAfter(line, endsOf(ANNOUNCES, line));
}

function endsOf(marker: RegExp, line: string): readonly number[] {
  return [...line.matchAll(marker)].map(({ index, 0: text }) => index + text.length);
}

function startAfter(line: string, places: readonly number[]): number | null {
  for (const from of places) {
    SET_OFF.lastIndex = from;
    SET_OFF.test(line);
    BEGINS.lastIndex = SET_OFF.lastIndex;
    if (BEGINS.test(line)) return SET_OFF.lastIndex;
  }
  return null;
}

/** A line from `start` on, up to a semicolon or to the quotation mark that closes what opened before it. */
function withoutRest(line: string, start: number): readonly [string, boolean] {
  const end = closingMark(line, start);
  const part = line.slice(start, end ?? line.length);
  for (const token of sqlTokens(part)) {
    if (token.text === ";") return [part.slice(0, token.start), true];
  }
  return [part, end !== null];
}

/** A double quotation mark may also stand within the query, so the line's last one closes it. */
function closingMark(line: string, start: number): number | null {
  const opening = line.charAt(start - 1);
  if (opening === '"') return orNull(line.lastIndexOf('"'), start);
  if (opening === "“") return orNull(line.indexOf("”", start), start);
  return opening === "`" ? orNull(line.indexOf("`", start), start) : null;
}

function orNull(index: number, start: number): number | null {
  return index < start ? null : index;
}

function withoutStop(query: string): string {
  return query.trimEnd().replace(/[.。*]{1,3}$/, "");
}

const KEYWORDS = new Set(
  (
    "all and as asc between by case cast collate cross desc distinct else end escape except exists first from full glob " +
    "group having in inner intersect is join last left like limit natural not null nulls offset on or order outer over " +
    "partition recursive right rows select then union using values when where with"
  ).split(" "),
);
const PROSE = new Set(["the", "this", "that", "these", "which", "of"]);
/** A name with its alias makes two words side by side; no query has more of them. */
const MOST_WORDS = 2;

/** Whether a line is said to a person: it has a word that no query has, or a chain of words that are no keywords. */
function isProse(line: string): boolean {
  if (/[:：]\s*$/.test(line.slice(-20))) return true;
  let chain = 0;
  for (const { kind, text } of significantTokens(line)) {
    const word = text.toLowerCase();
    if (kind === "word" && PROSE.has(word)) return true;
    chain = kind === "word" && !KEYWORDS.has(word) ? chain + 1 : 0;
    if (chain > MOST_WORDS) return true;
  }
  return false;
}
