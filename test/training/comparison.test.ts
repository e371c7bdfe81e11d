import { describe, expect, it } from "vitest";
import { departure, type ExpectedReply } from "../../models/training/trainer/comparison.ts";
import { replyingModel } from "./support/replying-model.ts";

const EXPECTED: ExpectedReply = {
  messages: [{ role: "user", content: "2+2?" }],
  text: "2+2=4",
  pieces: ["2", "+", "2", "=", "4"],
  margins: [3, 5, 4, 6, 0.1, 9],
  ended: true,
};

/** A model that writes these tokens. */
function writing(...pieces: string[]) {
  return replyingModel(({ onText }) => {
    for (const piece of pieces) onText?.(piece);
    return pieces.join("");
  });
}

describe("the app's reply beside the trainer's", () => {
  it("does not depart from the same text", async () => {
    expect(await departure(writing("2", "+", "2", "=", "4").model, EXPECTED)).toBeNull();
  });

  it("departs at the first other token, with the margin of the trainer's", async () => {
    expect(await departure(writing("2", "+", "2", "=", "5").model, EXPECTED)).toEqual({
      token: 4,
      margin: 0.1,
      text: "2+2=5",
    });
  });

  it("departs where a longer token begins as the trainer's", async () => {
    const expected = { ...EXPECTED, text: "a 1", pieces: ["a", " ", "1"], margins: [3, 0.1, 9, 8] };
    expect(await departure(writing("a", " yes").model, expected)).toMatchObject({ token: 1, margin: 0.1 });
  });

  it("departs at the end where it goes on", async () => {
    const longer = writing("2", "+", "2", "=", "4", ".").model;
    expect(await departure(longer, EXPECTED)).toMatchObject({ token: 5, margin: 9 });
  });

  it("departs where it ends too early", async () => {
    const shorter = writing("2", "+", "2").model;
    expect(await departure(shorter, EXPECTED)).toMatchObject({ token: 3, margin: 6 });
  });

  it("is asked for at temperature 0, with room for the end and no more", async () => {
    const model = writing("2", "+", "2", "=", "4");
    await departure(model.model, EXPECTED);
    await departure(model.model, { ...EXPECTED, ended: false });
    expect(model.asked.map(({ sampling }) => [sampling.temperature, sampling.maxTokens])).toEqual([
      [0, 6],
      [0, 5],
    ]);
  });
});
