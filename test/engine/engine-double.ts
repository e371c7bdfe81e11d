import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import type { Strategy } from "../../core/strategies/strategy.ts";
import { openEngine, type Engine, type EngineOptions, type LoadedModel } from "../../engine/index.ts";
import { temporaryFolder } from "../support/folder.ts";
import { crowd, findOnly } from "./doubles.ts";
import { firstWordParser } from "./experience-double.ts";

/** An engine in an empty home on a scripted model and one strategy; it is closed when the test ends. */
export async function engineOn(
  model: LoadedModel,
  options: Partial<EngineOptions> = {},
  strategy: Strategy = crowd,
): Promise<Engine> {
  const engine = await openEngine({
    home: await temporaryFolder(),
    loadModel: () => Promise.resolve(model),
    loadEmbedder: () => Promise.reject(new Error("No test strategy needs an embedder.")),
    loadParser: () => Promise.resolve(firstWordParser),
    findStrategy: findOnly(strategy),
    ...options,
  });
  onTestFinished(() => engine.close());
  return engine;
}

/** A data file of sums; the answer to question `q<k>` is k. */
export async function sums(count: number): Promise<string> {
  const path = join(await temporaryFolder(), "sums.jsonl");
  const lines = Array.from({ length: count }, (_, index) => {
    const answer = String(index + 1);
    return JSON.stringify({
      id: `q${answer}`,
      dataset: "sums",
      question: `Say ${answer}`,
      answer,
      answerType: "number",
    });
  });
  await writeFile(path, lines.join("\n"));
  return path;
}

/** Events in short: type, question and path. */
export function outline(events: readonly RunEvent[]): string[] {
  return events.map((event) =>
    [event.type, event.question, "path" in event ? event.path : null]
      .filter((part) => part !== null && part !== "")
      .join(" "),
  );
}
