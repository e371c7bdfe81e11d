import type { OptionValue } from "../../../core/events.ts";
import type { ChatMessage, LanguageModel } from "../../../core/model.ts";
import type { LlamaLanguageModel } from "../../../native/llama/language-model.ts";
import { debate } from "./debate.ts";
import { sampleQuestions, withEngine } from "./engine-runs.ts";
import { loadOurs } from "./ours.ts";
import { asLoaded } from "./plain-model.ts";
import { sum, type Bench } from "./section.ts";

/** How many prompt tokens are evaluated for each that has to be: the nodes of the trie of all prompts. */
export async function prefixes(bench: Bench): Promise<object> {
  const maxTokens = bench.quick ? 16 : 256;
  const [question = ""] = await sampleQuestions();
  const ask = (strategy: string, options: Record<string, OptionValue>) => (model: LanguageModel) =>
    withEngine(
      () => Promise.resolve(asLoaded(model)),
      (engine) => engine.ask({ question, strategy, options, maxTokens }),
    );
  return {
    selfConsistency: await evaluatedPerDistinct(bench, ask("self-consistency", { agents: 8 })),
    mcf: await evaluatedPerDistinct(bench, ask("mcf", { agents: 3, turns: 3, select: "adversary" })),
    debate: await evaluatedPerDistinct(bench, debate),
  };
}

/** On a model of its own, which has evaluated nothing before. */
async function evaluatedPerDistinct(
  bench: Bench,
  work: (model: LanguageModel) => Promise<unknown>,
): Promise<object> {
  await using model = await loadOurs(bench);
  const calls: Call[] = [];
  await work(recorded(model, calls));
  const evaluated = sum(calls.map((call) => call.evaluated));
  const distinct = distinctTokens(calls.map(({ messages }) => model.promptTokens(messages)));
  const asked = sum(calls.map((call) => call.asked));
  return { ratio: evaluated / distinct, calls: calls.length, asked, evaluated, distinct };
}

interface Call {
  readonly messages: readonly ChatMessage[];
  readonly asked: number;
  readonly evaluated: number;
}

function recorded(model: LlamaLanguageModel, calls: Call[]): LanguageModel {
  return {
    info: model.info,
    score: (request) => model.score(request),
    async complete(request) {
      const completion = await model.complete(request);
      const { prompt, cached } = completion.tokens;
      calls.push({ messages: request.messages, asked: prompt, evaluated: prompt - cached });
      return completion;
    },
  };
}

type Trie = Map<number, Trie>;

/** Number of tokens that no other prompt has in the same place after the same beginning. */
function distinctTokens(prompts: readonly (readonly number[])[]): number {
  const root: Trie = new Map();
  let nodes = 0;
  for (const prompt of prompts) {
    let node = root;
    for (const token of prompt) {
      let next = node.get(token);
      if (next === undefined) {
        next = new Map();
        node.set(token, next);
        nodes += 1;
      }
      node = next;
    }
  }
  return nodes;
}
