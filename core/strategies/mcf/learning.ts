import { ContractError } from "../../errors.ts";
import type { Outcome } from "../../events.ts";
import { OUTLIER_TESTS, type RetrievalSettings } from "../../experience/repository.ts";
import { processText } from "../../experience/solution.ts";
import { createTaskEncoder } from "../../experience/task-encoder.ts";
import { taskText } from "../../experience/task-text.ts";
import { similarTaskText, type Judged } from "../../prompts/experience.ts";
import type { Question } from "../../question.ts";
import type { AmrParser } from "../../similarity/similarity.ts";
import { askForFeedback } from "./feedback.ts";
import type { StrategyContext } from "../strategy.ts";

/** The options of retrieval, as a strategy's table holds them. */
export interface LearningOptions {
  readonly experience: boolean;
  readonly minimum: number;
  readonly lambda: number;
  readonly outlierTest: string;
}

/** Who learns, from which question. */
export interface LearningSetup {
  /** Id of the method. */
  readonly strategy: string;
  readonly question: Question;
  readonly options: LearningOptions;
  /** Makes the parser of a path, as `parsersOf` does. */
  readonly parserAt: (path: string) => AmrParser;
}

/** How a dialogue ended. */
export interface Solved extends Omit<Judged, "answer"> {
  readonly outcome: Outcome;
}

/** The experience repository at one question (MCF, Algorithm 1). */
export interface Learning {
  /** RETRIEVE: the most similar task with its process and answer, for prompts; null if there is none. */
  retrieve(): Promise<string | null>;
  /** STORE: keeps the solution if the feedback judge finds it good. Without an answer nobody is asked. */
  learn(solved: Solved): Promise<void>;
}

const RETRIEVAL_PATH = "experience";
const FEEDBACK_PATH = "feedback";

/**
 * Opens the repository for one question; null if the options do not ask for it.
 * @throws ContractError if the run has no repository
 */
export function openLearning(
  { strategy, question, options, parserAt }: LearningSetup,
  context: StrategyContext,
): Learning | null {
  if (!options.experience) return null;
  const repository = context.experience;
  if (repository === undefined) {
    throw new ContractError("This run has no experience repository. Leave out --option experience=true.", {
      option: "experience",
    });
  }
  const encoder = createTaskEncoder(context.embedder, parserAt(RETRIEVAL_PATH));
  const task = taskText(question);
  const { answerType } = question;

  return {
    async retrieve() {
      const retrieval = await repository.retrieve(task, encoder, settingsOf(options), question.text);
      const { outcome, nearest } = retrieval;
      const seen = { kind: "experience-retrieved", repository: repository.name, ...retrieval } as const;
      context.record(RETRIEVAL_PATH, seen);
      if (outcome !== "found" || nearest === null) return null;
      return similarTaskText(nearest.experience, question, context.maxTokens, context.wording);
    },

    async learn({ history, final, outcome: { answer } }) {
      if (answer === null) return;
      const judged = { history, final, answer };
      const { good, reason } = await askForFeedback(FEEDBACK_PATH, question, judged, context);
      const process = processText(history, final);
      const model = context.modelOf("assistant");
      const solution = { task, answerType, process, answer, model, strategy };
      const stored = good
        ? await repository.add({ ...solution, feedback: "judge", source: null }, encoder)
        : null;
      context.record(FEEDBACK_PATH, {
        kind: "experience-judged",
        good: good === true,
        reason,
        readable: good !== null,
        stored: stored?.id ?? null,
      });
    },
  };
}

function settingsOf({ minimum, lambda, outlierTest }: LearningOptions): RetrievalSettings {
  return { minimum, lambda, outlierTest: OUTLIER_TESTS.find((test) => test === outlierTest) ?? "below" };
}
