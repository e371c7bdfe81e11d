import type { Observation, Outcome, Role, Turn } from "../events.ts";
import type { Exemplar } from "../exemplars/exemplar.ts";
import type { ChatMessage, PromptSetName, Sampling } from "../model.ts";
import type { Wording } from "../prompts/prompt.ts";
import type { AnswerType, Question } from "../question.ts";
import type { ExperienceRepository } from "../experience/repository.ts";
import type { AmrParser, Embedder, ParserKind } from "../similarity/similarity.ts";
import type { Database } from "../sql.ts";
import type { Oddity } from "./oddity.ts";
import type { OptionTable, OptionsOf } from "./options.ts";

/** What a strategy may do. It knows no files, no database and no model library. */
export interface StrategyContext {
  readonly wording: Wording;
  /** Largest number of new tokens of a reply: what a JSON schema's texts must fit into. */
  readonly maxTokens: number;
  /** The run's seed, for what is drawn and not sampled. */
  readonly seed: number;
  readonly embedder: Embedder;
  /** The database that the question is about; there for every question of type `sql`. */
  readonly database?: Database;
  /** Exemplars from a person's file, or made for the whole run; without them a method shows the built-in ones. */
  readonly exemplars?: readonly Exemplar[];
  /** The parser of meaning graphs that works without a model. */
  readonly parser: AmrParser;
  /** There if the options say `usesExperience`. */
  readonly experience?: ExperienceRepository;
  /** Name of the model that a role has. */
  modelOf(role: Role): string;
  /** Weights of that model, a plain count. */
  parametersOf(role: Role): number;
  /**
   * One call of the model. Calls that do not depend on each other are issued together, in one Promise.all.
   * @param path unique within the question; it names the turn and seeds it
   * @param sampling what differs from the strategy's temperature and the run's defaults
   */
  say(
    role: Role,
    path: string,
    messages: readonly ChatMessage[],
    sampling?: Partial<Sampling>,
  ): Promise<Turn>;
  /** Records what was seen or decided; it is stored, shown, and changes nothing. */
  record(path: string, observation: Observation): void;
}

export type StrategyFamily =
  "single-agent" | "filtering" | "debate" | "counterfactual" | "tree-of-thought" | "adaptive";

/** What a run is about, beside its options. */
export interface RunOutlook {
  readonly answerTypes: readonly AnswerType[];
  readonly wording: Wording;
}

/** What of the model that is asked decides how many calls a method makes. */
export interface ModelOutlook {
  /** Weights, a plain count. */
  readonly parameters: number;
  /** The prompt set that it is asked with. */
  readonly prompts: PromptSetName;
}

/** The calls that one question usually takes. */
export interface ExpectedCalls {
  readonly calls: number;
  /** How many of them are issued together in most steps. */
  readonly together: number;
}

/** One reasoning method. */
export interface Strategy<Table extends OptionTable = OptionTable> {
  readonly id: string;
  readonly family: StrategyFamily;
  /** The field's name of the method. */
  readonly title: string;
  /** One sentence: what the agents do. */
  readonly summary: string;
  /** Where it comes from. */
  readonly source: string;
  readonly answerTypes: readonly AnswerType[];
  /** The roles of its agents; each can be given a model of its own. */
  readonly roles: readonly Role[];
  readonly options: Table;
  /** Ids of the prompt files it uses (core/prompts). */
  readonly promptIds: readonly string[];
  /**
   * Number of calls that the method makes at most with these options.
   * @param model absent where none is known, or roles have models of their own
   * @param answerTypes of the questions; absent where they are not known
   */
  maxCalls(options: OptionsOf<Table>, model?: ModelOutlook, answerTypes?: readonly AnswerType[]): number;
  /**
   * What a question usually takes with these options; estimates of a run's time rest on it.
   * @param model as for `maxCalls`, like `answerTypes`; of several types the most is taken
   */
  expectedCalls(
    options: OptionsOf<Table>,
    model?: ModelOutlook,
    answerTypes?: readonly AnswerType[],
  ): ExpectedCalls;
  /** How many agents vote on every question; absent: none do, or that differs. */
  votersOn?(options: OptionsOf<Table>): number;
  /** Whether these options need sentence embeddings for questions of this type; absent: never. Named in the manifest. */
  usesEmbedder?(options: OptionsOf<Table>, answerType: AnswerType): boolean;
  /** Which parser makes the meaning graphs that these options compare; null, or absent: they compare none. */
  parserOf?(options: OptionsOf<Table>): ParserKind | null;
  /** Whether these options retrieve experiences and store new ones; absent: never. */
  usesExperience?(options: OptionsOf<Table>): boolean;
  /** What it needs of exemplars from a file (`--exemplars`); absent: it has no use for any. */
  readonly exemplars?: "answers" | "reasoning";
  /**
   * Chooses questions of a dataset to which the model then writes its reasoning once for the whole run (Auto-CoT); they
   * become exemplars of all the others and are not scored.
   */
  chooseExemplars?(
    questions: readonly Question[],
    options: OptionsOf<Table>,
    embedder: Embedder,
    seed: number,
  ): Promise<readonly Question[]>;
  /**
   * Says what is odd about options that are allowed, e.g. T=0 with several samples; shown before the run.
   * @param outlook absent while a person still chooses
   */
  warnings?(options: OptionsOf<Table>, outlook?: RunOutlook): readonly Oddity[];
  /** @throws ContractError if options that are each allowed cannot go together; `details.id` is an oddity's */
  check?(options: OptionsOf<Table>): void;
  run(question: Question, options: OptionsOf<Table>, context: StrategyContext): Promise<Outcome>;
}

/** Gives `run` and its companions the types of the strategy's own option table. */
export function defineStrategy<const Table extends OptionTable>(strategy: Strategy<Table>): Strategy<Table> {
  return strategy;
}
