import { CancelledError } from "../../core/errors.ts";
import type { RunEvent, RunManifest } from "../../core/events.ts";
import type { CompletionRequest } from "../../core/model.ts";
import { agentsOption, temperatureOption } from "../../core/strategies/options.ts";
import { defineStrategy, type Strategy } from "../../core/strategies/strategy.ts";
import type { LoadedModel } from "../../engine/index.ts";
import { describedModel } from "../support/models.ts";

export const MODEL_INFO = describedModel();

export interface ModelDouble extends LoadedModel {
  readonly requests: readonly CompletionRequest[];
  /** The largest number of calls that went on at once. */
  readonly mostTogether: number;
  readonly disposed: boolean;
}

/**
 * A model whose replies come from a script. It gives its text word by word, each in a turn of the event loop of its own,
 * and counts one token a word.
 */
export function modelDouble(
  script: (request: CompletionRequest, call: number) => string | Error,
): ModelDouble {
  const requests: CompletionRequest[] = [];
  let together = 0;
  let mostTogether = 0;
  let disposed = false;
  return {
    info: MODEL_INFO,
    requests,
    get mostTogether() {
      return mostTogether;
    },
    get disposed() {
      return disposed;
    },
    async complete(request) {
      const reply = script(request, requests.push(request));
      mostTogether = Math.max(mostTogether, ++together);
      try {
        const words = reply instanceof Error ? ["Half", " a"] : reply.split(/(?= )/);
        for (const word of words) {
          await new Promise((resolve) => setImmediate(resolve));
          if (request.signal?.aborted === true) throw new CancelledError();
          request.onText?.(word);
        }
        if (reply instanceof Error) throw reply;
        const tokens = { prompt: 10, cached: 4, generated: words.length };
        return { text: reply, ended: "stop", tokens, seconds: 0.5 };
      } finally {
        together -= 1;
      }
    },
    score: () => Promise.reject(new Error("No strategy of these tests scores.")),
    dispose() {
      disposed = true;
      return Promise.resolve();
    },
  };
}

/** N agents say their answer at once; the first one's reply is the answer, or none if it is empty. */
export const crowd = defineStrategy({
  id: "crowd",
  family: "single-agent",
  title: "Crowd",
  summary: "A strategy of the tests.",
  source: "none",
  answerTypes: ["number", "choice", "text"],
  roles: ["solver"],
  options: { agents: agentsOption(1, 1, 16, "Agents"), temperature: temperatureOption(0.5) },
  promptIds: [],
  maxCalls: ({ agents }) => agents,
  expectedCalls: ({ agents }) => ({ calls: agents, together: agents }),
  warnings: ({ agents }) => (agents === 16 ? [{ id: "sameReplies", message: "That is a large crowd." }] : []),
  async run(question, { agents }, context) {
    const messages = [{ role: "user", content: question.text }] as const;
    const [first] = await Promise.all(
      Array.from({ length: agents }, (_, index) => context.say("solver", `agent-${index + 1}`, messages)),
    );
    const answer = first?.text === "" ? null : (first?.text ?? null);
    context.record("end", { kind: "answer-read", from: "first reasoning", answer });
    return { answer, agreement: agents > 1 ? 1 / agents : null };
  },
});

/** Gives the strategy whatever id is asked for. */
export function findOnly(strategy: Strategy): () => Strategy {
  return () => strategy;
}

export const MANIFEST: RunManifest = {
  kind: "eval",
  strategy: "crowd",
  options: { agents: 1 },
  promptSet: "terse",
  promptVersions: {},
  seed: 0,
  maxTokens: 512,
  concurrency: 1,
  model: MODEL_INFO,
  embedder: null,
  data: { file: "data.jsonl", sha256: "1".repeat(64), questions: 2, skippedLines: [] },
  versions: {},
  machine: "a machine",
};

/** Bodies of events as the events of one run, one millisecond apart. */
export function eventsOf(
  run: string,
  bodies: readonly (readonly [question: string | null, body: object])[],
): RunEvent[] {
  return bodies.map(
    ([question, body], seq) => ({ run, seq, question, time: 1000 + seq, ...body }) as RunEvent,
  );
}
