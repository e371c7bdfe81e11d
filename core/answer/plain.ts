/** Stand around the content of `\boxed{…}` in plain text; private-use characters, so no reply contains them by chance. */
export const BOX_START = "\uE000";
export const BOX_END = "\uE001";

/** Stands for a command that changes the value beside it and that we do not compute, so that nobody reads that value. */
export const OPAQUE = "§";

const SYMBOLS: Readonly<Record<string, string>> = {
  times: "×",
  cdot: "×",
  ast: "×",
  div: "÷",
  pm: "±",
  approx: "≈",
  sim: "≈",
  le: "≤",
  leq: "≤",
  ge: "≥",
  geq: "≥",
  ne: "≠",
  neq: "≠",
  degree: "°",
  circ: "°",
  pi: "π",
  sqrt: "√",
  infty: "∞",
  to: "⇒",
  implies: "⇒",
  rightarrow: "⇒",
  Rightarrow: "⇒",
  therefore: "therefore ",
  dots: "…",
  ldots: "…",
  cdots: "…",
  quad: " ",
  qquad: " ",
  pounds: "£",
  euro: "€",
};

/** Commands that only set type: their argument, if any, is kept. */
const TRANSPARENT = new Set(
  (
    "text textbf textit textrm texttt textsf emph underline mathrm mathbf mathit mathsf mathtt mathbb boldsymbol bf rm it " +
    "mbox operatorname left right big Big bigg Bigg displaystyle textstyle large Large LARGE huge normalsize"
  ).split(" "),
);

/** What is written where the group that is open now ends. */
interface Group {
  readonly end: string;
  /** A fraction's numerator: its denominator follows. */
  readonly numerator: boolean;
}

/**
 * A reply without LaTeX and Markdown markup, so that readers see what a person sees: `\frac{3}{4}` becomes `3/4`,
 * `\text{yes}` becomes `yes`, `\boxed{18}` becomes 18 between BOX_START and BOX_END. Blocks of program code are left
 * out, other fences only lose their fence lines. Takes time linear in the length of the reply.
 */
export function plainText(reply: string): string {
  return withoutLatex(withoutCode(reply.replaceAll("\r", "").replace(/[\uE000-\uE002]/g, "")))
    .replace(/(?<!\d)\*\*|\*\*(?!\d)/g, "")
    .replaceAll("`", "")
    .replace(/[ \t]+/g, " ")
    .split("\n")
    .map((line) => line.trim())
    .join("\n");
}

/** A plain text without the signs around its boxes. */
export function withoutBoxes(plain: string): string {
  return plain.replaceAll(BOX_START, "").replaceAll(BOX_END, "");
}

/** Whether a reply, here with its plain text, breaks off within a formula or a box. */
export function breaksOff(reply: string, plain: string): boolean {
  const pairs = [
    [reply, "\\[", "\\]"],
    [reply, "\\(", "\\)"],
    [plain, BOX_START, BOX_END],
  ] as const;
  return pairs.some(([text, start, end]) => text.lastIndexOf(start) > text.lastIndexOf(end));
}

const PROSE_FENCES = new Set([
  "",
  "text",
  "txt",
  "plaintext",
  "markdown",
  "md",
  "latex",
  "tex",
  "math",
  "output",
]);

/** `prose` is a block without a name, or with that of a text. */
type Fence = "none" | "prose" | "code";

/** The block in which a reply ends. */
export function blockAtEnd(reply: string): Fence {
  return fencedLines(reply).at(-1)?.after ?? "none";
}

/** A reply without its blocks of program code and the fence lines of its other blocks. */
export function withoutCode(reply: string): string {
  if (!reply.includes("```")) return reply;
  return fencedLines(reply)
    .flatMap(({ line, within, isFence }) => (within === "code" || isFence ? [] : [line]))
    .join("\n");
}

/** The lines of a reply, each with the block that it stands in and the one that goes on behind it. */
function fencedLines(reply: string): readonly {
  readonly line: string;
  readonly within: Fence;
  readonly after: Fence;
  readonly isFence: boolean;
}[] {
  let fence: Fence = "none";
  return reply.split("\n").map((line) => {
    const within = fence;
    const trimmed = line.trim();
    const isFence = trimmed.startsWith("```") && !trimmed.slice(3).includes("```");
    if (isFence && within === "none") {
      fence = PROSE_FENCES.has(trimmed.slice(3).trim().toLowerCase()) ? "prose" : "code";
    } else if (isFence || trimmed.endsWith("```")) {
      // Small models also write the closing fence behind the last line of code.
      fence = "none";
    }
    return { line, within, after: fence, isFence };
  });
}

const FRACTION = "\uE002";
const MIXED = /(?<=\d) ?\uE002/g;

const COMMAND = /\\(?:([a-zA-Z]+)|([^]))/y;

function withoutLatex(text: string): string {
  const out: string[] = [];
  const groups: Group[] = [];
  let index = 0;
  const opens = (end: string, numerator = false): boolean => {
    if (text[index] !== "{") return false;
    index++;
    groups.push({ end, numerator });
    return true;
  };
  while (index < text.length) {
    const character = text.charAt(index);
    if (character === "\\") {
      COMMAND.lastIndex = index;
      const command = COMMAND.exec(text);
      index += command?.[0].length ?? 1;
      out.push(command ? translated(command, opens, () => text.charAt(index++)) : "");
    } else if (character === "{") {
      opens("");
    } else if (character === "}") {
      index++;
      const group = groups.pop();
      out.push(group?.end ?? "");
      if (group?.numerator) opens("");
    } else {
      index++;
      out.push(character);
    }
  }
  // A whole number before a fraction makes a mixed number, `1 1/2`; a sign stays beside it, `-1/2`.
  return out.join("").replace(MIXED, " ").replaceAll(FRACTION, "").replaceAll("^°", "°");
}

/** What a LaTeX command becomes. `opens` enters its argument, if there is one; `next` takes one character. */
function translated(
  [, name, sign]: RegExpExecArray,
  opens: (end: string, numerator?: boolean) => boolean,
  next: () => string,
): string {
  if (name === undefined) return sign === undefined ? "" : escaped(sign);
  if (name === "boxed" || name === "fbox") return opens(BOX_END) ? BOX_START : "";
  if (/^[dtc]?frac$/.test(name)) return opens("/", true) ? FRACTION : `${FRACTION}${next()}/`;
  if (name === "begin" || name === "end") {
    while (!"}\n".includes(next()));
    return "";
  }
  if (TRANSPARENT.has(name)) {
    opens("");
    return "";
  }
  return (Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined) ?? OPAQUE;
}

function escaped(sign: string): string {
  if (sign === ",") return "\u2009";
  if (sign === "!") return "";
  return "$%&#_{}\"'*`~-.>".includes(sign) ? sign : " ";
}
