import type { OptionValue, Outcome, Role, Turn } from "../../../core/events.ts";
import type { Exemplar } from "../../../core/exemplars/exemplar.ts";
import { NO_TOKENS, type ChatMessage } from "../../../core/model.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { bagOfConcepts } from "../../../core/similarity/bag-of-concepts.ts";
import type { AmrParser, Embedder } from "../../../core/similarity/similarity.ts";
import { findStrategy } from "../../../core/strategies/index.ts";
import { resolveOptions } from "../../../core/strategies/options.ts";
import type { StrategyContext } from "../../../core/strategies/strategy.ts";
import { withoutLetterBreaks } from "./letter-break.ts";
import { MAX_TOKENS } from "./max-tokens.ts";
import { createOracle, type OracleSettings, type Said } from "./oracle/oracle.ts";
import type { PartName } from "./oracle/parts.ts";
import type { Problem } from "./problem.ts";

/** A method, and how it is run. */
export interface Game extends OracleSettings {
  /** Id of the strategy. */
  readonly strategy: string;
  /** What differs from the strategy's defaults. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Other questions with their answers, for methods that show some; without them the built-in ones are shown. */
  readonly exemplars?: readonly Exemplar[];
}

/** One call of an agent with its reply. */
export interface Sample {
  readonly part: PartName;
  readonly role: Role;
  readonly path: string;
  readonly messages: readonly ChatMessage[];
  /** As a model is trained to write it: with letter breaks. */
  readonly reply: string;
  /** False for what was said wrong on purpose: it is there for what others make of it. */
  readonly learn: boolean;
}

/** What came of a game. */
export interface Played {
  readonly outcome: Outcome;
  /** In the order of the calls; calls with the same prompt are one sample, of which a reply to learn is kept. */
  readonly samples: readonly Sample[];
}

/**
 * Runs a strategy of the app on a problem, with the oracle in the place of the model, and keeps every call. The prompts are those
 * of the app, word for word, in the set that the practice model knows.
 * @throws ContractError for options that the strategy does not have; RangeError for a prompt that the oracle cannot read
 */
export async function play(
  problem: Problem,
  { strategy: id, options, exemplars, ...settings }: Game,
): Promise<Played> {
  const strategy = findStrategy(id);
  const resolved = resolveOptions(id, strategy.options, options ?? {});
  strategy.check?.(resolved);
  const oracle = createOracle(problem, settings);
  const samples = new Map<string, Sample>();
  const context: StrategyContext = {
    ...SURROUNDINGS,
    seed: settings.seed,
    ...(exemplars && { exemplars }),
    say(role, path, messages) {
      const said = oracle({ path, messages });
      keep(samples, said, { role, path, messages });
      return Promise.resolve(turnOf(said, { role, path, messages }));
    },
  };
  const outcome = await strategy.run(problem.question, resolved, context);
  return { outcome, samples: [...samples.values()] };
}

type Called = Pick<Sample, "role" | "path" | "messages">;

function keep(samples: Map<string, Sample>, { part, text, learn }: Said, called: Called): void {
  const prompt = called.messages.map(({ content }) => content).join("\n\n");
  if (samples.get(prompt)?.learn === true) return;
  if (learn || !samples.has(prompt)) samples.set(prompt, { part, ...called, reply: text, learn });
}

function turnOf({ text }: Said, called: Called): Turn {
  const heard = withoutLetterBreaks(text);
  return {
    ...called,
    text: heard,
    reasoning: null,
    ended: "stop",
    sampling: SAMPLING,
    tokens: NO_TOKENS,
    seconds: 0,
  };
}

const SAMPLING: Turn["sampling"] = {
  temperature: 0,
  topP: 1,
  topK: 0,
  minP: 0,
  seed: 0,
  maxTokens: MAX_TOKENS,
  stop: [],
};

// Which reply a filter passes on changes no prompt's wording, so that cheap similarities will do.
const EMBEDDER: Embedder = {
  name: "letters",
  embed: (texts) => Promise.resolve(texts.map(letterCounts)),
};

const PARSER: AmrParser = {
  name: "words",
  parse: (text) =>
    Promise.resolve({ graph: bagOfConcepts(text.toLowerCase().match(/[a-z\d]+/g) ?? []), failed: false }),
};

const SURROUNDINGS: Omit<StrategyContext, "seed" | "say"> = {
  wording: wordingOf("terse"),
  maxTokens: MAX_TOKENS,
  embedder: EMBEDDER,
  parser: PARSER,
  parametersOf: () => 6e6,
  modelOf: () => "oracle",
  record: () => undefined,
};

function letterCounts(text: string): Float32Array {
  const counts = new Float32Array(64).fill(0.01);
  for (let index = 0; index < text.length; index++) {
    const place = text.charCodeAt(index) % counts.length;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  const length = Math.hypot(...counts);
  return counts.map((count) => count / length);
}
