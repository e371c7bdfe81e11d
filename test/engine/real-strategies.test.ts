import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../core/errors.ts";
import type { RunEvent } from "../../core/events.ts";
import { dialogue } from "../../core/strategies/dialogue.ts";
import { io } from "../../core/strategies/io.ts";
import { madJudge } from "../../core/strategies/mad-judge.ts";
import { MODEL_INFO, modelDouble } from "./doubles.ts";
import { engineOn } from "./engine-double.ts";

const QUESTION = { question: "How many legs have two cats?", promptSet: "standard" } as const;

describe("a dialogue that outgrows the context", () => {
  it("asks again with less history, under the same path and seed, and says so", async () => {
    const events: RunEvent[] = [];
    const model = modelDouble(({ messages }) => {
      if (messages.length > 4) return new ContextOverflowError(3000, 512, 2048);
      return messages[0]?.content.includes("You are the Assistant") === true ? "4 + 4" : "Add 4 and 4.";
    });
    const engine = await engineOn(model, {}, dialogue);
    await engine.ask({ ...QUESTION, strategy: "dialogue", options: { turns: 3 } }, (event) =>
      events.push(event),
    );
    const dropped = events.flatMap((event) =>
      event.type === "observed" && event.observation.kind === "history-dropped" ? [event.path] : [],
    );
    expect(dropped).toEqual(["turn-3/user", "turn-3/assistant", "final"]);
    const finished = events.flatMap((event) => (event.type === "turn-finished" ? [event.path] : []));
    expect(new Set(finished).size).toBe(finished.length);
  });
});

describe("a model without chat template", () => {
  it("is used, with a warning that names the fallback", async () => {
    const events: RunEvent[] = [];
    const double = modelDouble(() => "The answer is 8.");
    const model = { ...double, info: { ...MODEL_INFO, chatTemplate: "fallback-chatml" as const } };
    const engine = await engineOn(model, {}, io);
    await engine.ask({ ...QUESTION, strategy: "io" }, (event) => events.push(event));
    expect(events).toContainEqual(
      expect.objectContaining({
        type: "observed",
        observation: { kind: "warning", message: expect.stringContaining("ChatML") as string },
      }),
    );
  });
});

describe("an option that the prompts say nothing of", () => {
  it.each([
    ["terse", [expect.stringContaining("titForTat=3 changes nothing")]],
    ["standard", []],
  ] as const)("is warned of before a run with the %s prompts", async (promptSet, warnings) => {
    const engine = await engineOn(
      modelDouble(() => "The answer is 8."),
      {},
      madJudge,
    );
    const options = { titForTat: "3", rounds: 1 };
    const asked = { ...QUESTION, promptSet, answerType: "number" } as const;
    const { run } = await engine.ask({ ...asked, strategy: "mad-judge", options });
    expect(engine.runs.show(run).warnings).toEqual(warnings);
  });
});
