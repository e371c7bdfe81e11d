import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import type { JsonSchema } from "../../../core/model.ts";
import { wordingOf, type Wording } from "../../../core/prompts/prompt.ts";
import type { OptionsOf } from "../../../core/strategies/options.ts";
import { madJudge } from "../../../core/strategies/mad-judge.ts";
import type { Database, QueryResult } from "../../../core/sql.ts";
import { textWithin } from "../../../core/structured.ts";
import { choiceQuestion, numberQuestion } from "../../support/questions.ts";
import {
  scriptedContext,
  type ScriptedContext,
  type ScriptedParts,
  type ScriptedReply,
} from "../../support/scripted-context.ts";

const OPTIONS: OptionsOf<typeof madJudge.options> = {
  temperature: 0,
  agents: 2,
  rounds: 3,
  adaptiveBreak: true,
  titForTat: "auto",
  sqlOwnQuery: true,
  sqlShots: 4,
  sqlEqualEnds: true,
  sqlMustRun: true,
  sqlMend: true,
  swap: false,
};

const UNDECIDED = '{"reason": "Both may be right.", "answer": "", "side": "neither", "preference": "no"}';

const verdict = (answer: string, side = "affirmative", preference = "yes") =>
  JSON.stringify({ reason: "It adds up.", answer, side, preference });

/** Replies by the last part of the path, or by the whole path; everybody else says that the answer is 1. */
function debate(
  replies: Readonly<Record<string, ScriptedReply>>,
  parts: ScriptedParts = {},
): ScriptedContext {
  return scriptedContext(({ path, role }) => {
    const reply = replies[path] ?? replies[path.split("/").at(-1) ?? ""];
    return reply ?? (role === "moderator" ? UNDECIDED : "The answer is 1.");
  }, parts);
}

const pathsOf = ({ calls }: ScriptedContext) => calls.map(({ path }) => path);
const callAt = ({ calls }: ScriptedContext, path: string) => calls.find((call) => call.path === path);
const seenAt = (context: ScriptedContext, path: string) =>
  callAt(context, path)?.messages.at(-1)?.content ?? "";
const observed = (context: ScriptedContext, kind: string) =>
  context.observations.filter((observation) => observation.kind === kind);

describe("the course of a debate with a judge", () => {
  it("ends after one round when the moderator has a preference and an answer: four calls", async () => {
    const context = debate({
      base: "The answer is 20.",
      negative: "The answer is 21.",
      moderator: verdict("21", "negative"),
    });
    const outcome = await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([
      ["base"],
      ["round-1/affirmative"],
      ["round-1/negative"],
      ["round-1/moderator"],
    ]);
    expect(context.calls.map(({ role }) => role)).toEqual(["solver", "affirmative", "negative", "moderator"]);
    expect(outcome).toEqual({ answer: "21", agreement: null });
    expect(context.observations.slice(-2)).toEqual([
      {
        at: "round-1/moderator",
        kind: "judged",
        by: "moderator",
        preference: true,
        side: "negative",
        answer: "21",
        reason: "It adds up.",
        readable: true,
      },
      { at: "round-1", kind: "debate-ended", round: 1, why: "preference" },
    ]);
  });

  it("goes on for at most three rounds, then a judge lists and chooses in one conversation: twelve calls", async () => {
    const context = debate({ "judge-candidates": "1 and 2.", "judge-answer": "The answer is 2." });
    const outcome = await madJudge.run(numberQuestion(), OPTIONS, context);
    const rounds = [1, 2, 3].flatMap((round) =>
      ["affirmative", "negative", "moderator"].map((who) => `round-${round}/${who}`),
    );
    expect(pathsOf(context)).toEqual(["base", ...rounds, "judge-candidates", "judge-answer"]);
    expect(madJudge.maxCalls(OPTIONS)).toBe(12);
    expect(outcome.answer).toBe("2");
    expect(observed(context, "debate-ended")).toEqual([
      { at: "round-3", kind: "debate-ended", round: 3, why: "rounds" },
    ]);
    const [first, listed, second] = callAt(context, "judge-answer")?.messages ?? [];
    expect(callAt(context, "judge-candidates")?.messages).toEqual([first]);
    expect(listed).toEqual({ role: "assistant", content: "1 and 2." });
    expect(second?.role).toBe("user");
  });

  it("has the defaults of the paper", () => {
    const defaults = Object.fromEntries(
      Object.entries(madJudge.options).map(([name, option]) => [name, option.default]),
    );
    expect(defaults).toEqual(OPTIONS);
  });

  it("takes a preferred answer that is neither side's", async () => {
    const context = debate({
      affirmative: "The answer is 1.",
      negative: "The answer is 2.",
      moderator: verdict("3", "neither"),
    });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("3");
    expect(observed(context, "judged")).toMatchObject([{ side: null, answer: "3" }]);
  });

  it("goes on when the preference comes without an answer", async () => {
    const context = debate({ "round-1/moderator": verdict(""), "round-2/moderator": verdict("4") });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("4");
    expect(pathsOf(context)).toHaveLength(7);
  });

  it("forces all rounds without the adaptive break; the last verdict decides", async () => {
    const context = debate({
      "round-1/moderator": verdict("5"),
      "round-2/moderator": verdict("6"),
      "round-3/moderator": verdict("7"),
    });
    const outcome = await madJudge.run(numberQuestion(), { ...OPTIONS, adaptiveBreak: false }, context);
    expect(outcome.answer).toBe("7");
    expect(pathsOf(context)).toHaveLength(10);
    expect(observed(context, "debate-ended")).toMatchObject([{ round: 3, why: "rounds" }]);
  });

  it("asks the judge after forced rounds if the last verdict has no preference", async () => {
    const context = debate({ "round-1/moderator": verdict("5"), "judge-answer": "The answer is 8." });
    const outcome = await madJudge.run(
      numberQuestion(),
      { ...OPTIONS, adaptiveBreak: false, rounds: 2 },
      context,
    );
    expect(outcome.answer).toBe("8");
    expect(pathsOf(context)).toHaveLength(1 + 2 * 3 + 2);
  });

  it("records what every speaker holds, and whether it changed", async () => {
    const context = debate({
      base: "The answer is 1.",
      "round-1/affirmative": "The answer is 1.",
      "round-2/affirmative": "The answer is 2.0.",
      negative: "The answer is 2.",
      "round-2/moderator": verdict("2"),
    });
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(observed(context, "position")).toEqual([
      { at: "base", kind: "position", answer: "1", changed: null },
      { at: "round-1/affirmative", kind: "position", answer: "1", changed: null },
      { at: "round-1/negative", kind: "position", answer: "2", changed: null },
      { at: "round-2/affirmative", kind: "position", answer: "2", changed: true },
      { at: "round-2/negative", kind: "position", answer: "2", changed: false },
    ]);
  });
});

describe("the debaters", () => {
  const speeches = {
    base: "Because. The answer is 20.",
    "round-1/affirmative": "Twenty, I say. The answer is 20.",
    "round-1/negative": "Not so. The answer is 21.",
    "round-2/affirmative": "Still. The answer is 20.",
    "round-2/negative": "Never. The answer is 21.",
  };

  it("begin with the base answer, which the affirmative side restates and the negative side disputes", async () => {
    const context = debate(speeches);
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(seenAt(context, "round-1/affirmative")).toMatch(/answer is right:\n20\n[^]*State it again/);
    expect(seenAt(context, "round-1/negative")).toMatch(/Twenty, I say[^]*You disagree/);
  });

  it("see the other side's last speech from the second round on, each in its own conversation", async () => {
    const context = debate(speeches);
    await madJudge.run(numberQuestion(), OPTIONS, context);
    const first = callAt(context, "round-1/affirmative")?.messages ?? [];
    const second = callAt(context, "round-2/affirmative")?.messages ?? [];
    expect(second.slice(0, -1)).toEqual([
      ...first,
      { role: "assistant", content: speeches["round-1/affirmative"] },
    ]);
    expect(seenAt(context, "round-2/affirmative")).toMatch(/Not so[^]*Do you agree/);
    expect(seenAt(context, "round-2/negative")).toContain("Still.");
    expect(seenAt(context, "round-3/affirmative")).toContain("Never.");
    expect(callAt(context, "round-3/negative")?.messages.map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "user",
      "assistant",
      "user",
    ]);
  });

  it.each([
    ["keeps the base answer where it only defends it", "It is right as it stands.", "20"],
    ["keeps no answer where it says that there is none", "The answer cannot be determined.", null],
  ])("have an affirmative side that %s", async (_what, affirmative, answer) => {
    const context = debate({ base: "The answer is 20.", affirmative, moderator: verdict("20") });
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(observed(context, "position")[1]).toMatchObject({ at: "round-1/affirmative", answer });
  });

  it("are not shown an empty reply of their own, which chat templates refuse", async () => {
    const context = debate({ affirmative: "", "judge-candidates": "" }, {});
    await madJudge.run(numberQuestion(), { ...OPTIONS, rounds: 2 }, context);
    const said = context.calls.flatMap(({ messages }) => messages.map(({ content }) => content));
    expect(said).not.toContain("");
    expect(callAt(context, "round-2/affirmative")?.messages[1]?.content).toBe("(nothing)");
  });

  it("are told the base reply itself where it holds no answer", async () => {
    const context = debate({ ...speeches, base: "It is hard to tell." });
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(seenAt(context, "round-1/affirmative")).toContain("It is hard to tell.");
  });

  it("are told an option with its text", async () => {
    const context = debate({ base: "The answer is B." });
    await madJudge.run(choiceQuestion(), OPTIONS, context);
    expect(seenAt(context, "round-1/affirmative")).toContain("B) library");
  });

  it.each(["0", "1", "2", "3"])("are asked to disagree as much as titForTat=%s says", async (titForTat) => {
    const openings = async (level: string) => {
      const context = debate({});
      await madJudge.run(numberQuestion(), { ...OPTIONS, titForTat: level }, context);
      return [seenAt(context, "round-1/affirmative"), seenAt(context, "round-1/negative")];
    };
    const own = await openings(titForTat);
    for (const other of ["0", "1", "2", "3"].filter((level) => level !== titForTat)) {
      const theirs = await openings(other);
      expect(own[0]).not.toBe(theirs[0]);
      expect(own[1]).not.toBe(theirs[1]);
    }
  });

  describe("under prompts that say nothing of it", () => {
    const warningsOf = (titForTat: string, wording: Wording) =>
      madJudge.warnings?.({ ...OPTIONS, titForTat }, { answerTypes: ["number", "sql"], wording });

    it("are asked the same at every level, of which a run warns", async () => {
      const openings = async (titForTat: string) => {
        const context = debate({}, { prompts: "terse" });
        await madJudge.run(numberQuestion(), { ...OPTIONS, titForTat }, context);
        return context.calls.map(({ messages }) => messages);
      };
      expect(await openings("0")).toEqual(await openings("3"));
      expect(warningsOf("3", wordingOf("terse"))).toEqual([
        {
          id: "untoldLevel",
          message: expect.stringMatching(/^titForTat=3 changes nothing.*terse/) as string,
        },
      ]);
    });

    it("are not warned of where nobody chose a level, or the prompts say it", () => {
      expect(warningsOf("auto", wordingOf("terse"))).toEqual([]);
      expect(madJudge.warnings?.({ ...OPTIONS, titForTat: "3" })).toEqual([]);
      for (const level of ["0", "1", "2", "3"]) expect(warningsOf(level, wordingOf("standard"))).toEqual([]);
    });

    it("are not warned of where a person words both the level and an opening that tells it", () => {
      const worded = (templates: Readonly<Record<string, string>>) => {
        const entries = Object.entries(templates).map(
          ([name, user]) => [name, { system: "", user }] as const,
        );
        const edit = { version: "mine", sets: { terse: Object.fromEntries(entries) } };
        return wordingOf("terse", new Map([["mad-judge", edit]]));
      };
      expect(warningsOf("3", worded({ titForTat3: "Disagree." }))).toHaveLength(1);
      expect(
        warningsOf("3", worded({ titForTat3: "Disagree.", negative: "{question} {titForTat}" })),
      ).toEqual([]);
    });
  });

  it("seek the right answer by default, and disagree on most points about SQL", async () => {
    const openingAt = async (titForTat: string, answerType: "number" | "sql") => {
      const context = debate({});
      await madJudge.run(numberQuestion({ answerType }), { ...OPTIONS, titForTat }, context);
      return seenAt(context, "round-1/negative");
    };
    expect(await openingAt("auto", "number")).toBe(await openingAt("2", "number"));
    expect(await openingAt("auto", "sql")).toBe(await openingAt("1", "sql"));
  });

  it("speak in a fixed order when they are more than two, and hear all others", async () => {
    const context = debate({
      affirmative: "First speech. The answer is 1.",
      negative: "Second speech. The answer is 2.",
      "debater-3": "Third speech. The answer is 3.",
      "round-2/moderator": verdict("3", "3"),
    });
    const outcome = await madJudge.run(numberQuestion(), { ...OPTIONS, agents: 3 }, context);
    expect(pathsOf(context).slice(1, 5)).toEqual([
      "round-1/affirmative",
      "round-1/negative",
      "round-1/debater-3",
      "round-1/moderator",
    ]);
    expect(context.calls.slice(1, 4).map(({ role }) => role)).toEqual(["affirmative", "negative", "debater"]);
    expect(seenAt(context, "round-1/debater-3")).toMatch(/debater 1:\nFirst[^]*debater 2:\nSecond/);
    expect(seenAt(context, "round-2/affirmative")).toMatch(/Second speech[^]*Third speech/);
    expect(observed(context, "judged").at(-1)).toMatchObject({ side: "3", answer: "3" });
    expect(outcome.answer).toBe("3");
    expect(madJudge.maxCalls({ ...OPTIONS, agents: 3 })).toBe(1 + 4 * 3 + 2);
  });
});

describe("the moderator", () => {
  const schemaOf = (context: ScriptedContext, path: string) => {
    const schema = callAt(context, path)?.sampling.schema;
    return schema !== undefined && "properties" in schema ? schema.properties : {};
  };

  it("writes its reason before the answer, the side and the preference", async () => {
    const context = debate({});
    await madJudge.run(numberQuestion(), OPTIONS, context);
    const schema = schemaOf(context, "round-1/moderator");
    expect(Object.keys(schema)).toEqual(["reason", "answer", "side", "preference"]);
    expect(schema).toMatchObject({
      side: { enum: ["affirmative", "negative", "neither"] },
      preference: { enum: ["yes", "no"] },
    });
  });

  it.each([
    ["number", "reason"],
    ["sql", "answer"],
  ] as const)("fits its texts about a %s into one reply, the %s the longer", async (answerType, longer) => {
    const longest = (text: JsonSchema | undefined) =>
      text !== undefined && "maxLength" in text ? (text.maxLength ?? NaN) : NaN;
    const context = debate({});
    await madJudge.run(numberQuestion({ answerType }), OPTIONS, context);
    const { reason, answer } = schemaOf(context, "round-1/moderator");
    const room = textWithin(context.maxTokens, 1).maxLength;
    expect(longest(reason) + longest(answer)).toBeLessThanOrEqual(room);
    expect(longest(answer) > longest(reason) ? "answer" : "reason").toBe(longer);
  });

  it("names a debater by number where there are more than two", async () => {
    const context = debate({});
    await madJudge.run(numberQuestion(), { ...OPTIONS, agents: 3 }, context);
    expect(schemaOf(context, "round-1/moderator").side).toEqual({ enum: ["1", "2", "3", "neither"] });
  });

  it("sees the whole debate so far", async () => {
    const context = debate({ "round-1/affirmative": "Early words.", "round-2/negative": "Late words." });
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(seenAt(context, "round-1/moderator")).not.toContain("Late words.");
    expect(seenAt(context, "round-2/moderator")).toMatch(/Early words\.[^]*Late words\./);
    expect(seenAt(context, "judge-candidates")).toMatch(/Early words\.[^]*Late words\./);
  });

  it.each([
    ["number", /correct/],
    ["translation", /accuracy[^]*fluency/],
    ["sql", /accuracy[^]*runs/],
  ] as const)("judges answers of type %s by their own criteria", async (answerType, criteria) => {
    const context = debate({});
    await madJudge.run(numberQuestion({ answerType }), OPTIONS, context);
    expect(seenAt(context, "round-1/moderator")).toMatch(criteria);
  });

  it("may answer with a label, an option's text, or both", async () => {
    for (const answer of ["B", "library", "B) library", "(b)"]) {
      const outcome = await madJudge.run(choiceQuestion(), OPTIONS, debate({ moderator: verdict(answer) }));
      expect(outcome.answer).toBe("B");
    }
  });

  it.each(["string", "text"] as const)(
    "gives no answer of type %s where it writes there that it is for neither side",
    async (answerType) => {
      const context = debate({
        "round-1/moderator": verdict("neither", "neither"),
        "round-2/moderator": verdict("9"),
      });
      const outcome = await madJudge.run(numberQuestion({ answerType }), OPTIONS, context);
      expect(outcome.answer).toBe("9");
      expect(observed(context, "judged")).toMatchObject([
        { answer: null, preference: true },
        { answer: "9" },
      ]);
    },
  );

  it("means an option by those words if there is such a one", async () => {
    const choices = ["Ann", "Ben", "Neither"].map((text, index) => ({ label: "ABC".charAt(index), text }));
    const context = debate({ moderator: verdict("neither", "neither") });
    expect((await madJudge.run(choiceQuestion({ choices }), OPTIONS, context)).answer).toBe("C");
  });

  it.each([
    ["true instead of yes", '{"reason": "r", "answer": 12, "side": "Affirmative side", "preference": true}'],
    ["words around it", `My verdict:\n\`\`\`json\n${verdict("12")}\n\`\`\``],
    [
      "the practice model's order",
      '{"preference":"yes","side":"affirmative","reason":"3+9=12","answer":"12"}',
    ],
  ])("is understood with %s", async (_what, reply) => {
    const context = debate({ moderator: reply });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("12");
    expect(observed(context, "judged")).toMatchObject([{ side: "affirmative", preference: true }]);
  });

  it.each([
    ["is empty", ""],
    ["holds no JSON", "I prefer the affirmative side."],
    [
      "is cut off before the preference",
      { text: '{"reason": "r", "answer": "12", "side": "aff', ended: "length" } as const,
    ],
    ["is of two minds", '{"reason": "r", "answer": "12", "side": "neither", "preference": "perhaps"}'],
  ])("has no preference when its verdict %s", async (_what, reply) => {
    const context = debate({ "round-1/moderator": reply, "round-2/moderator": verdict("9") });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("9");
    expect(observed(context, "judged")).toMatchObject([
      { preference: null, readable: false },
      { preference: true, readable: true },
    ]);
  });

  it("takes no side when the verdict names two", async () => {
    const context = debate({ moderator: verdict("9", "affirmative and negative") });
    await madJudge.run(numberQuestion(), OPTIONS, context);
    expect(observed(context, "judged")).toMatchObject([{ side: null }]);
  });

  it("means the supported side's answer when its own is as long as the schema allows", async () => {
    const long = `SELECT ${"name, ".repeat(80)}id FROM shops`;
    const context = debate({
      negative: `\`\`\`sql\n${long}\n\`\`\``,
      moderator: verdict(long.slice(0, Math.floor((512 - 120) * 0.6)), "negative"),
    });
    expect((await madJudge.run(numberQuestion({ answerType: "sql" }), OPTIONS, context)).answer).toBe(long);
  });

  it.each([
    ["an emoji, which is one character to the schema", "🙂", 1],
    ["LaTeX, whose backslash and letter are one to the schema", String.raw`\frac{1}{2}`, 10],
  ])("means it as well when its own has %s", async (_what, beginning, characters) => {
    const cut = beginning + "a".repeat(Math.floor((512 - 120) * 0.6) - characters);
    const moderator = `{"reason": "r", "answer": "${cut}", "side": "negative", "preference": "yes"}`;
    const context = debate({ negative: "All of what I hold.", moderator });
    const outcome = await madJudge.run(numberQuestion({ answerType: "text" }), OPTIONS, context);
    expect(outcome.answer).toBe("All of what I hold.");
  });

  it("sees the sides in reverse order with swap, and so does the judge; nobody else speaks differently", async () => {
    const replies = {
      affirmative: "Words for. The answer is 1.",
      negative: "Words against. The answer is 2.",
    };
    const [plain, swapped] = [debate(replies), debate(replies)];
    await madJudge.run(numberQuestion(), OPTIONS, plain);
    await madJudge.run(numberQuestion(), { ...OPTIONS, swap: true }, swapped);
    for (const path of ["round-1/moderator", "judge-candidates"]) {
      expect(seenAt(plain, path)).toMatch(/affirmative side:\nWords for[^]*negative side:\nWords against/);
      expect(seenAt(swapped, path)).toMatch(/negative side:\nWords against[^]*affirmative side:\nWords for/);
    }
    expect(callAt(swapped, "round-2/affirmative")).toEqual(callAt(plain, "round-2/affirmative"));
    expect(callAt(swapped, "round-2/negative")).toEqual(callAt(plain, "round-2/negative"));
  });
});

describe("the judge", () => {
  it("decides for a side whose answer it gives", async () => {
    const context = debate({ negative: "The answer is 2.", "judge-answer": "Clear. The answer is 2." });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("2");
    expect(context.observations.at(-1)).toEqual({
      at: "judge-answer",
      kind: "judged",
      by: "judge",
      preference: null,
      side: "negative",
      answer: "2",
      reason: "Clear. The answer is 2.",
      readable: true,
    });
  });

  it("decides for no side where both have come to the same answer", async () => {
    const context = debate({ "judge-answer": "The answer is 1." });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("1");
    expect(context.observations.at(-1)).toMatchObject({ kind: "judged", side: null, answer: "1" });
  });

  it("leaves it to the side that the moderator preferred last if it gives no answer", async () => {
    const context = debate({
      negative: "The answer is 2.",
      "round-1/moderator": verdict("", "negative"),
      "round-2/moderator": verdict("", "affirmative", "no"),
      "judge-answer": "I cannot say.",
    });
    expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("2");
    expect(context.observations.slice(-2)).toMatchObject([
      { kind: "judged", by: "judge", answer: null, readable: false },
      { kind: "answer-read", from: "preferred side", answer: "2" },
    ]);
  });

  it.each([["", "stop"] as const, ["So the answer is", "length"] as const])(
    "leaves it to the last answers if there is no preferred side either (%j)",
    async (text, ended) => {
      const context = debate({
        affirmative: "No idea.",
        negative: "The answer is 2.",
        "judge-answer": { text, ended },
      });
      expect((await madJudge.run(numberQuestion(), OPTIONS, context)).answer).toBe("2");
      expect(context.observations.at(-1)).toMatchObject({
        kind: "answer-read",
        from: "last answers",
        answer: "2",
      });
    },
  );

  it("leaves a question unanswered that nobody answered", async () => {
    const context = scriptedContext(() => "");
    expect(await madJudge.run(numberQuestion(), OPTIONS, context)).toEqual({ answer: null, agreement: null });
    expect(context.calls).toHaveLength(12);
  });

  it.each(["number", "sql"] as const)(
    "leaves a question of type %s unanswered where nobody holds the base answer any more, as is recorded",
    async (answerType) => {
      const base = answerType === "sql" ? "```sql\nSELECT 1\n```" : "The answer is 1.";
      const context = scriptedContext(({ path }) => (path === "base" ? base : ""));
      const outcome = await madJudge.run(numberQuestion({ answerType }), OPTIONS, context);
      expect(outcome.answer).toBeNull();
      expect(context.observations.at(-1)).toMatchObject({
        kind: "answer-read",
        from: "last answers",
        answer: null,
      });
    },
  );

  it("works for translations, too", async () => {
    const context = debate({ "judge-answer": "", affirmative: 'The translation is "Good day."' });
    const outcome = await madJudge.run(numberQuestion({ answerType: "translation" }), OPTIONS, context);
    expect(outcome.answer).toBe("Good day.");
  });
});

describe("a debate about SQL", () => {
  const sql = (query: string) => `I mean this.\n\`\`\`sql\n${query}\n\`\`\``;
  const question = numberQuestion({ answerType: "sql" });
  const rows = (...values: (number | null)[]): QueryResult => ({
    kind: "rows",
    columns: ["n"],
    rows: values.map((value) => [value]),
  });
  const failure = (message: string): QueryResult => ({ kind: "problem", problem: "error", message });

  function databaseOf(
    results: Readonly<Record<string, QueryResult>>,
  ): Database & { readonly asked: string[] } {
    const asked: string[] = [];
    return {
      name: "shop.sqlite",
      asked,
      run(query) {
        asked.push(query);
        return Promise.resolve(results[query] ?? failure(`no such query: ${query}`));
      },
    };
  }

  const sameRows = { "SELECT a": rows(1, 2), "SELECT b": rows(2, 1) };

  it("ends before the moderator when both queries give the same rows: three calls", async () => {
    const database = databaseOf(sameRows);
    const context = debate(
      { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: sql("SELECT b") },
      { database },
    );
    const outcome = await madJudge.run(question, OPTIONS, context);
    expect(pathsOf(context)).toEqual(["base", "round-1/affirmative", "round-1/negative"]);
    expect(outcome).toEqual({ answer: "SELECT a", agreement: null });
    expect(context.observations.slice(-2)).toEqual([
      {
        at: "round-1",
        kind: "queries-compared",
        left: "round-1/affirmative",
        right: "round-1/negative",
        equal: true,
      },
      { at: "round-1", kind: "debate-ended", round: 1, why: "equal-results" },
    ]);
    expect(database.asked).toEqual(["SELECT a", "SELECT b"]);
  });

  it.each([
    ["both results are empty", { "SELECT a": rows(), "SELECT b": rows() }],
    ["both results are NULL alone", { "SELECT a": rows(null), "SELECT b": rows(null) }],
    ["the rows differ", { "SELECT a": rows(1), "SELECT b": rows(2) }],
    ["one query fails", { "SELECT a": rows(1), "SELECT b": failure("no such column: x") }],
  ])("goes on to the moderator when %s", async (_what, results) => {
    const replies = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: sql("SELECT b") };
    const context = debate({ ...replies, moderator: verdict("SELECT a") }, { database: databaseOf(results) });
    const outcome = await madJudge.run(question, OPTIONS, context);
    expect(pathsOf(context)).toHaveLength(4);
    expect(outcome.answer).toBe("SELECT a");
    expect(observed(context, "queries-compared")).toMatchObject([{ equal: false }]);
  });

  it("looks at the order of rows where a query orders them", async () => {
    const ordered = "SELECT a ORDER BY n";
    const database = databaseOf({ ...sameRows, [ordered]: rows(1, 2) });
    const context = debate(
      {
        base: sql(ordered),
        affirmative: sql("SELECT b"),
        negative: sql(ordered),
        moderator: verdict("SELECT a"),
      },
      { database },
    );
    await madJudge.run(question, OPTIONS, context);
    expect(observed(context, "queries-compared")).toMatchObject([{ equal: false }]);
  });

  it("does not end on equal results with sqlEqualEnds off, nor without the adaptive break", async () => {
    const replies = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: sql("SELECT b") };
    const run = async (options: Partial<typeof OPTIONS>) => {
      const context = debate(
        { ...replies, moderator: verdict("SELECT a") },
        { database: databaseOf(sameRows) },
      );
      await madJudge.run(question, { ...OPTIONS, ...options }, context);
      return pathsOf(context).length;
    };
    expect(await run({ sqlEqualEnds: false })).toBe(4);
    expect(await run({ adaptiveBreak: false })).toBe(1 + 3 * 3);
  });

  it("takes the base query for that of an affirmative side that only defends it", async () => {
    const context = debate(
      { base: sql("SELECT a"), affirmative: "It is right as it stands.", negative: sql("SELECT b") },
      { database: databaseOf(sameRows) },
    );
    const outcome = await madJudge.run(question, OPTIONS, context);
    expect(outcome.answer).toBe("SELECT a");
    expect(observed(context, "debate-ended")).toMatchObject([{ round: 1, why: "equal-results" }]);
  });

  describe("whose preferred query does not run", () => {
    const replies = {
      base: sql("SELECT x"),
      affirmative: sql("SELECT x"),
      negative: sql("SELECT y"),
      moderator: verdict("SELECT x"),
    };

    it("goes on, and the judge's query is the answer once it runs", async () => {
      const context = debate(
        { ...replies, "judge-answer": sql("SELECT a") },
        { database: databaseOf(sameRows) },
      );
      const outcome = await madJudge.run(question, OPTIONS, context);
      expect(outcome.answer).toBe("SELECT a");
      expect(pathsOf(context)).toHaveLength(1 + 3 * 3 + 2);
      expect(observed(context, "debate-ended")).toMatchObject([{ round: 3, why: "rounds" }]);
    });

    it("ends as soon as a later round has a preferred query that runs", async () => {
      const context = debate(
        { ...replies, "round-2/affirmative": sql("SELECT a"), "round-2/moderator": verdict("SELECT a") },
        { database: databaseOf(sameRows) },
      );
      const outcome = await madJudge.run(question, OPTIONS, context);
      expect(outcome.answer).toBe("SELECT a");
      expect(observed(context, "debate-ended")).toMatchObject([{ round: 2, why: "preference" }]);
    });

    it("ends with the supported side's own query where the moderator miswrote it", async () => {
      const context = debate(
        { ...replies, affirmative: sql("SELECT a"), moderator: verdict("SELECT aa") },
        { database: databaseOf(sameRows) },
      );
      const outcome = await madJudge.run(question, OPTIONS, context);
      expect(outcome.answer).toBe("SELECT a");
      expect(pathsOf(context)).toHaveLength(4);
    });

    it("takes a debater's query that runs for a judge's that does not", async () => {
      const context = debate(
        { ...replies, "round-3/negative": sql("SELECT b"), "judge-answer": sql("SELECT z") },
        { database: databaseOf(sameRows) },
      );
      expect((await madJudge.run(question, OPTIONS, context)).answer).toBe("SELECT b");
    });

    it("is left with the judge's query where none runs", async () => {
      const context = debate({ ...replies, "judge-answer": sql("SELECT z") }, { database: databaseOf({}) });
      expect((await madJudge.run(question, OPTIONS, context)).answer).toBe("SELECT z");
    });

    it("ends all the same with sqlMustRun off", async () => {
      const context = debate(replies, { database: databaseOf(sameRows) });
      const outcome = await madJudge.run(question, { ...OPTIONS, sqlMustRun: false }, context);
      expect(outcome.answer).toBe("SELECT x");
      expect(pathsOf(context)).toHaveLength(4);
    });
  });

  describe("whose preferred query gives nothing", () => {
    const results = { ...sameRows, "SELECT none": rows(), "SELECT null": rows(null), "SELECT no": rows() };
    const ended = async (replies: Readonly<Record<string, ScriptedReply>>, options = {}) => {
      const context = debate(replies, { database: databaseOf(results) });
      const outcome = await madJudge.run(question, { ...OPTIONS, ...options }, context);
      const read = observed(context, "answer-read");
      return { answer: outcome.answer, calls: context.calls.length, read };
    };
    const replacedBy = (answer: string) => [
      { at: "answer", kind: "answer-read", from: "query that gives more than the chosen one", answer },
    ];

    it.each([
      ["has no rows", "SELECT none"],
      ["is NULL alone", "SELECT null"],
    ])("ends with the other side's where the result %s", async (_what, query) => {
      const moderator = verdict(query, "affirmative");
      const replies = { base: sql(query), affirmative: sql(query), negative: sql("SELECT a"), moderator };
      expect(await ended(replies)).toMatchObject({ answer: "SELECT a", calls: 4 });
    });

    it("records that another query than the moderator's is the answer", async () => {
      const moderator = verdict("SELECT none", "affirmative");
      const replies = { affirmative: sql("SELECT none"), negative: sql("SELECT a"), moderator };
      expect((await ended(replies)).read).toEqual(replacedBy("SELECT a"));
    });

    it("records nothing of a round that does not end the debate", async () => {
      const moderator = verdict("SELECT none", "affirmative");
      const replies = { affirmative: sql("SELECT none"), negative: sql("SELECT a"), moderator };
      const { read } = await ended(replies, { adaptiveBreak: false });
      expect(read).toEqual(replacedBy("SELECT a"));
    });

    it("ends with the base query where that alone gives something", async () => {
      const moderator = verdict("SELECT none", "negative");
      const replies = {
        base: sql("SELECT a"),
        affirmative: sql("SELECT no"),
        negative: sql("SELECT none"),
        moderator,
      };
      expect(await ended(replies)).toMatchObject({ answer: "SELECT a", calls: 4 });
    });

    it("ends with it all the same where none gives anything", async () => {
      const moderator = verdict("SELECT none", "negative");
      const replies = {
        base: sql("SELECT x"),
        affirmative: sql("SELECT no"),
        negative: sql("SELECT none"),
        moderator,
      };
      expect(await ended(replies)).toEqual({ answer: "SELECT none", calls: 4, read: [] });
    });

    it("holds for the judge as well", async () => {
      const replies = {
        base: sql("SELECT a"),
        affirmative: sql("SELECT none"),
        negative: sql("SELECT no"),
        "judge-answer": sql("SELECT no"),
      };
      const { answer, calls, read } = await ended(replies, { rounds: 1 });
      expect([answer, calls]).toEqual(["SELECT a", 6]);
      expect(read).toEqual(replacedBy("SELECT a"));
    });

    it("ends with it with sqlMustRun off", async () => {
      const moderator = verdict("SELECT none", "affirmative");
      const replies = {
        base: sql("SELECT none"),
        affirmative: sql("SELECT none"),
        negative: sql("SELECT a"),
        moderator,
      };
      expect(await ended(replies, { sqlMustRun: false })).toMatchObject({ answer: "SELECT none", calls: 4 });
    });
  });

  describe("the negative side's first query", () => {
    const replies = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: sql("SELECT c") };
    const heard = async (options: Partial<typeof OPTIONS>, parts: ScriptedParts = {}) => {
      const context = debate(replies, { database: databaseOf(sameRows), ...parts });
      await madJudge.run(question, { ...OPTIONS, rounds: 2, ...options }, context);
      return context;
    };

    it("is written without having seen the base answer, and its conversation goes on from there", async () => {
      const context = await heard({});
      const first = callAt(context, "round-1/negative")?.messages ?? [];
      expect(first[0]?.content).toBe("You are a careful assistant.");
      expect(first.at(-1)?.content).toContain("Do not explain. Write one SQLite query");
      expect(first.map(({ content }) => content).join("\n")).not.toContain("SELECT a");
      const later = callAt(context, "round-2/negative")?.messages ?? [];
      expect(later.slice(0, -1)).toEqual([...first, { role: "assistant", content: sql("SELECT c") }]);
      expect(later.at(-1)?.content).toContain("SELECT a");
    });

    it("is written after four other questions with their queries, which are recorded", async () => {
      const context = await heard({});
      const roles = callAt(context, "round-1/negative")?.messages.map(({ role }) => role);
      const four = Array.from({ length: 4 }, () => ["user", "assistant"]).flat();
      expect(roles).toEqual(["system", ...four, "user"]);
      expect(observed(context, "exemplars-shown")).toMatchObject([{ at: "exemplars", source: "built-in" }]);
    });

    it("is written after those of a person's file, at most as many as sqlShots", async () => {
      const exemplars = ["What is b?", "What is d?"].map((text, index) => ({
        question: { ...question, id: `mine-${index}`, text },
        answer: `SELECT ${index}`,
      }));
      const context = await heard({ sqlShots: 1 }, { exemplars });
      const shown = callAt(context, "round-1/negative")?.messages ?? [];
      expect(shown).toHaveLength(4);
      expect(shown[1]?.content).toContain("What is b?");
      expect(shown[2]?.content).toContain("SELECT 0");
    });

    it("is written after fewer where the context has no room for all, which is recorded", async () => {
      const context = scriptedContext(
        ({ path, role, messages }) => {
          const isTooLong = path === "round-1/negative" && messages.length > 4;
          if (isTooLong) return new ContextOverflowError(900, 200, 1000);
          return role === "moderator" ? UNDECIDED : sql("SELECT a");
        },
        { database: databaseOf(sameRows) },
      );
      await madJudge.run(question, OPTIONS, context);
      const dropped = { at: "round-1/negative", kind: "history-dropped", role: "negative", turns: 3 };
      expect(observed(context, "history-dropped")).toEqual([dropped]);
      const shown = context.calls.findLast(({ path }) => path === "round-1/negative")?.messages ?? [];
      expect(shown.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    });

    it("is written after none with sqlShots 0", async () => {
      const context = await heard({ sqlShots: 0 });
      expect(callAt(context, "round-1/negative")?.messages).toHaveLength(2);
      expect(observed(context, "exemplars-shown")).toEqual([]);
    });

    it("answers the affirmative side with sqlOwnQuery off", async () => {
      expect(seenAt(await heard({ sqlOwnQuery: false }), "round-1/negative")).toContain("You disagree");
    });

    it("tells that the exemplars of a file are not shown where there is no such query", async () => {
      const exemplars = [{ question: { ...question, id: "mine", text: "What is b?" }, answer: "SELECT 1" }];
      const context = await heard({ sqlOwnQuery: false }, { exemplars });
      expect(observed(context, "warning")).toMatchObject([{ at: "exemplars" }]);
      expect(observed(await heard({ sqlOwnQuery: false }), "warning")).toEqual([]);
    });

    it("misses no exemplar where none is to be shown", async () => {
      const exemplars = [{ question: { ...question, id: "mine", text: "What is b?" }, answer: "SELECT 1" }];
      expect(observed(await heard({ sqlShots: 0 }, { exemplars }), "warning")).toEqual([]);
    });

    it("is the negative side's alone where there are more", async () => {
      expect(seenAt(await heard({ agents: 3 }), "round-1/debater-3")).toContain("SELECT a");
    });
  });

  it("tells the author of a failing query which columns there are", async () => {
    const database = databaseOf({ "SELECT t.x FROM towns t": failure("no such column: t.x") });
    const schema = "CREATE TABLE towns (\n  Name TEXT,\n  Mayor TEXT\n);";
    const context = debate({ base: sql("SELECT t.x FROM towns t") }, { database });
    await madJudge.run({ ...question, database: { name: "shop.sqlite", schema } }, OPTIONS, context);
    expect(seenAt(context, "round-1/affirmative")).toContain(
      "no such column: t.x. t is towns, which has the columns Name, Mayor.",
    );
  });

  describe("with a query that names a column of the wrong table", () => {
    const schema = [
      "CREATE TABLE towns (\n  Id INTEGER PRIMARY KEY,\n  Name TEXT\n);",
      "CREATE TABLE mayors (\n  Town INTEGER,\n  Party TEXT\n);",
      "-- Foreign keys:\n-- mayors.Town = towns.Id",
    ].join("\n");
    const wrong = "SELECT Party FROM towns";
    const mended = "SELECT mayors.Party FROM towns JOIN mayors ON towns.Id = mayors.Town";
    const results = {
      [wrong]: failure("no such column: Party"),
      [mended]: rows(1, 2),
      "SELECT a": rows(1),
    };
    const townQuestion = { ...question, database: { name: "shop.sqlite", schema } };
    const replies = { base: sql(wrong), affirmative: "It is right.", negative: sql("SELECT a") };
    const play = async (
      scripted: Readonly<Record<string, ScriptedReply>>,
      options: Partial<typeof OPTIONS> = {},
    ) => {
      const context = debate({ ...replies, ...scripted }, { database: databaseOf(results) });
      const outcome = await madJudge.run(townQuestion, { ...OPTIONS, ...options }, context);
      return { context, outcome };
    };

    it("debates the corrected query, which all are told of", async () => {
      const { context, outcome } = await play({ moderator: verdict(mended) });
      expect(outcome.answer).toBe(mended);
      expect(seenAt(context, "round-1/affirmative")).toContain(`\`\`\`sql\n${mended}\n\`\`\``);
      expect(seenAt(context, "round-1/affirmative")).toContain("Names in your query were corrected");
      expect(observed(context, "query-mended")).toMatchObject([{ at: "base", query: mended }]);
      expect(observed(context, "position")).toMatchObject([{ at: "base", answer: mended }, {}, {}]);
    });

    it("shows the moderator what became of a side's query", async () => {
      const { context } = await play({ negative: sql(wrong), affirmative: sql("SELECT a") });
      expect(seenAt(context, "round-1/moderator")).toContain(
        `(Names in this query were corrected by the schema; now it runs:\n\`\`\`sql\n${mended}\n\`\`\`)`,
      );
    });

    it("corrects the moderator's and the judge's own query as well", async () => {
      const other = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: "None." };
      const byModerator = await play({ ...other, moderator: verdict(wrong) });
      expect(byModerator.outcome.answer).toBe(mended);
      const corrected = observed(byModerator.context, "query-mended");
      expect(corrected).toMatchObject([{ at: "round-1/moderator", query: mended }]);
      expect(pathsOf(byModerator.context)).toHaveLength(4);
      const byJudge = await play({ ...other, "judge-answer": sql(wrong) });
      expect(byJudge.outcome.answer).toBe(mended);
      expect(observed(byJudge.context, "query-mended")).toMatchObject([{ at: "judge-answer" }]);
    });

    it("does not call the moderator's or the judge's corrected query another than theirs", async () => {
      const other = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: "None." };
      const verdicts = { moderator: verdict(wrong), "judge-answer": sql(wrong) };
      for (const [who, reply] of Object.entries(verdicts)) {
        const { context, outcome } = await play({ ...other, [who]: reply });
        expect(outcome.answer).toBe(mended);
        expect(observed(context, "answer-read")).toEqual([]);
      }
    });

    it("leaves it as it is with sqlMend off", async () => {
      const { context } = await play({ moderator: verdict(wrong) }, { sqlMend: false, sqlMustRun: false });
      expect(observed(context, "query-mended")).toEqual([]);
      expect(seenAt(context, "round-1/affirmative")).toContain("no such column: Party");
    });
  });

  it("goes on when only one side gives a query", async () => {
    const context = debate(
      {
        base: sql("SELECT a"),
        affirmative: sql("SELECT a"),
        negative: "No query.",
        moderator: verdict("SELECT a"),
      },
      { database: databaseOf(sameRows) },
    );
    await madJudge.run(question, OPTIONS, context);
    expect(pathsOf(context)).toHaveLength(4);
    expect(observed(context, "queries-compared")).toEqual([]);
  });

  it("executes the base answer and every candidate and records what they give", async () => {
    const context = debate(
      {
        base: sql("SELECT a"),
        affirmative: sql("SELECT b"),
        negative: sql("SELECT c"),
        moderator: verdict("SELECT a"),
      },
      { database: databaseOf(sameRows) },
    );
    await madJudge.run(question, OPTIONS, context);
    expect(observed(context, "query-run")).toMatchObject([
      { at: "base", query: "SELECT a", result: { kind: "rows", count: 2 } },
      { at: "round-1/affirmative", query: "SELECT b", result: { kind: "rows", rows: [[2], [1]] } },
      {
        at: "round-1/negative",
        query: "SELECT c",
        result: { kind: "problem", message: "no such query: SELECT c" },
      },
    ]);
  });

  it("tells an author, and the moderator, what SQLite says of a query that does not run", async () => {
    const context = debate(
      { base: sql("SELECT x"), "round-1/affirmative": sql("SELECT y"), negative: sql("SELECT a") },
      { database: databaseOf(sameRows) },
    );
    await madJudge.run(question, { ...OPTIONS, rounds: 2 }, context);
    expect(seenAt(context, "round-1/affirmative")).toContain("no such query: SELECT x");
    expect(seenAt(context, "round-1/negative")).not.toContain("no such query");
    expect(seenAt(context, "round-1/moderator")).toContain("no such query: SELECT y");
    expect(seenAt(context, "round-2/affirmative")).toContain("no such query: SELECT y");
    expect(seenAt(context, "round-2/negative")).not.toContain("no such query");
    expect(pathsOf(context)).toHaveLength(1 + 2 * 3 + 2);
  });

  it("shows the base query in a code block, as it is to be restated", async () => {
    const context = debate({ base: sql("SELECT a") }, { database: databaseOf(sameRows) });
    await madJudge.run(question, OPTIONS, context);
    expect(seenAt(context, "round-1/affirmative")).toContain("```sql\nSELECT a\n```");
  });

  it("compares the queries of all debaters with the first", async () => {
    const replies = { base: sql("SELECT a"), affirmative: sql("SELECT a"), negative: sql("SELECT b") };
    const run = async (third: string) => {
      const context = debate({ ...replies, "debater-3": sql(third) }, { database: databaseOf(sameRows) });
      await madJudge.run(question, { ...OPTIONS, agents: 3 }, context);
      return observed(context, "debate-ended");
    };
    expect(await run("SELECT a")).toMatchObject([{ why: "equal-results", round: 1 }]);
    expect(await run("SELECT c")).toMatchObject([{ why: "rounds", round: 3 }]);
  });
});

describe("a debate in the practice model's words", () => {
  const question = numberQuestion({ text: "How many?" });
  const replies = {
    base: "7+4=11\nThe answer is 11.",
    affirmative: "7+4=11\nThe answer is 11.",
    negative: "I disagree.\nThe answer is 28.",
  };
  const said = (context: ScriptedContext, path: string) =>
    callAt(context, path)?.messages.map(({ content }) => content);

  it("uses the wordings that the model knows, one message a call", async () => {
    const context = debate(
      { ...replies, "judge-answer": "11 vs 11: same.\nThe best answer is A." },
      { prompts: "terse" },
    );
    const outcome = await madJudge.run(question, { ...OPTIONS, rounds: 2 }, context);
    expect(said(context, "base")).toEqual(["You are a solver.", "How many?\nThink step by step."]);
    expect(said(context, "round-1/affirmative")).toEqual([
      "You are the affirmative side.",
      "How many?\nAnswer: 11\nDefend it.",
    ]);
    expect(said(context, "round-1/negative")).toEqual([
      "You are the negative side.",
      "How many?\nAffirmative:\n7+4=11\nThe answer is 11.\nDisagree.",
    ]);
    expect(said(context, "round-2/affirmative")).toEqual([
      "You are a debater.",
      "How many?\nAgent 1:\n7+4=11\nThe answer is 11.\nAgent 2:\nI disagree.\nThe answer is 28.\nSolve again.",
    ]);
    expect(said(context, "round-2/moderator")).toEqual([
      "You are a moderator.",
      "How many?\nAffirmative:\n7+4=11\nThe answer is 11.\nNegative:\nI disagree.\nThe answer is 28.\nReply in JSON.",
    ]);
    expect(said(context, "judge-candidates")).toEqual([
      "You are a judge.",
      "Answers: 11, 28\nWhich answer is most common?",
    ]);
    expect(said(context, "judge-answer")).toEqual([
      "You are a judge.",
      "How many?\nA: 11\nB: 28\nWhich answer is right?",
    ]);
    expect(outcome.answer).toBe("11");
  });

  it("reads the judge's letter in the order in which the sides were shown", async () => {
    const context = debate({ ...replies, "judge-answer": "The best answer is A." }, { prompts: "terse" });
    const outcome = await madJudge.run(question, { ...OPTIONS, rounds: 1, swap: true }, context);
    expect(seenAt(context, "judge-answer")).toBe("How many?\nA: 28\nB: 11\nWhich answer is right?");
    expect(outcome.answer).toBe("28");
  });

  it("does not take the judge's letter for an option of the question", async () => {
    const context = debate(
      {
        affirmative: "The answer is C.",
        negative: "The answer is B.",
        "judge-answer": "The best answer is B.",
      },
      { prompts: "terse" },
    );
    expect((await madJudge.run(choiceQuestion(), { ...OPTIONS, rounds: 1 }, context)).answer).toBe("B");
    const swapped = debate(
      {
        affirmative: "The answer is C.",
        negative: "The answer is B.",
        "judge-answer": "The best answer is A.",
      },
      { prompts: "terse" },
    );
    expect((await madJudge.run(choiceQuestion(), { ...OPTIONS, rounds: 1 }, swapped)).answer).toBe("C");
  });
});
