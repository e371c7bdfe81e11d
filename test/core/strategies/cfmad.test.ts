import { describe, expect, it } from "vitest";
import { saidOfStance } from "../../../core/prompts/cfmad.ts";
import { wordingOf } from "../../../core/prompts/prompt.ts";
import { ANSWER_TYPES, type AnswerType, type Question } from "../../../core/question.ts";
import type { QueryResult } from "../../../core/sql.ts";
import { cfmad } from "../../../core/strategies/cfmad.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedCall,
  type ScriptedContext,
  type ScriptedParts,
  type ScriptedReply,
} from "../../support/scripted-context.ts";

const OPTIONS = {
  temperature: 0.2,
  stances: 2,
  rounds: 1,
  debate: "counterfactual",
  secondStance: "runner-up",
  swap: false,
};

/** Two samples say 21 and one says 18; both stances are kept; the judge says 21. */
const REPLIES: Readonly<Record<string, ScriptedReply>> = {
  "sample-1": "The answer is 21.",
  "sample-2": "The answer is 18.",
  "sample-3": "The answer is 21.",
  "stance-1/abduction": "12 and 9 make 21.",
  "stance-1/critic-1": "You forgot something.",
  "stance-1/rebuttal-1": "I did not. The answer is 21.",
  "stance-2/abduction": "12 and 6 make 18.",
  "stance-2/critic-1": "There are 9, not 6.",
  "stance-2/rebuttal-1": "Three were lost. The answer is 18.",
  judge: "Nothing was lost. The answer is 21.",
};

const scripted = (replies: Readonly<Record<string, ScriptedReply>> = {}, parts: ScriptedParts = {}) =>
  scriptedContext(({ path }: ScriptedCall) => replies[path] ?? REPLIES[path] ?? "", parts);

const pathsOf = (context: ScriptedContext) => context.calls.map(({ path }) => path);
const asked = (context: ScriptedContext, path: string) =>
  context.calls.find((call) => call.path === path)?.messages.at(-1)?.content ?? "";
const observedAt = (context: ScriptedContext, path: string) =>
  context.observations.filter(({ at }) => at === path);

const binary = (answerType: "yesno" | "truefalse" = "yesno"): Question =>
  numberQuestion({ answerType, text: "Do crystals heal?" });

describe("cfmad", () => {
  it("samples, lets all stances argue, be criticised and refute side by side, and asks a judge", async () => {
    const context = scripted();
    const outcome = await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(context.groups.slice(0, 3)).toEqual([
      ["sample-1", "sample-2", "sample-3"],
      ["stance-1/abduction", "stance-2/abduction"],
      ["stance-1/critic-1", "stance-2/critic-1"],
    ]);
    expect(pathsOf(context).slice(7)).toEqual(["stance-1/rebuttal-1", "stance-2/rebuttal-1", "judge"]);
    expect(context.calls.slice(3).map(({ role }) => role)).toEqual([
      ...["debater", "debater", "critic", "critic", "debater", "debater", "judge"],
    ]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
  });

  it("lets no stance wait for another within the debate", async () => {
    const inner = scripted();
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const context: ScriptedContext = {
      ...inner,
      say: async (role, path, messages, sampling) => {
        if (path === "stance-1/critic-1") await held;
        if (path === "stance-2/rebuttal-1") release();
        return inner.say(role, path, messages, sampling);
      },
    };
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(pathsOf(context).slice(5)).toEqual([
      ...["stance-2/critic-1", "stance-2/rebuttal-1", "stance-1/critic-1", "stance-1/rebuttal-1", "judge"],
    ]);
  });

  it("has its defaults", () => {
    const defaults = Object.fromEntries(
      Object.entries(cfmad.options).map(([name, { default: value }]) => [name, value]),
    );
    expect(defaults).toEqual(OPTIONS);
  });

  it.each([
    ["counterfactual", 1, 2, 10, 7],
    ["counterfactual", 2, 2, 14, 11],
    ["none", 1, 2, 6, 3],
    ["self-reflection", 1, 2, 8, 5],
    ["mad", 1, 2, 12, 9],
    ["counterfactual", 1, 3, 13, 7],
  ])("makes with debate %s, %i rounds and %i stances %i calls, %i for binary questions", async (...row) => {
    const [debate, rounds, stances, open, closed] = row;
    const options = { ...OPTIONS, debate, rounds, stances };
    const choice = scripted({ "sample-1": "A", "sample-2": "B", "sample-3": "C" });
    await cfmad.run(choiceQuestion(), options, choice);
    expect(choice.calls).toHaveLength(open);
    expect(cfmad.maxCalls(options)).toBe(open);

    const yesno = scripted();
    await cfmad.run(binary(), options, yesno);
    expect(yesno.calls).toHaveLength(closed);
    const types = [["yesno"], ["yesno", "truefalse"], ["yesno", "number"]] as const;
    expect(types.map((each) => cfmad.maxCalls(options, undefined, each))).toEqual([closed, closed, open]);
    expect(cfmad.expectedCalls(options, undefined, ["yesno"])).toEqual({ calls: closed, together: 2 });
  });

  it.each(ANSWER_TYPES)(
    "has its own wording filled in for answers of type %s, in every debate",
    async (answerType) => {
      for (const prompts of ["standard", "terse"] as const) {
        for (const debate of ["counterfactual", "none", "self-reflection", "mad"]) {
          const context = scriptedContext(() => "", { prompts });
          const question = answerType === "choice" ? choiceQuestion() : numberQuestion({ answerType });
          const outcome = await cfmad.run(question, { ...OPTIONS, debate }, context);
          const words = context.calls.flatMap(({ messages }) => messages.map(({ content }) => content));
          expect(words.filter((text) => /\{\w+\}|undefined/.test(text))).toEqual([]);
          expect(outcome.agreement).toBeNull();
        }
      }
    },
  );

  it("puts every call as a fresh conversation that begins with the question", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), OPTIONS, context);
    for (const { messages } of context.calls) {
      expect(messages).toHaveLength(1);
      expect(messages[0]?.content.startsWith(numberQuestion().text)).toBe(true);
    }
  });

  it("shows the critic the debate of its stance so far, and the rebuttal the critic's words too", async () => {
    const context = scripted({
      "stance-1/critic-2": "Again no.",
      "stance-1/rebuttal-2": "The answer is 21.",
    });
    await cfmad.run(numberQuestion(), { ...OPTIONS, rounds: 2 }, context);
    const critic = asked(context, "stance-1/critic-2");
    for (const said of ["12 and 9 make 21.", "You forgot something.", "I did not. The answer is 21."]) {
      expect(critic).toContain(said);
    }
    expect(critic).not.toContain("Three were lost.");
    expect(asked(context, "stance-1/rebuttal-1")).toContain("You forgot something.");
    expect(asked(context, "stance-1/rebuttal-2")).toContain("Again no.");
  });

  it("shows the judge all debates", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), OPTIONS, context);
    const judge = asked(context, "judge");
    expect(judge.indexOf("Proposed answer: 21")).toBeGreaterThan(0);
    expect(judge.indexOf("Proposed answer: 18")).toBeGreaterThan(judge.indexOf("Proposed answer: 21"));
    for (const path of [
      "stance-1/critic-1",
      "stance-1/rebuttal-1",
      "stance-2/critic-1",
      "stance-2/rebuttal-1",
    ]) {
      expect(judge).toContain(REPLIES[path]);
    }
  });

  it("shows the judge the stances in reverse order with swap, and still names the stance", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), { ...OPTIONS, swap: true }, context);
    const judge = asked(context, "judge");
    expect(judge.indexOf("Proposed answer: 18")).toBeLessThan(judge.indexOf("Proposed answer: 21"));
    expect(observedAt(context, "judge")).toMatchObject([{ kind: "judged", side: "1", answer: "21" }]);
  });

  it.each([
    ["yesno", "the answer is no.", "the answer is yes."],
    ["truefalse", "the claim is false.", "the claim is true."],
  ] as const)(
    "lets the critic argue for the opposite where a question is %s",
    async (type, first, second) => {
      const context = scripted();
      await cfmad.run(binary(type), OPTIONS, context);
      expect(asked(context, "stance-1/critic-1")).toContain(first);
      expect(asked(context, "stance-2/critic-1")).toContain(second);
    },
  );

  it("derives an answer that is a number step by step", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(asked(context, "stance-1/abduction")).toContain("Show step by step, in short lines");
  });

  it("names an option with its text", async () => {
    const context = scripted({ "sample-1": "The answer is B.", "sample-2": "B", "sample-3": "A" });
    await cfmad.run(choiceQuestion(), OPTIONS, context);
    expect(asked(context, "stance-1/abduction")).toContain("why the answer could be B) library.");
  });
});

describe("what becomes of a stance in a rebuttal", () => {
  it.each([
    ["I stay with it. The answer is 21.", "kept", "21"],
    ["You are right. The answer is 18.", "changed", "18"],
    ["The critic is wrong about 9.", "unclear", null],
    ["", "unclear", null],
  ])("is read from %j", async (text, outcome, answer) => {
    const context = scripted({ "stance-1/rebuttal-1": text });
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(observedAt(context, "stance-1/rebuttal-1")).toMatchObject([
      { kind: "stance-read", stance: 1, outcome, answer },
    ]);
  });

  it("is unclear if the reply is cut off before its answer", async () => {
    const context = scripted({ "stance-1/rebuttal-1": { text: "I counted 12 and 9, so", ended: "length" } });
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(observedAt(context, "stance-1/rebuttal-1")).toMatchObject([{ outcome: "unclear" }]);
  });

  it("is what the agent says of free prose, whose rebuttal is not the answer", async () => {
    const embedder = tableEmbedder({ "Call her.": [1, 0], "Write to her.": [0, 1] });
    const context = scripted(
      {
        "sample-1": "Call her.",
        "sample-2": "Call her.",
        "sample-3": "Write to her.",
        "stance-1/rebuttal-1": "A call is quick. I keep my answer.",
        "stance-2/rebuttal-1": "True. I change my answer.",
        judge: "Both are kind. The best choice is 2.",
      },
      { embedder },
    );
    const outcome = await cfmad.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(context.observations.filter(({ kind }) => kind === "stance-read")).toMatchObject([
      { stance: 1, outcome: "kept", answer: "Call her." },
      { stance: 2, outcome: "changed", answer: null },
    ]);
    expect(outcome.answer).toBe("Write to her.");
  });

  it("is nothing in free prose without such words", () => {
    expect(saidOfStance("My answer is good.")).toBeNull();
    expect(saidOfStance("I keep my answer. No: I change my answer.")).toBe("changed");
  });
});

describe("the judge of cfmad", () => {
  it("is asked to solve the question itself", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(asked(context, "judge")).toContain("Solve the question yourself, step by step");
  });

  it("is recorded with the stance whose answer it gives, or none", async () => {
    const context = scripted({ judge: "Both are wrong. The answer is 20." });
    const outcome = await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(outcome.answer).toBe("20");
    expect(observedAt(context, "judge")).toMatchObject([
      { kind: "judged", by: "judge", preference: null, side: null, answer: "20", readable: true },
    ]);
  });

  it("leaves it to the only stance that was kept if it gives no answer", async () => {
    const context = scripted({ "stance-1/rebuttal-1": "The answer is 18.", judge: "I cannot decide." });
    const outcome = await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(outcome.answer).toBe("18");
    expect(observedAt(context, "judge")).toMatchObject([{ readable: false, side: null, answer: null }]);
  });

  it.each([
    ["empty", ""],
    ["cut off", { text: "Debate 1 says that", ended: "length" }],
  ] as const)(
    "leaves it to the first stance if its reply is %s and several stances were kept",
    async (_how, judge) => {
      for (const swap of [false, true]) {
        const outcome = await cfmad.run(numberQuestion(), { ...OPTIONS, swap }, scripted({ judge }));
        expect(outcome.answer).toBe("21");
      }
    },
  );

  it("leaves it to the first stance if the only one that was kept has no answer", async () => {
    const context = scripted({
      "sample-1": "Call her.",
      "sample-2": "Call her.",
      "sample-3": "Call her.",
      "stance-1/rebuttal-1": "I change my answer.",
      "stance-2/abduction": "Call her.",
      "stance-2/rebuttal-1": "I keep my answer.",
      judge: "",
    });
    const outcome = await cfmad.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(observedAt(context, "stance-2/rebuttal-1")).toMatchObject([{ outcome: "kept", answer: null }]);
    expect(outcome.answer).toBe("Call her.");
  });

  it("has no answer to fall back on if nobody ever gave one", async () => {
    const context = scriptedContext(() => "");
    const outcome = await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(outcome.answer).toBeNull();
    expect(context.calls).toHaveLength(10);
  });
});

describe("a stance without an answer", () => {
  const agreeing = { "sample-2": "The answer is 21." };

  it("is asked for the most plausible other answer, which becomes its own", async () => {
    const context = scripted({ ...agreeing, "stance-2/abduction": "9 were sold. The answer is 3." });
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(asked(context, "stance-2/abduction")).toContain("Suppose that this answer is wrong: 21");
    expect(asked(context, "judge")).toContain("Proposed answer: 3");
    expect(observedAt(context, "stance-2/abduction")).toMatchObject([{ kind: "answer-read", answer: "3" }]);
    expect(context.calls).toHaveLength(10);
  });

  it.each(["The answer is 21.0.", "There is no other."])("stays without one after %j", async (abduction) => {
    const context = scripted({ ...agreeing, "stance-2/abduction": abduction });
    await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(asked(context, "judge")).toContain("Proposed answer: another one, but none is named");
  });

  it("finds the most plausible answer itself if no sample has one, and the second stance another", async () => {
    const silent = { "sample-1": "", "sample-2": "", "sample-3": "" };
    const context = scripted({
      ...silent,
      "stance-1/abduction": "The answer is 21.",
      "stance-2/abduction": "The answer is 21.",
      judge: "",
    });
    const outcome = await cfmad.run(numberQuestion(), OPTIONS, context);
    expect(asked(context, "stance-1/abduction")).toContain("Find the most plausible answer.");
    expect(asked(context, "stance-2/abduction")).toContain("the first one that comes to mind");
    expect(observedAt(context, "stance-2/abduction")).toMatchObject([{ answer: null }]);
    expect(outcome.answer).toBe("21");
  });
});

describe("the ablations of cfmad", () => {
  it("put the abductions straight before the judge with none", async () => {
    const context = scripted();
    await cfmad.run(numberQuestion(), { ...OPTIONS, debate: "none" }, context);
    expect(pathsOf(context).slice(3)).toEqual(["stance-1/abduction", "stance-2/abduction", "judge"]);
  });

  it("let each agent reflect on its own abduction, and the judge see both", async () => {
    const context = scripted({
      "stance-1/reflection": "All is right. The answer is 21.",
      "stance-2/reflection": "6 is wrong. The answer is 21.",
    });
    await cfmad.run(numberQuestion(), { ...OPTIONS, debate: "self-reflection" }, context);
    expect(context.groups.slice(2)).toEqual([["stance-1/reflection", "stance-2/reflection"], ["judge"]]);
    expect(asked(context, "stance-2/reflection")).toContain("12 and 6 make 18.");
    expect(asked(context, "stance-2/reflection")).not.toContain("12 and 9 make 21.");
    expect(asked(context, "judge")).toMatch(/12 and 6 make 18\.[^]*6 is wrong\. The answer is 21\./);
    expect(observedAt(context, "stance-2/reflection")).toMatchObject([{ outcome: "changed", answer: "21" }]);
  });

  it("let the agents debate for three rounds, each with the others' last words in view", async () => {
    const context = scripted({
      "round-1/stance-1": "First update. The answer is 21.",
      "round-1/stance-2": "Now I see. The answer is 21.",
      "round-2/stance-2": "Still. The answer is 21.",
    });
    await cfmad.run(numberQuestion(), { ...OPTIONS, debate: "mad" }, context);
    expect(context.groups.slice(2, 5)).toEqual(
      [1, 2, 3].map((round) => [`round-${round}/stance-1`, `round-${round}/stance-2`]),
    );
    const second = asked(context, "round-2/stance-2");
    expect(second).toContain("Your answer so far:\nNow I see. The answer is 21.");
    expect(second).toContain("Another agent's answer:\nFirst update. The answer is 21.");
    expect(second).not.toContain("12 and 9 make 21.");
    expect(asked(context, "judge")).toMatch(/12 and 6 make 18\.[^]*Now I see\.[^]*Still\./);
  });

  it("record what every agent holds after an update, and whether it changed since its last", async () => {
    const context = scripted({
      "round-1/stance-2": "The answer is 21.",
      "round-2/stance-2": "The answer is 21.",
      "round-3/stance-2": "Hm.",
    });
    await cfmad.run(numberQuestion(), { ...OPTIONS, debate: "mad" }, context);
    expect([1, 2, 3].flatMap((round) => observedAt(context, `round-${round}/stance-2`))).toMatchObject([
      { kind: "position", answer: "21", changed: true },
      { kind: "position", answer: "21", changed: false },
      { kind: "position", answer: null, changed: true },
    ]);
  });

  it("warn that rounds change nothing", () => {
    expect(cfmad.warnings?.({ ...OPTIONS, debate: "none", rounds: 2 })).toHaveLength(1);
    expect(cfmad.warnings?.({ ...OPTIONS, rounds: 2 })).toEqual([]);
    expect(cfmad.warnings?.({ ...OPTIONS, debate: "mad" })).toEqual([]);
  });
});

describe("cfmad at temperature 0", () => {
  const warningsOf = (answerTypes: readonly AnswerType[]) =>
    cfmad.warnings?.({ ...OPTIONS, temperature: 0 }, { answerTypes, wording: wordingOf("standard") });

  it("warns that all samples are the same where any are taken, or may be", () => {
    expect(warningsOf(["yesno", "choice"])).toMatchObject([{ id: "sameSamples" }]);
    expect(cfmad.warnings?.({ ...OPTIONS, temperature: 0 })).toHaveLength(1);
  });

  it("does not warn of binary questions alone, of which it takes no samples", () => {
    expect(warningsOf(["yesno", "truefalse"])).toEqual([]);
  });
});

describe("cfmad about a database", () => {
  const RESULTS: Readonly<Record<string, QueryResult>> = {
    "SELECT a FROM t": { kind: "rows", columns: ["a"], rows: [[1]] },
    "SELECT a AS b FROM t": { kind: "rows", columns: ["b"], rows: [[1]] },
    "SELECT 2": { kind: "rows", columns: ["2"], rows: [[2]] },
  };
  const failing = (query: string): QueryResult => ({
    kind: "problem",
    problem: "error",
    message: `no such table: ${query.split(" ").at(-1) ?? ""}`,
  });

  function aboutDatabase(replies: Readonly<Record<string, string>>) {
    const executed: string[] = [];
    const database = {
      name: "t.sqlite",
      run: (query: string) => {
        executed.push(query);
        return Promise.resolve(RESULTS[query] ?? failing(query));
      },
    };
    const fenced = Object.fromEntries(
      Object.entries(replies).map(([path, query]) => [path, `\`\`\`sql\n${query}\n\`\`\``]),
    );
    return { context: scripted(fenced, { database }), executed };
  }

  it("takes queries with the same result for one stance, and executes every query once", async () => {
    const { context, executed } = aboutDatabase({
      "sample-1": "SELECT a FROM t",
      "sample-2": "SELECT 2",
      "sample-3": "SELECT a AS b FROM t",
      "stance-1/rebuttal-1": "SELECT a AS b FROM t",
      judge: "SELECT a AS b FROM t",
    });
    await cfmad.run(numberQuestion({ answerType: "sql" }), OPTIONS, context);
    expect(executed.toSorted()).toEqual(["SELECT 2", "SELECT a AS b FROM t", "SELECT a FROM t"]);
    expect(observedAt(context, "stance-1/rebuttal-1")).toMatchObject([{ outcome: "kept" }]);
    expect(observedAt(context, "judge")).toMatchObject([{ side: "1" }]);
  });

  it("records what each stance's query gives, and tells its abduction alone why it fails", async () => {
    const { context } = aboutDatabase({
      "sample-1": "SELECT a FROM t",
      "sample-2": "SELECT a FROM t",
      "sample-3": "SELECT x FROM nowhere",
      judge: "SELECT a FROM t",
    });
    await cfmad.run(numberQuestion({ answerType: "sql" }), OPTIONS, context);
    expect(observedAt(context, "stance-1/abduction")).toMatchObject([
      { kind: "query-run", query: "SELECT a FROM t", result: { kind: "rows", count: 1 } },
    ]);
    expect(observedAt(context, "stance-2/abduction")).toMatchObject([
      { kind: "query-run", query: "SELECT x FROM nowhere", result: { kind: "problem" } },
    ]);
    expect(asked(context, "stance-2/abduction")).toContain("no such table: nowhere");
    expect(asked(context, "stance-1/abduction")).not.toContain("fails");
  });

  it("executes the query that the abduction of another answer names", async () => {
    const { context } = aboutDatabase({
      "sample-1": "SELECT a FROM t",
      "sample-2": "SELECT a FROM t",
      "sample-3": "SELECT a FROM t",
      "stance-2/abduction": "SELECT 2",
      judge: "SELECT 2",
    });
    await cfmad.run(numberQuestion({ answerType: "sql" }), OPTIONS, context);
    expect(observedAt(context, "stance-2/abduction")).toMatchObject([
      { kind: "answer-read", answer: "SELECT 2" },
      { kind: "query-run", query: "SELECT 2" },
    ]);
  });
});

describe("cfmad in the practice model's words", () => {
  const question = numberQuestion({ text: "How many?" });
  const contents = (context: ScriptedContext) =>
    Object.fromEntries(
      context.calls.map(({ path, messages }) => [path, messages.map(({ content }) => content)]),
    );

  it("uses the templates that the model was trained on", async () => {
    const context = scripted(
      { judge: "12+9=21\n21 vs 21: same.\nThe best answer is A." },
      { prompts: "terse" },
    );
    const outcome = await cfmad.run(question, OPTIONS, context);
    const said = contents(context);
    expect(said["stance-2/abduction"]).toEqual(["You are a debater.", "How many?\nStance: 18\nExplain it."]);
    expect(said["stance-2/critic-1"]).toEqual([
      "You are a critic.",
      "How many?\nClaim:\n12 and 6 make 18.\nIs the claim right?",
    ]);
    expect(said["stance-2/rebuttal-1"]).toEqual([
      "You are a debater.",
      "How many?\nClaim:\n12 and 6 make 18.\nCritic:\nThere are 9, not 6.\nReply.",
    ]);
    expect(said.judge).toEqual([
      "You are a judge.",
      "How many?\n" +
        "A: 21\n12 and 9 make 21.\nCritic:\nYou forgot something.\nRebuttal:\nI did not. The answer is 21.\n" +
        "B: 18\n12 and 6 make 18.\nCritic:\nThere are 9, not 6.\nRebuttal:\nThree were lost. The answer is 18.\n" +
        "Which answer is right?",
    ]);
    expect(outcome.answer).toBe("21");
  });

  it("takes the judge's letter for a side, not for an option", async () => {
    const replies = { "sample-1": "C", "sample-2": "The answer is C.", "sample-3": "The answer is A." };
    const context = scripted({ ...replies, judge: "The best answer is A." }, { prompts: "terse" });
    expect((await cfmad.run(choiceQuestion(), OPTIONS, context)).answer).toBe("C");
    expect(observedAt(context, "judge")).toMatchObject([{ side: "1", answer: "C" }]);
  });

  it("gives the swapped stances their letters in the order shown", async () => {
    const context = scripted({ judge: "The best answer is A." }, { prompts: "terse" });
    expect((await cfmad.run(question, { ...OPTIONS, swap: true }, context)).answer).toBe("18");
  });

  it("has the agents of the plain debate solve again", async () => {
    const context = scripted({}, { prompts: "terse" });
    await cfmad.run(question, { ...OPTIONS, debate: "mad" }, context);
    expect(contents(context)["round-1/stance-1"]).toEqual([
      "You are a debater.",
      "How many?\nAgent 1:\n12 and 9 make 21.\nAgent 2:\n12 and 6 make 18.\nSolve again.",
    ]);
  });
});
