import type { Exemplar } from "../exemplars/exemplar.ts";
import { exemplarsFor } from "../exemplars/shown.ts";
import { heldAnswers, tellsLevel, TIT_FOR_TAT, type Debate } from "../prompts/debate-messages.ts";
import { ANSWER_TYPES, type AnswerType, type Question } from "../question.ts";
import { JUDGE_PATH, judgeDebate } from "./mad-judge/debate-judge.ts";
import { giveBaseAnswer, seatDebaters, speak } from "./mad-judge/debate-speech.ts";
import { moderate, preferredAnswer, type ModeratorVerdict } from "./mad-judge/moderator.ts";
import { madJudgeOptions } from "./mad-judge/options.ts";
import type { Oddity } from "./oddity.ts";
import type { OptionsOf } from "./options.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { firstThatGives, giveSameResult, type GivenAnswer } from "./mad-judge/sql-candidates.ts";
import { defineStrategy, type RunOutlook, type StrategyContext } from "./strategy.ts";

/** Rounds of most debates that a preference may end. */
const USUAL_ROUNDS = 1;

/** Debate in the state of tit for tat: debaters argue, a moderator ends the debate or a judge decides it. */
export const madJudge = defineStrategy({
  id: "mad-judge",
  family: "debate",
  title: "Debate with a judge (tit for tat)",
  summary:
    "An affirmative and a negative side argue about a base answer until a moderator prefers one; else a judge decides.",
  source: "MAD, Algorithm 1 and listings 1–3; Liang et al. 2023",
  answerTypes: ANSWER_TYPES,
  roles: ["solver", "affirmative", "negative", "debater", "moderator", "judge"],
  options: madJudgeOptions,
  promptIds: ["zero-shot-cot", "mad-judge", "few-shot"],
  exemplars: "answers",
  maxCalls: ({ agents, rounds }) => 1 + (agents + 1) * rounds + 2,
  expectedCalls: ({ agents, rounds, adaptiveBreak }) => ({
    calls: 1 + (agents + 1) * (adaptiveBreak ? USUAL_ROUNDS : rounds),
    together: 1,
  }),
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ titForTat }, outlook) => (outlook === undefined ? [] : untoldLevel(titForTat, outlook)),

  async run(question, options, given) {
    const { agents, rounds, adaptiveBreak, titForTat, swap } = options;
    const { sqlEqualEnds, sqlMustRun, sqlMend } = options;
    const context = withQueriesOnce(given);
    const base = await giveBaseAnswer(question, sqlMend, context);
    const level = levelOf(titForTat, question.answerType);
    const ownQuery = exemplarsOfOwnQuery(question, options, context);
    const topic = { question, titForTat: level, swap, ownQuery, mendsQueries: sqlMend, base };
    let debate: Debate = { ...topic, sides: seatDebaters(agents), speeches: [] };
    const verdicts: ModeratorVerdict[] = [];
    const mayEndEqual = adaptiveBreak && sqlEqualEnds && question.answerType === "sql";

    for (let round = 1; round <= rounds; round++) {
      for (const side of debate.sides) {
        const speech = await speak(side, round, debate, context);
        debate = { ...debate, speeches: [...debate.speeches, speech] };
      }
      const last = debate.speeches.slice(-agents);
      if (mayEndEqual && (await giveSameResult(last, `round-${round}`, context))) {
        endDebate(round, "equal-results", context);
        return { answer: last[0]?.answer ?? null, agreement: null };
      }
      const verdict = await moderate(round, debate, context);
      verdicts.push(verdict);
      const preferred = await preferredAnswer(verdict, debate, sqlMustRun, context);
      if (preferred !== null && (adaptiveBreak || round === rounds)) {
        endDebate(round, adaptiveBreak ? "preference" : "rounds", context);
        recordReplaced(verdict.answer, preferred, context);
        return { answer: preferred.answer, agreement: null };
      }
    }
    endDebate(rounds, "rounds", context);
    const judged = await judgeDebate(debate, verdicts, context);
    if (judged === null || !sqlMustRun) return { answer: judged, agreement: null };
    const held = heldAnswers(debate);
    const ending = await firstThatGives([judged, ...held], JUDGE_PATH, debate, context);
    recordReplaced(judged, ending, context);
    return { answer: ending?.answer ?? judged, agreement: null };
  },
});

/** Records that another query than the verdict's is the answer, if it is so. */
function recordReplaced(chosen: string | null, ending: GivenAnswer | null, context: StrategyContext): void {
  if (ending === null || ending.said === chosen) return;
  const from = "query that gives more than the chosen one";
  context.record("answer", { kind: "answer-read", from, answer: ending.answer });
}

/** What the negative side's own first query is written after; null if it has none of its own. */
function exemplarsOfOwnQuery(
  question: Question,
  { sqlOwnQuery, sqlShots }: OptionsOf<typeof madJudgeOptions>,
  context: StrategyContext,
): readonly Exemplar[] | null {
  if (sqlOwnQuery && question.answerType === "sql") {
    return exemplarsFor(question, sqlShots, context);
  }
  if (context.exemplars !== undefined) {
    const message =
      "The given exemplars are not shown: only the negative side's own query, over SQL, is written after some.";
    context.record("exemplars", { kind: "warning", message });
  }
  return null;
}

/** Warns of a level that was chosen and that no prompt tells the sides. */
function untoldLevel(titForTat: string, { answerTypes, wording }: RunOutlook): readonly Oddity[] {
  const level = chosenLevel(titForTat);
  if (level === undefined || answerTypes.some((answerType) => tellsLevel(level, { answerType }, wording)))
    return [];
  return [
    {
      id: "untoldLevel",
      message:
        `titForTat=${level} changes nothing: the ${wording.set} prompts do not say how much to disagree. Leave it out, or use ` +
        `--prompts standard.`,
    },
  ];
}

function chosenLevel(titForTat: string): Debate["titForTat"] | undefined {
  return TIT_FOR_TAT.find((each) => each === titForTat);
}

function levelOf(titForTat: string, answerType: AnswerType): Debate["titForTat"] {
  return chosenLevel(titForTat) ?? (answerType === "sql" ? "1" : "2");
}

function endDebate(
  round: number,
  why: "preference" | "equal-results" | "rounds",
  context: StrategyContext,
): void {
  context.record(`round-${round}`, { kind: "debate-ended", round, why });
}
