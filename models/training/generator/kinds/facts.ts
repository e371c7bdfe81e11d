import { withArticles, withCapitals } from "../grammar.ts";
import { between, chance, pick, pickSeveral, shuffled, type Random } from "../random.ts";
import type { Problem } from "../problem.ts";
import type { FactFamily, SizeFamily } from "./fact-families.ts";
import { sizeLine } from "./relations.ts";
import { statementProblem } from "./statement.ts";

/** Asks whether a context says something of a thing, which one of its facts, or two together, tell. */
export function factsProblem(random: Random, family: FactFamily): Problem {
  const [chain = [], ...others] = drawChains(random, family);
  const start = chain[0]?.from ?? "";
  const last = chain.at(-1) ?? NO_FACT;
  const otherEnd = pick(random, others).at(-1)?.to ?? "";
  const claimed = chance(random, 0.5) ? last.to : otherEnd;
  const isTrue = claimed === last.to;
  const misread = { ...last, to: isTrue ? otherEnd : claimed };
  const asked = { a: start, b: claimed };
  const wayTo = (end: Fact) => [...chain.slice(0, -1), end].map(sentence);
  return statementProblem(random, {
    family: family.id,
    context: shuffled(random, [chain, ...others].flat()).map(sentence),
    claim: said(pick(random, family.claims), asked),
    question: said(pick(random, family.questions), asked),
    instructions: [...chain.map(({ from }) => `Look up ${from}.`), `Compare ${last.to} with ${claimed}.`],
    isTrue,
    right: [...wayTo(last), sameLine(last.to, claimed, isTrue)],
    denied: [...wayTo(last), sameLine(last.to, claimed, !isTrue)],
    misread: [...wayTo(misread), sameLine(misread.to, claimed, !isTrue)],
  });
}

/** Asks whether a thing of a context has a larger, or smaller, number than another one. */
export function sizesProblem(random: Random, family: SizeFamily): Problem {
  const wording = pick(random, family.facts);
  const sizes = drawSizes(random, family);
  const sentenceOf = ({ name, size }: Size) => said(wording, { a: name, x: String(size) });
  const [one = NO_SIZE, other = NO_SIZE] = sizes;
  const larger = chance(random, 0.5);
  const statement = pick(random, larger ? family.larger : family.smaller);
  const asked = { a: one.name, b: other.name };
  const slip = between(random, 1, Math.min(9, one.size - 1));
  const misread = { ...other, size: one.size > other.size ? one.size + slip : one.size - slip };
  return statementProblem(random, {
    family: family.id,
    context: shuffled(random, sizes).map(sentenceOf),
    claim: said(statement.claim, asked),
    question: said(statement.question, asked),
    instructions: [
      `Look up ${one.name}.`,
      `Look up ${other.name}.`,
      `Compare ${one.size} with ${other.size}.`,
    ],
    isTrue: one.size > other.size === larger,
    right: [sentenceOf(one), sentenceOf(other), sizeLine(one.size, other.size)],
    denied: [sentenceOf(one), sentenceOf(other), wrongSizeLine(one.size, other.size)],
    misread: [sentenceOf(one), sentenceOf(misread), sizeLine(one.size, misread.size)],
  });
}

/** What leads from one thing to another, and how it is said. */
interface Fact {
  readonly from: string;
  readonly to: string;
  readonly wording: string;
}

const NO_FACT: Fact = { from: "", to: "", wording: "" };

/** Facts that lead from a first term to a last one, for several first terms; no term is in two chains. */
function drawChains(random: Random, { terms, facts }: FactFamily): Fact[][] {
  const count = between(random, 2, 4);
  const taken = new Set<string>();
  const drawn = terms.map((list) => {
    // Some lists have words in common, such as basket.
    const several = pickSeveral(
      random,
      list.filter((term) => !taken.has(term)),
      count,
    );
    for (const term of several) taken.add(term);
    return several;
  });
  const wordings = facts.map((each) => pick(random, each));
  return Array.from({ length: count }, (_, chain) =>
    wordings.map((wording, hop) => ({
      from: drawn[hop]?.[chain] ?? "",
      to: drawn[hop + 1]?.[chain] ?? "",
      wording,
    })),
  );
}

function sentence({ from, to, wording }: Fact): string {
  return said(wording, { a: from, b: to });
}

interface Size {
  readonly name: string;
  readonly size: number;
}

const NO_SIZE: Size = { name: "", size: 0 };

/** Several things with different numbers. */
function drawSizes(random: Random, { terms, lowest, highest }: SizeFamily): Size[] {
  const sizes = new Set<number>();
  const names = pickSeveral(random, terms, between(random, 2, 4));
  while (sizes.size < names.length) sizes.add(between(random, lowest, highest));
  return [...sizes].map((size, index) => ({ name: names[index] ?? "", size }));
}

function said(wording: string, values: Readonly<Record<string, string>>): string {
  return withCapitals(withArticles(wording.replace(/\{(\w)\}/g, (_, name: string) => values[name] ?? "")));
}

function sameLine(left: string, right: string, isSame: boolean): string {
  return `${left} vs ${right}: ${isSame ? "same" : "different"}.`;
}

function wrongSizeLine(left: number, right: number): string {
  return `${left} vs ${right}: ${left > right ? "less" : "more"}.`;
}
