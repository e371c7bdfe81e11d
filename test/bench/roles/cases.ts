import { NO_TOKENS, type PromptSetName, type ScoreRequest, type Scoring } from "../../../core/model.ts";
import type { DatasetQuestion } from "../../../core/question.ts";
import { modelDouble, MODEL_INFO } from "../../engine/doubles.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { wordParser } from "../../support/word-parser.ts";
import type { SolverReply } from "./chains.ts";
import type { Bench } from "./play.ts";

/** A question to which 21 is the right answer. */
export function question21(id: string): DatasetQuestion {
  const text = "Tom has 12 pens and buys 9 more. How many pens does he have?";
  return { id, text, dataset: "pens", gold: "21", answerType: "number", choices: [], acceptedAnswers: [] };
}

/** A solver's reply that ends with this answer. */
export function replyWith(
  answer: string,
  question: string,
  sample = 0,
  more: Partial<SolverReply> = {},
): SolverReply {
  const text = `Sample ${sample}. The answer is ${answer}.`;
  return { question, sample, text, ended: "stop", tokens: NO_TOKENS, ...more };
}

/** A bench on a model that says the same to everybody, and to which all words are equally probable. */
export function benchSaying(text: string, prompts: PromptSetName = "standard"): Bench {
  const model = { ...modelDouble(() => text), info: { ...MODEL_INFO, prompts }, score: scoreWords };
  return { model, embedder: letterEmbedder(), parser: wordParser(), seed: 0, maxTokens: 64 };
}

function scoreWords({ continuations }: ScoreRequest): Promise<Scoring> {
  const scored = continuations.map((reply) => ({ logProbabilities: reply.split(" ").map(() => -1) }));
  return Promise.resolve({ continuations: scored, tokens: NO_TOKENS, seconds: 0.5 });
}
