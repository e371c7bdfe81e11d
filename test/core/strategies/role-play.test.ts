import { describe, expect, it } from "vitest";
import { ANSWER_TYPES } from "../../../core/question.ts";
import { rolePlay } from "../../../core/strategies/role-play.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedReply } from "../../support/scripted-context.ts";

const OPTIONS = { temperature: 0 };

const scripted = (accepted: ScriptedReply, prompts: "standard" | "terse" = "standard") =>
  scriptedContext(({ path }) => (path === "role" ? accepted : "The answer is 21."), { prompts });

describe("role-play", () => {
  it("makes two calls of a solver, one after the other, at temperature 0", async () => {
    const context = scripted("Gladly.");
    const outcome = await rolePlay.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([["role"], ["solve"]]);
    expect(context.calls.map(({ role }) => role)).toEqual(["solver", "solver"]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect([rolePlay.maxCalls(OPTIONS), rolePlay.options.temperature.default]).toEqual([2, 0]);
  });

  it("sets the role without the question, then asks it in the same conversation", async () => {
    const context = scripted("Gladly, I am your teacher.");
    await rolePlay.run(numberQuestion(), OPTIONS, context);
    const [role, solve] = context.calls.map(({ messages }) => messages);
    expect(role).toHaveLength(1);
    expect(role?.[0]?.content).not.toContain(numberQuestion().text);
    expect(solve?.slice(0, 2)).toEqual([
      ...(role ?? []),
      { role: "assistant", content: "Gladly, I am your teacher." },
    ]);
    expect(solve?.[2]?.content.startsWith(numberQuestion().text)).toBe(true);
    expect(solve).toHaveLength(3);
  });

  it("asks the question alone if the model does not accept the role", async () => {
    const context = scripted("");
    const outcome = await rolePlay.run(numberQuestion(), OPTIONS, context);
    expect(context.calls[1]?.messages.map(({ role }) => role)).toEqual(["user"]);
    expect(outcome.answer).toBe("21");
  });

  it("goes on with an acceptance that was cut off", async () => {
    const context = scripted({ text: "Gladly, I will be your", ended: "length" });
    await rolePlay.run(numberQuestion(), OPTIONS, context);
    expect(context.calls[1]?.messages[1]?.content).toBe("Gladly, I will be your");
  });

  it("sets a role that fits the type of answer", async () => {
    const roles = await Promise.all(
      ANSWER_TYPES.map(async (answerType) => {
        const context = scripted("Yes.");
        await rolePlay.run(numberQuestion({ answerType }), OPTIONS, context);
        return [answerType, context.calls[0]?.messages[0]?.content] as const;
      }),
    );
    const roleOf = new Map(roles);
    expect(roleOf.get("translation")).toContain("translator");
    expect(roleOf.get("sql")).toContain("database");
    expect(roleOf.get("number")).toContain("mathematics");
    expect(roleOf.get("choice")).toBe(roleOf.get("text"));
  });

  it("uses the practice model's own words with the terse prompts", async () => {
    const context = scripted("Tom adds pens.", "terse");
    await rolePlay.run(numberQuestion({ text: "How many?" }), OPTIONS, context);
    expect(context.calls.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a task specifier.", "How many?\nSpecify the task."],
      [
        ...["You are a solver.", "How many?\nSpecify the task.", "Tom adds pens."],
        "How many?\nThink step by step.",
      ],
    ]);
  });

  it("is unanswered when the solution is empty", async () => {
    const context = scriptedContext(({ path }) => (path === "role" ? "The answer is 3." : ""));
    expect((await rolePlay.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
  });
});
