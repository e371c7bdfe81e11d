import { CancelledError } from "../../../core/errors.ts";
import type { Completion, CompletionRequest } from "../../../core/model.ts";
import type { LoadedModel } from "../../../engine/index.ts";
import { MODEL_INFO } from "../../engine/doubles.ts";

const WORDS =
  "so we take the number of apples that are left and add those which she bought in the market on the second day".split(
    " ",
  );

/**
 * A model that writes as fast as it is told to, so that the window alone is measured: each reply has `maxTokens` words, a
 * new one every `millisecondsPerWord`, or all at once if that is 0.
 */
export function paceModel(millisecondsPerWord: (request: CompletionRequest) => number): LoadedModel {
  return {
    info: { ...MODEL_INFO, contextTokens: 1_000_000, sequences: 64 },
    async complete(request) {
      const pace = millisecondsPerWord(request);
      const started = performance.now();
      let text = "";
      for (let word = 0; word < request.sampling.maxTokens; word++) {
        if (request.signal?.aborted) throw new CancelledError();
        const piece = `${WORDS[(word * 7) % WORDS.length] ?? ""}${word % 19 === 18 ? ".\n" : " "}`;
        text += piece;
        request.onText?.(piece);
        const ahead = started + (word + 1) * pace - performance.now();
        if (ahead > 1) await new Promise((resolve) => setTimeout(resolve, ahead));
      }
      return completion(text, request.sampling.maxTokens, started);
    },
    score: () => Promise.reject(new Error("This model scores nothing.")),
    dispose: () => Promise.resolve(),
  };
}

function completion(text: string, generated: number, started: number): Completion {
  return {
    text,
    ended: "length",
    tokens: { prompt: 100, cached: 80, generated },
    seconds: (performance.now() - started) / 1000,
  };
}
