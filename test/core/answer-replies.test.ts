import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { extractAnswer, sameAnswer } from "../../core/answer.ts";
import type { ReplyEnd } from "../../core/model.ts";
import type { AnswerType, Choice } from "../../core/question.ts";

/**
 * Replies of Qwen2.5-Coder-0.5B- and 1.5B-Instruct to questions of our own with a first zero-shot-cot wording, half of
 * them at T=0 and half at T=0.8, a fifth cut off at 120 new tokens, the others at 300. `label` is what a person reads as the
 * reply's answer, right or wrong; null where it states none.
 */
interface LabelledReply {
  readonly model: string;
  readonly id: string;
  readonly answerType: AnswerType;
  readonly choices: readonly Choice[];
  readonly ended: ReplyEnd;
  readonly reply: string;
  readonly label: string | null;
}

const fixture = new URL("../fixtures/labelled-replies.json", import.meta.url);
const replies = JSON.parse(readFileSync(fixture, "utf8")) as readonly LabelledReply[];

const extracted = ({ id, answerType, choices, reply, ended }: LabelledReply) =>
  extractAnswer(reply, { id, text: "", answerType, choices }, ended);

describe("extraction from real replies, against labels by hand", () => {
  it("is right in at least 98 of 100", () => {
    const right = replies.filter((reply) => {
      const answer = extracted(reply);
      if (answer === null || reply.label === null) return answer === reply.label;
      return sameAnswer(answer, reply.label, reply.answerType);
    });
    expect(replies.length).toBeGreaterThanOrEqual(100);
    expect(right.length / replies.length).toBeGreaterThanOrEqual(0.98);
  });

  it("takes no answer from a reply that states none", () => {
    const silent = replies.filter(({ label }) => label === null);
    expect(silent.length).toBeGreaterThan(20);
    expect(silent.map((reply) => [reply.model, reply.id, extracted(reply)])).toEqual(
      silent.map((reply) => [reply.model, reply.id, null]),
    );
  });
});
