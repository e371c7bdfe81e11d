/** Replies carry their answer at the end, so it is the end that is kept. */
const MAX_CHARACTERS = 4000;

/**
 * A text as lines ready for the tagger: of a long one the end, without marks of formatting, signs that stick to numbers set
 * apart, short forms written out. Takes any string, also one with unpaired surrogates.
 */
export function readLines(text: string): readonly string[] {
  return keepEnd(text)
    .toWellFormed()
    .split(/[\r\n\u2028\u2029]+/u)
    .map((line) => plainNotation(withoutFormatting(line)).trim())
    .filter((line) => line !== "");
}

function keepEnd(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const end = text.slice(-MAX_CHARACTERS);
  const firstWord = end.search(/\s/u);
  return firstWord < 0 ? end : end.slice(firstWord);
}

function withoutFormatting(line: string): string {
  return line
    .replace(/^\s*(?:#{1,6}\s|[-•]\s|\*\s|\d{1,3}[.)]\s)/u, "")
    .replace(/\*\*|__|`+/gu, " ")
    .replace(/\\\$/gu, "$")
    .replace(/\\(?:times|cdot)/gu, "×")
    .replace(/\\[[\]()]|\\text\{|[{}]/gu, " ");
}

function plainNotation(line: string): string {
  return wholeNumbers(writtenOut(line))
    .replace(
      /([$€£])\s*(\d+(?:,\d{3}(?!\d))*(?:\.\d+)?)/gu,
      (_, sign: string, amount: string) => `${amount} ${currency(sign)} `,
    )
    .replace(/(\d)\s*%/gu, "$1 percent ")
    .replace(/(\d)([+×÷*=])(?=\S)/gu, "$1 $2 ")
    .replace(/([+×÷*=])(?=[\d(])/gu, "$1 ")
    .replace(/\d[\d.,()+*/×÷x\s-]*=/gu, (sum) => sum.replace(/(?<=[\d)]\s*)[-/x](?=[\d(\s])/gu, " $& "));
}

/**
 * Numbers as the tagger leaves them whole: `.5` with a nought, and what follows `-5` apart, as it would take the sign off. Behind
 * another number the minus is a subtraction.
 */
function wholeNumbers(line: string): string {
  return line
    .replace(/(?<![\d.\p{L}])\.(?=\d)/gu, "0.")
    .replace(/\u2212/gu, "-")
    .replace(/(?<=[\d%]\s+)-(?=[$€£]?\d)/gu, "- ")
    .replace(/(?<![\p{L}\p{N})])-\d+(?:[.,/]\d+)*(?=[,;:!?)\]](?!\d))/gu, "$& ");
}

function writtenOut(line: string): string {
  return line
    .replace(/[‘’]/gu, "'")
    .replace(/\bcan't\b|\bcannot\b/giu, "can not")
    .replace(/\bwon't\b/giu, "will not")
    .replace(/n't\b/gu, " not")
    .replace(/'re\b/gu, " are")
    .replace(/'ll\b/gu, " will");
}

function currency(sign: string): string {
  if (sign === "€") return "euros";
  return sign === "£" ? "pounds" : "dollars";
}
