import { describe, expect, it } from "vitest";
import { measureReplies, type ProgrammedReply } from "../../models/training/replies.ts";
import { modelDouble } from "../engine/doubles.ts";

function sample(part: string, reply: string): ProgrammedReply {
  return { part, reply, messages: [{ role: "user", content: `Do ${part}.` }] };
}

const measured = (said: string, ...samples: readonly ProgrammedReply[]) =>
  measureReplies(
    modelDouble(() => said),
    samples,
  );

describe("a model's replies beside the program's", () => {
  it("are counted by part, with an interval", async () => {
    const figures = await measured(
      "The answer is 3.",
      sample("solve", "The answer is 3."),
      sample("judge", "A"),
    );
    expect(figures).toMatchObject([
      { part: "judge", samples: 1, sameEnd: 0, same: 0 },
      { part: "solve", samples: 1, sameEnd: 1, same: 1 },
    ]);
    expect(figures[1]?.interval[0]).toBeCloseTo(0.2065, 3);
  });

  it("come to the same if their last lines are alike, whatever leads to them", async () => {
    const [figures] = await measured("2+1=3\nThe answer is 3.", sample("solve", "1+2=3\nThe answer is 3."));
    expect(figures).toMatchObject({ sameEnd: 1, same: 0 });
  });

  it("come to the same if their fields are alike, whatever the reason", async () => {
    const reply = (reason: string, answer: string) => JSON.stringify({ reason, answer, side: "neither" });
    const [figures] = await measured(reply("so", "3"), sample("moderate", reply("because", "3")));
    expect(figures).toMatchObject({ sameEnd: 1, same: 0 });
    const [other] = await measured(reply("so", "3"), sample("moderate", reply("so", "4")));
    expect(other).toMatchObject({ sameEnd: 0 });
  });

  it("agree on a verdict if they call a solution the same, whatever answer they give for it", async () => {
    const verdict = async (said: string, wanted: string) =>
      (await measured(said, sample("validate", wanted)))[0]?.sameVerdict;
    expect(
      await verdict(
        "Reasoning is Invalid: the answer should be 5.",
        "Reasoning is Invalid: the answer should be 6.",
      ),
    ).toBe(1);
    expect(await verdict("Reasoning is Valid", "Reasoning is Invalid: the answer should be 6.")).toBe(0);
    expect(await verdict("The answer is 5.", "The answer is 6.")).toBe(0);
  });

  it("are compared without the breaks between letters, which no model writes", async () => {
    const [figures] = await measured("y: ab", sample("solve", "y: a\u0000b"));
    expect(figures).toMatchObject({ same: 1 });
  });

  it("have the same form if their last lines begin alike, or their objects have the same fields", async () => {
    const form = async (said: string, wanted: string) =>
      (await measured(said, sample("solve", wanted)))[0]?.sameForm;
    expect(await form("4+5=9\nThe answer is 9.", "4*5=20\nThe answer is 20.")).toBe(1);
    expect(await form("4+5=9\nI cannot say.", "4*5=20\nThe answer is 20.")).toBe(0);
    expect(await form("10-7=3", "4*5=20")).toBe(1);
    expect(await form('{"reason":"a","answer":"3"}', '{"reason":"b","answer":"4"}')).toBe(1);
    expect(await form('{"reason":"a","answer":"3"', '{"reason":"b","answer":"4"}')).toBe(0);
    expect(await form('{"answer":"4"}', '{"reason":"b","answer":"4"}')).toBe(0);
  });
});
