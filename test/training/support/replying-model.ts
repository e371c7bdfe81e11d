import type { Completion, CompletionRequest, LanguageModel } from "../../../core/model.ts";

/** A model that replies what it is told to, and remembers what it was asked. */
export function replyingModel(reply: (request: CompletionRequest) => string | Partial<Completion>) {
  const asked: CompletionRequest[] = [];
  const model: LanguageModel = {
    get info(): never {
      throw new Error("Nobody should ask for this.");
    },
    complete: (request) => {
      asked.push(request);
      const replied = reply(request);
      return Promise.resolve({
        text: "",
        ended: "stop",
        tokens: { prompt: 0, cached: 0, generated: 0 },
        seconds: 0,
        ...(typeof replied === "string" ? { text: replied } : replied),
      });
    },
    score: () => Promise.reject(new Error("Nobody should ask for this.")),
  };
  return { model, asked };
}
