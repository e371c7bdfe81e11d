/** HTML or SVG that may stand in a document as it is. */
export interface Markup {
  readonly markup: string;
}

/** What a template may hold: a text or number, which is escaped, or markup, which is not. */
export type Content = string | number | Markup | readonly Content[] | null;

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Control characters that HTML forbids; tabs and line breaks stay. */
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A text that stands in HTML, in an attribute too, as the characters that it has. */
export function escaped(text: string): string {
  return text
    .replaceAll(FORBIDDEN, "\ufffd")
    .toWellFormed()
    .replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Markup from a template; whatever is put into it is escaped unless it is markup itself. Attributes are to be quoted. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  const markup = parts.map((part, index) => part + rendered(contents[index] ?? null)).join("");
  return { markup };
}

function rendered(content: Content): string {
  if (content === null) return "";
  if (typeof content === "string") return escaped(content);
  if (typeof content === "number") return String(content);
  if (isMarkup(content)) return content.markup;
  return content.map(rendered).join("");
}

function isMarkup(content: Markup | readonly Content[]): content is Markup {
  return "markup" in content;
}
