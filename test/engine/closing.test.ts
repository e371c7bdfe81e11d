import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cfmad } from "../../core/strategies/cfmad.ts";
import { dialogue } from "../../core/strategies/dialogue.ts";
import { peerReview } from "../../core/strategies/peer-review.ts";
import { zeroShotCot } from "../../core/strategies/zero-shot-cot.ts";
import { promptEditPath } from "../../engine/prompts/edits.ts";
import { temporaryFolder } from "../support/folder.ts";
import { modelDouble } from "./doubles.ts";
import { engineOn } from "./engine-double.ts";

const QUESTION = { question: "How many legs have two cats?", promptSet: "standard" } as const;

const closings = (model: ReturnType<typeof modelDouble>) =>
  model.requests.map(({ sampling }) => sampling.closing !== undefined);

describe("what a reply is closed with if it is cut off", () => {
  it("are the words that its prompt asks it to end with", async () => {
    const model = modelDouble(() => "The answer is 8.");
    await (await engineOn(model, {}, zeroShotCot)).ask(QUESTION);
    expect(model.requests[0]?.sampling.closing).toBe("\n\nThe answer is");
  });

  it("are those words also where a person's own wording goes on behind them", async () => {
    const home = await temporaryFolder();
    await mkdir(join(home, "prompts"));
    const own = { sets: { standard: { reason: { user: "{question}\nEnd with {form}\nUse plain words." } } } };
    await writeFile(promptEditPath(home, "zero-shot-cot"), JSON.stringify(own));
    const model = modelDouble(() => "The answer is 8.");
    await (await engineOn(model, { home }, zeroShotCot)).ask(QUESTION);
    expect(model.requests[0]?.messages.at(-1)?.content).toContain("Use plain words.");
    expect(closings(model)).toEqual([true]);
  });

  it("is nothing where the prompt only quotes a reply with such words", async () => {
    const model = modelDouble(() => "Four and four. The answer is X = 8.");
    await (await engineOn(model, {}, cfmad)).ask(QUESTION);
    const critics = model.requests.filter(({ messages }) =>
      /The answer is X = 8[^]*may be wrong\. Argue/.test(messages.at(-1)?.content ?? ""),
    );
    expect(critics).toHaveLength(2);
    expect(critics.every(({ sampling }) => sampling.closing === undefined)).toBe(true);
  });

  it("is nothing where the last message asks for no such words", async () => {
    const model = modelDouble(() => "Count. The answer is 8.");
    await (await engineOn(model, {}, dialogue)).ask({ ...QUESTION, options: { turns: 1 } });
    expect(closings(model)).toEqual([false, false, false]);
  });

  it("is nothing where the reply is JSON", async () => {
    const model = modelDouble(() => '{"review": "The answer is 8.", "confidence": 9}');
    await (await engineOn(model, {}, peerReview)).ask({ ...QUESTION, options: { agents: 2 } });
    const structured = model.requests.filter(({ sampling }) => sampling.schema !== undefined);
    expect(structured).toHaveLength(2);
    expect(structured.every(({ sampling }) => sampling.closing === undefined)).toBe(true);
  });
});
