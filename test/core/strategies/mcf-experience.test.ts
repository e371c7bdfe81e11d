import { describe, expect, it } from "vitest";
import { ContextOverflowError, ContractError } from "../../../core/errors.ts";
import type { Retrieval } from "../../../core/experience/repository.ts";
import { taskText } from "../../../core/experience/task-text.ts";
import type { PromptSetName } from "../../../core/model.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { graphPath } from "../../../core/strategies/mcf/graph-parser.ts";
import type { McfOptions } from "../../../core/strategies/mcf/options.ts";
import { textWithin } from "../../../core/structured.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { FIRST_TURN, mcfReplies } from "../../support/mcf-script.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedReply } from "../../support/scripted-context.ts";
import { found, scriptedRepository, TOO_FEW } from "../../support/scripted-repository.ts";

const OPTIONS = mcfOptions({ experience: true });
const QUESTION = numberQuestion();
const GOOD = '{"reason": "The sum is right.", "good": "yes"}';

interface Given {
  readonly says?: Retrieval;
  readonly feedback?: ScriptedReply;
  readonly replies?: Readonly<Record<string, ScriptedReply>>;
  readonly options?: Partial<McfOptions>;
  readonly prompts?: PromptSetName;
  readonly maxTokens?: number;
  readonly question?: typeof QUESTION;
}

async function runWith(given: Given = {}) {
  const repository = scriptedRepository(given.says ?? TOO_FEW);
  const script = mcfReplies({ ...FIRST_TURN, feedback: given.feedback ?? GOOD, ...given.replies });
  const context = scriptedContext(script, {
    experience: repository,
    maxTokens: given.maxTokens ?? 512,
    prompts: given.prompts ?? "standard",
    modelOf: (role) => `model of ${role}`,
  });
  const outcome = await mcf.run(given.question ?? QUESTION, { ...OPTIONS, ...given.options }, context);
  const textOf = (path: string) =>
    context.calls
      .find((call) => call.path === path)
      ?.messages.map(({ content }) => content)
      .join("\n");
  const seenAt = (at: string) => context.observations.filter((seen) => seen.at === at);
  return { repository, context, outcome, textOf, seenAt };
}

describe("mcf with experience", () => {
  it("asks the repository for the task as asked, before anything is specified", async () => {
    const order: string[] = [];
    const repository = scriptedRepository(TOO_FEW);
    const script = mcfReplies({ ...FIRST_TURN, feedback: GOOD });
    const context = scriptedContext(
      (call) => {
        order.push(call.path);
        return script(call);
      },
      {
        experience: {
          ...repository,
          retrieve: (...asked) => {
            order.push("retrieve");
            return repository.retrieve(...asked);
          },
        },
      },
    );
    await mcf.run(choiceQuestion(), OPTIONS, context);
    expect(order.slice(0, 2)).toEqual(["retrieve", "specify"]);
    const [[task, encoder, settings, question] = []] = repository.retrieved;
    expect(task).toBe("Where do people keep money?\n\nOptions:\nA) bank\nB) library\nC) river");
    expect(question).toBe("Where do people keep money?");
    expect(encoder).toMatchObject({ embedder: "letters", parser: "words 1" });
    expect(settings).toEqual({ minimum: 20, lambda: 1.5, outlierTest: "below" });
  });

  it("records what the repository said", async () => {
    const { seenAt } = await runWith({ says: found() });
    expect(seenAt("experience")).toEqual([
      { at: "experience", kind: "experience-retrieved", repository: "scripted", ...found() },
    ]);
  });

  it("shows the similar task with its steps and answer to all instances, adversarial ones too", async () => {
    const { context, textOf } = await runWith({ says: found() });
    const { experience } = found().nearest ?? {};
    for (const { path, role } of context.calls) {
      const isShown = !["task-specifier", "judge"].includes(role);
      for (const part of [experience?.task, experience?.process]) {
        expect(textOf(path)?.includes(part ?? "?")).toBe(isShown);
      }
    }
    expect(textOf("turn-1/user-1")).toContain("Its result: 7");
  });

  it.each<[string, Retrieval]>([
    ["too few are stored", TOO_FEW],
    ["the task is an outlier", { ...found(), outcome: "outlier", z: -2 }],
    ["nothing is similar", { ...found(), outcome: "nothing-similar", nearest: null }],
  ])("goes on without any where %s", async (_why, says) => {
    const { context, textOf } = await runWith({ says });
    for (const { path } of context.calls) expect(textOf(path)).not.toContain("Ann has 3 pens");
  });

  it("puts the similar task before the question in the practice model's words with the terse prompts", async () => {
    const { textOf } = await runWith({ says: found(), prompts: "terse", feedback: "Reasoning is Valid" });
    expect(textOf("turn-1/user-1")).toBe(
      "You are the user.\nAnn has 3 pens and buys 4. How many pens?\nUser: Add them.\nAssistant: 3 + 4 = 7\n" +
        `The answer is 7.\n${QUESTION.text}\nNext instruction?`,
    );
  });

  it("bounds a long experience by the largest reply: the task keeps its end, the process its beginning", async () => {
    const long = (word: string) => `first ${`${word} `.repeat(200)}last`;
    const says = found({ task: long("task"), process: long("step") });
    const { textOf } = await runWith({ says, maxTokens: 100 });
    const shown = textOf("turn-1/user-1") ?? "";
    expect(shown).toMatch(/…[task ]+last/);
    expect(shown).toMatch(/first [step ]+…/);
    const bare = (await runWith({ maxTokens: 100 })).textOf("turn-1/user-1") ?? "";
    expect(shown.length - bare.length).toBeLessThan(2 * 100 + 300);
  });

  it("shows a short process whole beside a task that had to be cut", async () => {
    const process = "3 + 4 = 7 pens.";
    const says = found({ task: "pens ".repeat(38).trim(), process });
    const shown = (await runWith({ says, maxTokens: 100 })).textOf("turn-1/user-1") ?? "";
    expect(shown).toMatch(/…[pens ]+\n/);
    expect(shown).toContain(`Its steps:\n${process}\n`);
  });

  it("bounds also a long answer, which keeps its beginning", async () => {
    const says = found({ answer: `first ${"word ".repeat(5000)}` });
    const shown = (await runWith({ says, maxTokens: 100 })).textOf("turn-1/user-1") ?? "";
    expect(shown).toMatch(/Its result: first [word ]+…\n/);
    const bare = (await runWith({ maxTokens: 100 })).textOf("turn-1/user-1") ?? "";
    expect(shown.length - bare.length).toBeLessThan(2 * 100 + 300);
  });

  it("keeps a long answer where there is room", async () => {
    const answer = "word ".repeat(20).trim();
    const says = found({ task: "Short?", process: "Short.", answer });
    const shown = (await runWith({ says, maxTokens: 100 })).textOf("turn-1/user-1") ?? "";
    expect(shown).toContain(`Its result: ${answer}\n`);
  });

  it("makes one more call: the feedback judge's, at temperature 0, with task, process and answer in view", async () => {
    const { context, textOf, outcome } = await runWith();
    expect(context.calls).toHaveLength(1 + 2 * 4 * 1 + 4 + 1);
    expect(context.calls.at(-1)).toMatchObject({
      role: "judge",
      path: "feedback",
      sampling: {
        temperature: 0,
        schema: { type: "object", properties: { reason: textWithin(512, 1), good: { enum: ["yes", "no"] } } },
      },
    });
    expect(outcome.answer).toBe("1");
    const seen = textOf("feedback") ?? "";
    for (const part of [QUESTION.text, "User: bbbb\nAssistant: The answer is 1.", "The result: 1"]) {
      expect(seen).toContain(part);
    }
    expect(mcf.maxCalls(OPTIONS)).toBe(mcf.maxCalls(mcfOptions()) + 1);
  });

  it("stores a solution that is found good: M, the answer, and who found it", async () => {
    const { repository, seenAt } = await runWith();
    expect(repository.added).toEqual([
      {
        task: QUESTION.text,
        answerType: "number",
        process: "User: bbbb\nAssistant: The answer is 1.",
        answer: "1",
        feedback: "judge",
        model: "model of assistant",
        strategy: "mcf",
        source: null,
      },
    ]);
    expect(seenAt("feedback")).toEqual([
      {
        at: "feedback",
        kind: "experience-judged",
        good: true,
        reason: "The sum is right.",
        readable: true,
        stored: "e1",
      },
    ]);
  });

  it.each<[string, ScriptedReply, { readonly readable: boolean }]>([
    ["finds it bad", '{"reason": "Wrong sum.", "good": "no"}', { readable: true }],
    ["says nothing", "", { readable: false }],
    ["says no verdict", "The steps look fine to me.", { readable: false }],
    ["is cut off before its verdict", { text: '{"reason": "The su', ended: "length" }, { readable: false }],
    ["has no room for the prompt", new ContextOverflowError(900, 200, 1000), { readable: false }],
  ])("stores nothing where the judge %s", async (_what, feedback, seen) => {
    const { repository, seenAt, outcome } = await runWith({ feedback });
    expect(repository.added).toEqual([]);
    expect(seenAt("feedback").at(-1)).toMatchObject({ good: false, stored: null, ...seen });
    expect(outcome.answer).toBe("1");
  });

  it.each([
    ["loosely written JSON", "```json\n{'good': 'Yes', 'reason': 'fine',}\n```"],
    ["the validator's marker", "Every step follows. Reasoning is Valid"],
  ])("reads a verdict in %s", async (_form, feedback) => {
    const { repository } = await runWith({ feedback });
    expect(repository.added).toHaveLength(1);
  });

  it("asks for feedback in the validator's words about the solutions alone with the terse prompts, without a schema", async () => {
    const { context, textOf, repository } = await runWith({
      prompts: "terse",
      feedback: "1+0=1\nReasoning is Valid",
    });
    expect(textOf("feedback")).toBe(
      `You are a validator.\n${QUESTION.text}\nSolution:\nThe answer is 1.\nThe answer is 1.\nIs the reasoning valid?`,
    );
    expect(context.calls.at(-1)?.sampling).toEqual({ temperature: 0 });
    expect(repository.added).toHaveLength(1);
    const invalid = await runWith({ prompts: "terse", feedback: "Reasoning is Invalid" });
    expect(invalid.repository.added).toEqual([]);
  });

  it("asks nobody for feedback where there is no answer", async () => {
    const { context, repository, seenAt } = await runWith({
      replies: Object.fromEntries(
        ["turn-1/assistant-1", "turn-1/assistant-2", "turn-1/assistant-3", "final"].map((path) => [
          path,
          "Hm.",
        ]),
      ),
    });
    expect(context.calls.some(({ role }) => role === "judge")).toBe(false);
    expect([repository.added, seenAt("feedback")]).toEqual([[], []]);
  });

  it("keeps the final call's reply as the process where nothing was passed on before it", async () => {
    const done = Object.fromEntries(["1", "2", "3"].map((user) => [`turn-1/user-${user}`, "<TASK_DONE>"]));
    const { repository } = await runWith({ replies: { ...done, final: "12 + 9 = 21. The answer is 21." } });
    expect(repository.added[0]?.process).toBe("12 + 9 = 21. The answer is 21.");
  });

  it("parses and encodes the task once for both", async () => {
    const path = graphPath("experience", taskText(QUESTION));
    const { context } = await runWith({
      options: { parser: "model", amr: false },
      replies: { [path]: "(b / buy-01)" },
    });
    expect(context.calls.filter(({ role }) => role === "parser").map((call) => call.path)).toEqual([path]);
    const parsing = mcfOptions({ experience: true, parser: "model", amr: false });
    expect(mcf.maxCalls(parsing)).toBe(mcf.maxCalls(mcfOptions({ amr: false })) + 2);
  });

  it("is a dialogue that learns where all terms are off", async () => {
    const terms = { semantic: false, historical: false, amr: false };
    const { context, repository } = await runWith({
      says: found(),
      options: terms,
      replies: { "turn-1/user": "Add them.", "turn-1/assistant": "12 + 9 = 21. The answer is 21." },
    });
    expect(context.calls.map(({ path }) => path)).toEqual([
      "specify",
      "turn-1/user",
      "turn-1/assistant",
      "turn-2/user",
      "feedback",
    ]);
    expect(context.calls[1]?.messages[0]?.content).toContain("Ann has 3 pens");
    expect(repository.added[0]?.process).toBe("User: Add them.\nAssistant: 12 + 9 = 21. The answer is 21.");
    const options = mcfOptions({ ...terms, experience: true });
    expect(mcf.maxCalls(options)).toBe(1 + 2 * 8 + 1 + 1);
    expect(mcf.usesEmbedder?.(options, "number")).toBe(true);
    expect(mcf.parserOf?.(options)).toBe("amr-lite");
  });

  it("passes its settings on", async () => {
    const { repository } = await runWith({ options: { minimum: 5, lambda: 2, outlierTest: "two-sided" } });
    expect(repository.retrieved[0]?.[2]).toEqual({ minimum: 5, lambda: 2, outlierTest: "two-sided" });
  });

  it("says before the run that a wide outlier test refuses nothing at first", () => {
    expect(mcf.warnings?.(OPTIONS)).toEqual([]);
    expect(mcf.warnings?.(mcfOptions({ experience: true, lambda: 5 }))).toEqual([
      { id: "testIdle", message: expect.stringContaining("more than 25 experiences") as string },
    ]);
    expect(mcf.warnings?.(mcfOptions({ experience: true, lambda: 5, outlierTest: "off" }))).toEqual([]);
  });

  it("has no part in a run that does not ask for it", async () => {
    const { repository, context } = await runWith({ options: { experience: false } });
    expect(repository.retrieved).toEqual([]);
    expect(context.calls.some(({ role }) => role === "judge")).toBe(false);
    expect([mcf.usesExperience?.(mcfOptions()), mcf.usesExperience?.(OPTIONS)]).toEqual([false, true]);
  });

  it("is refused where the run has no repository", async () => {
    const context = scriptedContext(mcfReplies(FIRST_TURN));
    await expect(mcf.run(QUESTION, OPTIONS, context)).rejects.toBeInstanceOf(ContractError);
  });
});
