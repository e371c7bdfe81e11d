import { getLlama, LlamaLogLevel, type Llama } from "node-llama-cpp";

const MOST_MESSAGES = 4;
const messages: string[] = [];
let shared: Promise<Llama> | undefined;

/** llama.cpp itself, loaded once and shared by all models. It is never built or downloaded here. */
export function sharedLlama(): Promise<Llama> {
  shared ??= getLlama({
    gpu: false,
    build: "never",
    skipDownload: true,
    // The number of threads is set for each context; the library would share out its own maximum.
    maxThreads: 0,
    logLevel: LlamaLogLevel.error,
    logger: (_level, message) => {
      messages.push(message.trim());
      messages.splice(0, messages.length - MOST_MESSAGES);
    },
    progressLogs: false,
  });
  shared.catch(() => (shared = undefined));
  return shared;
}

/** What llama.cpp has logged as errors since this was last asked, or undefined: the reasons behind its exceptions. */
export function recentErrors(): string | undefined {
  const recent = messages.splice(0);
  return recent.length === 0 ? undefined : recent.join("; ");
}
