import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { ContextOverflowError, ContractError, ModelRunError } from "../../../core/errors.ts";
import { PENMAN_GRAMMAR } from "../../../core/similarity/penman-grammar.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { graphPath, parsersOf } from "../../../core/strategies/mcf/graph-parser.ts";
import { termsOf } from "../../../core/strategies/mcf/terms.ts";
import { tableEmbedder } from "../../support/letter-embedder.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { filteredAt, mcfReplies } from "../../support/mcf-script.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedCall, type ScriptedReply } from "../../support/scripted-context.ts";
import { wordParser } from "../../support/word-parser.ts";

const ONLY_GRAPHS = mcfOptions({ semantic: false, historical: false, turns: 1 });
const USERS = {
  "turn-1/user-1": "add the pens",
  "turn-1/user-2": "add the books",
  "turn-1/user-3": "count everything twice",
  "turn-1/user-adversarial": "add the pens now",
};

describe("the graph term of mcf", () => {
  it("is on unless it is switched off", async () => {
    const context = scriptedContext(mcfReplies(USERS));
    await mcf.run(numberQuestion(), mcfOptions({ turns: 1 }), context);
    const [candidate] = filteredAt(context, "turn-1/user")?.candidates ?? [];
    expect(Object.keys(candidate?.terms ?? {})).toEqual(["semantic", "historical", "graph"]);
  });

  it("is the Smatch F1 of a candidate's graph and the adversarial one, least of which is passed on", async () => {
    const context = scriptedContext(mcfReplies(USERS));
    await mcf.run(numberQuestion(), ONLY_GRAPHS, context);
    const filtered = filteredAt(context, "turn-1/user");
    const [pens, books, other] = filtered?.candidates.map(({ terms }) => terms.graph ?? NaN) ?? [];
    // Triples of `and` over n words: a top, n + 1 concepts and n operands.
    expect(pens).toBeCloseTo((2 * 8) / (8 + 10), 12);
    expect(books).toBeCloseTo((2 * 7) / (8 + 10), 12);
    expect(other).toBeLessThan(books ?? 0);
    expect(filtered).toMatchObject({ chosen: 3, unfiltered: null });
    expect(filtered).not.toHaveProperty("graphsFailed");
  });

  it("parses each distinct text of a question once, whatever step it comes up in", async () => {
    const parser = wordParser();
    const script = mcfReplies({ ...USERS, "turn-1/user-2": "add the pens", "turn-2/user-1": "add the pens" });
    const context = scriptedContext(
      (call) => (call.path === "turn-2/user-2" || call.path === "turn-2/user-3" ? "check it" : script(call)),
      { parser },
    );
    await mcf.run(numberQuestion(), { ...ONLY_GRAPHS, turns: 2 }, context);
    expect(parser.asked).toEqual([...new Set(parser.asked)]);
    expect(parser.asked.slice(0, 3)).toEqual(["add the pens", "count everything twice", "add the pens now"]);
  });

  it.each([
    ["a candidate", "add the books"],
    ["the adversarial reply", "add the pens now"],
  ])("is left out for all of a step where the graph of %s fails", async (_whose, text) => {
    const embedder = tableEmbedder({
      "add the pens": [1, 0],
      "add the books": [0, 1],
      "count everything twice": [1, 1],
      "add the pens now": [1, 0],
      "The answer is 1.": [1, 0],
    });
    const parser = wordParser((asked) => asked === text);
    const context = scriptedContext(mcfReplies(USERS), { parser, embedder });
    await mcf.run(numberQuestion(), mcfOptions({ historical: false, turns: 1 }), context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered).toMatchObject({ chosen: 2, unfiltered: null, graphsFailed: true });
    for (const { terms, total } of filtered?.candidates ?? []) {
      expect(Object.keys(terms)).toEqual(["semantic"]);
      expect(total).toBe(terms.semantic);
    }
    expect(filteredAt(context, "turn-1/assistant")).not.toHaveProperty("graphsFailed");
  });

  it("passes on the first usable candidate, unfiltered, where it is the only term and fails", async () => {
    const context = scriptedContext(mcfReplies({ ...USERS, "turn-1/user-1": "" }), {
      parser: wordParser(() => true),
    });
    await mcf.run(numberQuestion(), ONLY_GRAPHS, context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered).toMatchObject({ chosen: 2, unfiltered: "no-term", graphsFailed: true });
    expect(filtered?.candidates.map(({ total }) => total)).toEqual([null, null, null]);
  });

  it("lets other work have its turn between the pairs of a step", async () => {
    const texts = ["add the pens", "add the books", "count everything twice", "add the pens now"];
    const pairs = texts.flatMap((left, place) =>
      texts.slice(place + 1).map((right) => [left, right] as const),
    );
    const onlyGraphs = { semantic: false, historical: false, amr: true };
    let turns = 0;
    const others = setInterval(() => turns++, 0);
    onTestFinished(() => clearInterval(others));
    await termsOf(texts, "", onlyGraphs, { embedder: tableEmbedder({}), parser: wordParser() }, pairs);
    expect(turns).toBeGreaterThanOrEqual(pairs.length - 1);
  });

  it("does not parse candidates that are left out", async () => {
    const parser = wordParser();
    const cut = { text: "add the", ended: "length" as const };
    const context = scriptedContext(mcfReplies({ ...USERS, "turn-1/user-1": cut }), { parser });
    await mcf.run(numberQuestion(), ONLY_GRAPHS, context);
    expect(parser.asked).not.toContain("add the");
  });
});

describe("graphs by the loaded model", () => {
  const OPTIONS = { ...ONLY_GRAPHS, parser: "model" };

  /** Users say their texts; the parser writes the graph that the test gives for a text. */
  function script(graphOf: (text: string) => ScriptedReply) {
    const replies = mcfReplies(USERS);
    return (call: ScriptedCall): ScriptedReply => {
      if (call.role !== "parser") return replies(call);
      return graphOf(/Text: ([^\n]*)\nGraph:$/.exec(call.messages.at(-1)?.content ?? "")?.[1] ?? "");
    };
  }
  const graph = (text: string): string =>
    `(${text.includes("pens") ? "a / add-02 :ARG1 (p / pen)" : "c / count-01"})`;

  it("are calls of role parser at temperature 0 under the grammar, one for each distinct text, with paths of their own", async () => {
    const context = scriptedContext(script(graph));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const calls = context.calls.filter(({ role }) => role === "parser");
    expect(calls.map(({ path }) => path)).toEqual([
      graphPath("turn-1/user", "add the pens"),
      graphPath("turn-1/user", "add the books"),
      graphPath("turn-1/user", "count everything twice"),
      graphPath("turn-1/user", "add the pens now"),
      graphPath("turn-1/assistant", "The answer is 1."),
    ]);
    for (const { sampling } of calls) expect(sampling).toEqual({ temperature: 0, grammar: PENMAN_GRAMMAR });
    expect(context.groups).toContainEqual(calls.slice(0, 4).map(({ path }) => path));
  });

  it("are named by their texts, whichever of them are asked for, as where a run goes on with some graphs kept", async () => {
    const pathsOf = async (...texts: readonly string[]) => {
      const context = scriptedContext(() => "(c / count-01)");
      const parser = parsersOf("model", numberQuestion(), context)("experience");
      for (const text of texts) await parser.parse(text);
      return context.calls.map(({ path }) => path);
    };
    const [pens, books, ...others] = await pathsOf("add the pens", "add the books", "add the pens");
    expect(others).toEqual([]);
    expect(pens).not.toBe(books);
    expect(await pathsOf("add the books")).toEqual([books]);
  });

  it("are compared as others are", async () => {
    const context = scriptedContext(script(graph));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered?.candidates.map(({ terms }) => terms.graph)).toEqual([
      1,
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(filtered?.chosen).toBe(2);
  });

  it.each<[string, ScriptedReply]>([
    ["cut off", { text: "(c / count-01)", ended: "length" }],
    ["no graph", "There are pens."],
    ["empty", ""],
    ["refused because the text is too long for the context", new ContextOverflowError(900, 200, 1000)],
  ])("fail where the reply is %s, and the term is left out", async (_what, reply) => {
    const context = scriptedContext(script((text) => (text === "add the books" ? reply : graph(text))));
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")).toMatchObject({ graphsFailed: true, chosen: 1 });
  });

  it("are read where the model takes a variable twice", async () => {
    const twice = "(a / add-02 :ARG1 (p / pen) :ARG2 (p / book) :ARG3 (p / cup))";
    const context = scriptedContext(script(() => twice));
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")?.candidates.map(({ total }) => total)).toEqual([1, 1, 1]);
  });

  it("never keep a step from being decided, whatever the model writes", async () => {
    const words = fc.constantFrom("(", ")", " ", "/", ":ARG0", '"', "a", "b2", "12", "-", "add-01");
    const reply = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 12 }).map((parts) => parts.join(" ")),
    );
    await fc.assert(
      fc.asyncProperty(reply, async (text) => {
        const context = scriptedContext(script(() => text));
        await mcf.run(numberQuestion(), OPTIONS, context);
        expect([null, "no-term"]).toContain(filteredAt(context, "turn-1/user")?.unfiltered);
      }),
    );
  });

  it("end the question where the model itself fails", async () => {
    const context = scriptedContext(script(() => new ModelRunError("The model failed.")));
    await expect(mcf.run(numberQuestion(), OPTIONS, context)).rejects.toBeInstanceOf(ModelRunError);
  });

  it("are asked for in words that the practice model knows, with the terse prompts", async () => {
    const context = scriptedContext(mcfReplies(USERS), { prompts: "terse" });
    await mcf.run(numberQuestion(), OPTIONS, context);
    const call = context.calls.find(({ path }) => path === graphPath("turn-1/user", "add the pens"));
    expect(call?.messages.map(({ content }) => content)).toEqual([
      "You are a task specifier.",
      "add the pens\nSpecify the task.",
    ]);
  });

  it("count apart from the method's own calls", () => {
    const own = 1 + 2 * 4 * 8 + 1;
    expect(mcf.maxCalls(mcfOptions({ parser: "model" }))).toBe(own + 2 * 4 * 8);
    expect(mcf.maxCalls(mcfOptions({ parser: "model", amr: false }))).toBe(own);
    expect(mcf.expectedCalls(mcfOptions({ parser: "model" })).calls).toBe(14 + 2 * 4);
  });

  it("are named as what the options' graphs come from", () => {
    expect(mcf.parserOf?.(mcfOptions())).toBe("amr-lite");
    expect(mcf.parserOf?.(mcfOptions({ parser: "model" }))).toBe("model");
    expect(mcf.parserOf?.(mcfOptions({ amr: false }))).toBeNull();
  });

  it("are refused where no graphs are compared", () => {
    expect(() => mcf.check?.(mcfOptions({ parser: "model", amr: false }))).toThrow(ContractError);
    expect(() => mcf.check?.(mcfOptions({ parser: "model", amr: false, experience: true }))).not.toThrow();
  });
});
