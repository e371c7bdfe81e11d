import { ANSWER_TYPES, type AnswerType, type Question } from "../question.ts";
import { isBinary } from "../scoring/score.ts";
import { argueStances } from "./cfmad/abduction.ts";
import type { Oddity } from "./oddity.ts";
import { temperatureOption, type OptionsOf, type OptionTable } from "./options.ts";
import { withQueriesOnce } from "./shared/queries-once.ts";
import { crossExamine, reflect, updateAll, type StanceDebate } from "./cfmad/stance-debate.ts";
import { judgeDebates } from "./cfmad/stance-judge.ts";
import { presetStances, STANCE_SAMPLES } from "./cfmad/stances.ts";
import { defineStrategy, type StrategyContext } from "./strategy.ts";

/** Update rounds of the plain debate that stands in for the counterfactual one (docs/methods.md). */
const MAD_ROUNDS = 3;

const OPTIONS = {
  temperature: temperatureOption(0.2),
  stances: {
    type: "integer",
    default: 2,
    min: 2,
    max: 5,
    help: "Number of preset stances; a yes-or-no question always has two",
  },
  rounds: {
    type: "integer",
    default: 1,
    min: 1,
    max: 5,
    help: "Rounds of critic and rebuttal in the counterfactual debate",
  },
  debate: {
    type: "choice",
    default: "counterfactual",
    values: ["counterfactual", "none", "self-reflection", "mad"],
    help: "What comes between the abductions and the judge; the others than counterfactual are ablations",
  },
  secondStance: {
    type: "choice",
    default: "runner-up",
    values: ["runner-up", "random"],
    help: "Where the second stance of a multiple-choice question comes from; runner-up draws only if there is none",
  },
  swap: { type: "boolean", default: false, help: "Show the stances to the judge in reverse order" },
} as const satisfies OptionTable;

const SAME_SAMPLES: Oddity = {
  id: "sameSamples",
  message:
    `At temperature 0 all samples are the same, so the stances of a question that is not yes-or-no come from one of the ` +
    `${STANCE_SAMPLES}; set --temperature above 0.`,
};

type Options = OptionsOf<typeof OPTIONS>;

/** Counterfactual Multi-Agent Debate: agents with preset stances defend them against critics, a judge decides. */
export const cfmad = defineStrategy({
  id: "cfmad",
  family: "counterfactual",
  title: "Counterfactual Multi-Agent Debate",
  summary:
    "Each agent must argue for a preset answer and defend it against a critic; a judge who sees all debates decides.",
  source: "Fang et al. 2025 (CFMAD), §3 and table 2",
  answerTypes: ANSWER_TYPES,
  roles: ["solver", "debater", "critic", "judge"],
  options: OPTIONS,
  promptIds: ["zero-shot-cot", "cfmad"],
  maxCalls: (options, _model, answerTypes) => callsOf(options, answerTypes),
  expectedCalls: (options, _model, answerTypes) => ({
    calls: callsOf(options, answerTypes),
    together: stancesOf(options, answerTypes),
  }),
  usesEmbedder: (_options, answerType) => answerType === "text",
  warnings: ({ debate, rounds, temperature }, outlook) => [
    ...(debate !== "counterfactual" && rounds > 1 ? [noCritics(debate, rounds)] : []),
    ...(temperature === 0 && (outlook?.answerTypes ?? ANSWER_TYPES).some((type) => !isBinary(type))
      ? [SAME_SAMPLES]
      : []),
  ],

  async run(question, options, given) {
    const context = withQueriesOnce(given);
    const stances = await presetStances(question, options, context);
    const abductions = await argueStances(stances, question, context);
    const debates = await debateStances(abductions, options, question, context);
    const answer = await judgeDebates(options.swap ? debates.toReversed() : debates, question, context);
    return { answer, agreement: null };
  },
});

function noCritics(debate: string, rounds: number): Oddity {
  const message = `With debate=${debate} there are no critics: rounds=${rounds} changes nothing.`;
  return { id: "noCritics", message };
}

/**
 * s + k(1 + 2·rounds) + 1 calls for k stances, with s samples before them where their answers are not known beforehand; ablations
 * have other debates.
 */
function callsOf(options: Options, answerTypes?: readonly AnswerType[]): number {
  const samples = areBinary(answerTypes) ? 0 : STANCE_SAMPLES;
  const aStance = 1 + debateCalls(options.debate, options.rounds);
  return samples + stancesOf(options, answerTypes) * aStance + 1;
}

function stancesOf({ stances }: Options, answerTypes?: readonly AnswerType[]): number {
  return areBinary(answerTypes) ? 2 : stances;
}

/** Whether the stances of all questions are their two answers. */
function areBinary(answerTypes?: readonly AnswerType[]): boolean {
  return answerTypes?.every(isBinary) ?? false;
}

function debateCalls(debate: string, rounds: number): number {
  switch (debate) {
    case "none":
      return 0;
    case "self-reflection":
      return 1;
    case "mad":
      return MAD_ROUNDS;
    default:
      return 2 * rounds;
  }
}

async function debateStances(
  abductions: readonly StanceDebate[],
  { debate, rounds }: Options,
  question: Question,
  context: StrategyContext,
): Promise<readonly StanceDebate[]> {
  switch (debate) {
    case "none":
      return abductions;
    case "self-reflection":
      return Promise.all(abductions.map((abduction) => reflect(abduction, question, context)));
    case "mad": {
      let debates = abductions;
      for (let round = 1; round <= MAD_ROUNDS; round++) {
        debates = await updateAll(debates, round, question, context);
      }
      return debates;
    }
    default:
      return Promise.all(abductions.map((abduction) => crossExamine(abduction, rounds, question, context)));
  }
}
