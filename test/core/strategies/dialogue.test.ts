import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import { withoutTaskDone } from "../../../core/prompts/dialogue.ts";
import { dialogue } from "../../../core/strategies/dialogue.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedCall } from "../../support/scripted-context.ts";

const OPTIONS = { temperature: 0.8, turns: 8 };

/** Replies by role, each User and Assistant reply taken in turn. */
function conversation(script: { users: string[]; assistants: string[]; final?: string }) {
  const users = [...script.users];
  const assistants = [...script.assistants];
  return ({ role, path }: ScriptedCall): string => {
    if (role === "task-specifier") return "Given: 12 and 9. Asked: the sum.";
    if (path === "final") return script.final ?? "";
    return (role === "user" ? users.shift() : assistants.shift()) ?? "";
  };
}

describe("dialogue", () => {
  it("specifies the task, then User and Assistant alternate until the User says the task is done", async () => {
    const context = scriptedContext(
      conversation({
        users: ["Add 12 and 9.", "State it.", "<TASK_DONE>"],
        assistants: ["21", "The answer is 21."],
      }),
    );
    const outcome = await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ role, path }) => `${role} ${path}`)).toEqual([
      "task-specifier specify",
      "user turn-1/user",
      "assistant turn-1/assistant",
      "user turn-2/user",
      "assistant turn-2/assistant",
      "user turn-3/user",
    ]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it.each([
    ...[
      "<TASKDONE>",
      "[Task Done]",
      "TASK_DONE",
      "**<TASK_DONE>**",
      "All is done. <task_done>",
      "</TASK DONE>",
      "<tasks_done>",
    ],
    ...["Task done", "**Task done.**", "The answer is 21.\ntask done!\n", "All is done (TASK-DONE)."],
    ...["The answer is 21, TASK_DONE", "TASK_DONE, the answer is 21.", "All is done (TASK_DONE)."],
    ...["The answer is 21. TASK_DONE", "The answer is 21.\n\n`task_done`", "All is done. < TASK_DONE >"],
  ])("takes %s for the marker, as small models write it", async (closing) => {
    const context = scriptedContext(conversation({ users: [closing], assistants: [], final: "21" }));
    await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ path }) => path)).toEqual(["specify", "turn-1/user", "final"]);
  });

  it.each([
    "Add up the hours of each task done by Ann.",
    "List the task (done by Ann) first, then every task done.",
    "State how many tasks are done.",
    "Count the rows where task_done is 1.",
    "Count the rows where taskDone is true.",
    "Count the rows of todo with TASK_DONE = 1.",
    "Add up todo.TASK_DONE.",
  ])("takes no words of an instruction for the marker: %s", async (instruction) => {
    const context = scriptedContext(
      conversation({ users: [instruction, "<TASK_DONE>"], assistants: ["The answer is 21."] }),
    );
    await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.find(({ path }) => path === "turn-1/assistant")?.messages.at(-1)?.content).toBe(
      instruction,
    );
  });

  it("makes 1 + 2t calls when the limit ends it and the last solution holds the answer", async () => {
    const context = scriptedContext(
      conversation({ users: ["a", "b"], assistants: ["x", "The answer is 21."] }),
    );
    await dialogue.run(numberQuestion(), { ...OPTIONS, turns: 2 }, context);
    expect(context.calls).toHaveLength(1 + 2 * 2);
  });

  it("asks the Assistant plainly for the answer only if the last solution holds none", async () => {
    const context = scriptedContext(
      conversation({
        users: ["Add.", "<TASK_DONE>"],
        assistants: ["12 + 9 = 21"],
        final: "The answer is 21.",
      }),
    );
    const outcome = await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.at(-1)).toMatchObject({ role: "assistant", path: "final" });
    expect(context.calls).toHaveLength(1 + 2 + 1 + 1);
    expect(outcome.answer).toBe("21");
  });

  it("shows each agent the whole history from its own side", async () => {
    const context = scriptedContext(
      conversation({
        users: ["Add 12 and 9.", "State it.", "<TASK_DONE>"],
        assistants: ["21", "The answer is 21."],
      }),
    );
    await dialogue.run(numberQuestion(), OPTIONS, context);
    const seenBy = (path: string) =>
      context.calls
        .find((call) => call.path === path)
        ?.messages.map(({ role, content }) => `${role}: ${content}`);
    expect(seenBy("turn-2/assistant")?.slice(1)).toEqual([
      "user: Add 12 and 9.",
      "assistant: 21",
      "user: State it.",
    ]);
    expect(seenBy("turn-2/user")?.slice(2)).toEqual([
      "assistant: Add 12 and 9.",
      expect.stringMatching(/^user: 21\n\nIs the task solved\?/),
    ]);
  });

  it("gives every agent the question and what the Task Specifier made of it", async () => {
    const context = scriptedContext(conversation({ users: ["<TASK_DONE>"], assistants: [] }));
    await dialogue.run(numberQuestion(), OPTIONS, context);
    const system = context.calls.find(({ role }) => role === "user")?.messages[0]?.content;
    expect(system).toContain(numberQuestion().text);
    expect(system).toContain("Given: 12 and 9. Asked: the sum.");
  });

  it("writes the history into one message in the practice model's words with the terse prompts", async () => {
    const context = scriptedContext(
      conversation({
        users: ["Compute 12+9.", "<TASK_DONE>"],
        assistants: ["12+9=21"],
        final: "The answer is 21.",
      }),
      { prompts: "terse" },
    );
    const question = numberQuestion({ text: "How many?" });
    await dialogue.run(question, OPTIONS, context);
    expect(context.calls.map(({ messages }) => messages.map(({ content }) => content))).toEqual([
      ["You are a task specifier.", "How many?\nSpecify the task."],
      ["You are the user.", "How many?\nNext instruction?"],
      ["You are the assistant.", "How many?\nUser: Compute 12+9."],
      ["You are the user.", "How many?\nUser: Compute 12+9.\nAssistant: 12+9=21\nNext instruction?"],
      ["You are the assistant.", "How many?\nUser: Compute 12+9.\nAssistant: 12+9=21\nFinal answer?"],
    ]);
  });

  it("asks for the final answer when the User is done before anything was solved", async () => {
    const context = scriptedContext(conversation({ users: ["<TASK_DONE>"], assistants: [], final: "21" }));
    const outcome = await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ path }) => path)).toEqual(["specify", "turn-1/user", "final"]);
    expect(outcome.answer).toBe("21");
  });

  it("ends with the final call when the User says nothing", async () => {
    const context = scriptedContext(
      conversation({ users: ["Add 12 and 9.", ""], assistants: ["21"], final: "The answer is 21." }),
    );
    const outcome = await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.map(({ path }) => path)).toEqual([
      ...["specify", "turn-1/user", "turn-1/assistant", "turn-2/user", "final"],
    ]);
    expect(outcome.answer).toBe("21");
  });

  it("shows nobody an empty turn, which chat templates refuse", async () => {
    const context = scriptedContext(
      conversation({
        users: ["Add.", "Again.", "<TASK_DONE>"],
        assistants: ["", "12 + 9 = 21"],
        final: "21",
      }),
    );
    await dialogue.run(numberQuestion(), OPTIONS, context);
    const said = context.calls.flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(said).not.toContain("");
    const seenAt = (path: string) => context.calls.find((call) => call.path === path)?.messages ?? [];
    expect(seenAt("turn-2/assistant")[2]).toEqual({ role: "assistant", content: "(nothing)" });
    expect(seenAt("turn-2/user").at(-1)?.content).toMatch(/^\(nothing\)\n\nIs the task solved\?/);
  });

  it("is unanswered when even the final call gives none", async () => {
    const context = scriptedContext(conversation({ users: ["<TASK_DONE>"], assistants: [], final: "" }));
    expect((await dialogue.run(numberQuestion(), OPTIONS, context)).answer).toBeNull();
  });

  it("drops the oldest turns when the context is full, keeps the current instruction, and records it", async () => {
    const script = conversation({
      users: ["one", "two", "<TASK_DONE>"],
      assistants: ["first", "The answer is 2."],
    });
    const context = scriptedContext((call) =>
      call.path === "turn-2/assistant" && call.messages.length > 2
        ? new ContextOverflowError(900, 200, 1000)
        : script(call),
    );
    const outcome = await dialogue.run(numberQuestion(), OPTIONS, context);
    expect(context.calls.at(-2)?.messages.slice(1)).toEqual([{ role: "user", content: "two" }]);
    expect(context.observations).toContainEqual({
      at: "turn-2/assistant",
      kind: "history-dropped",
      role: "assistant",
      turns: 1,
    });
    expect(outcome.answer).toBe("2");
  });

  it("fails when the task alone does not fit", async () => {
    const context = scriptedContext(() => new ContextOverflowError(5000, 200, 1000));
    await expect(dialogue.run(numberQuestion(), OPTIONS, context)).rejects.toBeInstanceOf(
      ContextOverflowError,
    );
  });

  it("has its defaults: T = 0.8, at most 8 turns", () => {
    const defaults = Object.fromEntries(
      Object.entries(dialogue.options).map(([name, option]) => [name, option.default]),
    );
    expect(defaults).toEqual(OPTIONS);
  });

  it("always writes free prose in a final call, since one step is not an answer", async () => {
    const context = scriptedContext(
      conversation({ users: ["Plan.", "<TASK_DONE>"], assistants: ["A plan."], final: "The whole answer." }),
    );
    const outcome = await dialogue.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(outcome.answer).toBe("The whole answer.");
  });
});

describe("a reply without its task-done marker", () => {
  it.each([
    "SELECT COUNT(*) FROM todo WHERE task_done = 1",
    "SELECT SUM(task_done) FROM todo",
    "SELECT SUM(TASK_DONE) FROM todo",
    "SELECT TASK_DONE, name FROM todo",
    "SELECT name, TASK_DONE FROM todo",
    "SELECT name, TASK_DONE, id FROM todo",
    "SELECT COALESCE(hours, TASK_DONE) FROM todo",
    "SELECT name FROM todo WHERE TASK_DONE IS NULL",
    "SELECT name FROM todo WHERE id = 1 OR (TASK_DONE IN (1))",
    "SELECT name FROM todo ORDER BY TASK_DONE DESC",
    "SELECT name FROM todo ORDER BY name, TASK_DONE",
    "SELECT name\nFROM todo\nORDER BY\n  task_done\nLIMIT 1",
    "SELECT name\nFROM todo\nORDER BY\n  TASK_DONE\nLIMIT 1",
    "SELECT\n  TASK_DONE,\n  name\nFROM todo",
    "SELECT\n  name,\n  TASK_DONE\nFROM todo",
    "SELECT\n  name,\n  `TASK_DONE`\nFROM todo",
    "select\n  name,\n  TASK_DONE,\n  id\nfrom todo",
    'SELECT "TASK_DONE" FROM todo WHERE tasks_done > 3',
    "...",
  ])("is the whole reply where there is none: %s", (text) => {
    expect(withoutTaskDone(text)).toBe(text);
  });

  it.each(["`TASK_DONE`", "TASK_DONE", "**TASK_DONE**."])("is what stands around it: %s", (marker) => {
    expect(withoutTaskDone(`The sum is 21.\n${marker}\nNothing is left.`)).toBe(
      "The sum is 21.\n\nNothing is left.",
    );
  });

  it.each(["<TASK_DONE>.", '"<TASK_DONE>"', "`<TASK_DONE>`", "**`<TASK_DONE>`**.", "“TASK_DONE”"])(
    "is empty where nothing else is said: %s",
    (text) => {
      expect(withoutTaskDone(text)).toBe("");
    },
  );
});
