import type { ReplyEnd } from "../../model.ts";

const NUMBERED = /^(?:[a-z-]{2,15} )?\(?\d{1,2}[.):、：](?!\d)\s*(.*)$/i;
const BULLETED = /^[-•–·]\s*(.*)$/;
const QUESTION = /^(.*[?？])$/;

/** An item longer than this is an explanation. */
const MAX_CHARACTERS = 400;

/**
 * The items of the list that a reply holds: numbered ones, else bulleted ones, else lines that are questions. Emphasis is
 * taken away, repeated items count once, and the last line of a reply that was cut off is left out.
 * @returns no items if the reply holds no list
 */
export function listItems(reply: string, ended: ReplyEnd = "stop"): readonly string[] {
  const lines = reply.split("\n").map(withoutMarkup);
  const whole = ended === "length" ? lines.slice(0, -1) : lines;
  for (const form of [NUMBERED, BULLETED, QUESTION]) {
    const items = whole
      .map((line) => (form.exec(line)?.[1] ?? "").trim())
      .filter((item) => /[\p{L}\p{N}]/u.test(item) && item.length <= MAX_CHARACTERS);
    if (items.length > 0) return [...new Set(items)];
  }
  return [];
}

/** A line without emphasis, heading signs and quote signs; a star that begins it is a bullet. */
function withoutMarkup(line: string): string {
  return line
    .trim()
    .replace(/^(?:#{1,6}|>)\s*/, "")
    .replace(/\*\*|__/g, "")
    .replace(/^[*+]\s/, "- ")
    .trim();
}
