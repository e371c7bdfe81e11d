import { canonicalAnswer, extractAnswer } from "../../../../core/answer.ts";
import { cfmadPrompts } from "../../../../core/prompts/cfmad.ts";
import { madPrompts } from "../../../../core/prompts/mad.ts";
import { placeLetter } from "../../../../core/prompts/place-letter.ts";
import { totPrompts } from "../../../../core/prompts/tot.ts";
import type { Question } from "../../../../core/question.ts";
import { compared, ownAnswer, written } from "./comparison.ts";
import type { Part } from "./part.ts";

/** The judge that states the majority; of equally frequent answers the first. */
export const stateMajority: Part = {
  template: madPrompts.sets.terse.majority,
  reply({ problem, shown }) {
    const counts = new Map<string, number>();
    for (const answer of shown("answers").split(", ").filter(Boolean)) {
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    }
    const most = Math.max(0, ...counts.values());
    const [winner = "none"] = [...counts].flatMap(([answer, count]) => (count === most ? [answer] : []));
    const counted = [...counts].map(([answer, count]) => `${written(answer, problem)}: ${count}.`).join(" ");
    return `${counted}\nThe answer is ${written(winner, problem)}.`.trim();
  },
};

/** The judge of answers named by letters, whatever stands below each: the first that is right, else its own. */
export const judge: Part = {
  template: cfmadPrompts.sets.terse.judge,
  reply({ problem, shown }) {
    const claims = answersByLetter(shown("debates"), problem.question);
    const comparisons = claims.map((claim) => compared(problem, claim));
    const best = comparisons.findIndex(({ same }) => same);
    return [
      ...problem.right.lines,
      ...comparisons.map(({ line }, index) => `${placeLetter(index + 1)}: ${line}`),
      best === -1
        ? `None is right. The answer is ${ownAnswer(problem)}.`
        : `The best answer is ${placeLetter(best + 1)}.`,
    ].join("\n");
  },
};

/** The claims that stand behind `A:`, `B:` and so on, each at the beginning of a line; null for a side without an answer. */
function answersByLetter(text: string, question: Question): readonly (string | null)[] {
  const claims: (string | null)[] = [];
  for (const line of text.split("\n")) {
    const name = `${placeLetter(claims.length + 1)}: `;
    if (!line.startsWith(name)) continue;
    const claim = line.slice(name.length);
    const answer = canonicalAnswer(claim, question);
    if (answer !== null || claim === "none") claims.push(claim === "none" ? null : answer);
  }
  return claims;
}

/** A voter: the first choice whose answer is right; the first of all if none is. */
export const vote: Part = {
  template: totPrompts.sets.terse.nextVote,
  reply({ problem, shown }) {
    const choices = [...shown("choices").matchAll(CHOICE)].map(([, text = ""]) => text);
    const comparisons = choices.map((choice) => compared(problem, extractAnswer(choice, problem.question)));
    const best = Math.max(
      0,
      comparisons.findIndex(({ same }) => same),
    );
    return [
      ...problem.right.lines,
      ...comparisons.map(({ line }, index) => `${index + 1}: ${line}`),
      `The best choice is ${best + 1}.`,
    ].join("\n");
  },
};

const CHOICE = /^Choice \d+: (.*)$/gm;
