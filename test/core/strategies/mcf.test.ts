import { describe, expect, it } from "vitest";
import { ContextOverflowError } from "../../../core/errors.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { letterEmbedder } from "../../support/letter-embedder.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { filteredAt, FIRST_TURN, mcfReplies as replies } from "../../support/mcf-script.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext } from "../../support/scripted-context.ts";

/** Without graphs: letters have vectors, and no grammar. */
const OPTIONS = mcfOptions({ amr: false });
const TWO_TURNS = { ...OPTIONS, turns: 2 };

/** Two turns of Users who do not end the dialogue; every Assistant answers 1. */
const BOTH_TURNS = {
  ...FIRST_TURN,
  "turn-2/user-1": "cccc",
  "turn-2/user-2": "cccc",
  "turn-2/user-3": "cccc",
  "turn-2/user-adversarial": "dddd",
};

describe("mcf", () => {
  it("lets N Users and one adversarial User, then N Assistants and one adversarial Assistant speak, each step at once", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(context.groups).toEqual([
      ["specify"],
      ["turn-1/user-1", "turn-1/user-2", "turn-1/user-3", "turn-1/user-adversarial"],
      ["turn-1/assistant-1", "turn-1/assistant-2", "turn-1/assistant-3", "turn-1/assistant-adversarial"],
      ["turn-2/user-1", "turn-2/user-2", "turn-2/user-3", "turn-2/user-adversarial"],
    ]);
  });

  it("makes 1 + 2(N+1)t calls, N+1 for the closing step, and one plain call only where the answer is missing", async () => {
    const answered = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), OPTIONS, answered);
    expect(answered.calls).toHaveLength(1 + 2 * 4 * 1 + 4);

    const script = replies({ ...FIRST_TURN, final: "The answer is 21." });
    const open = scriptedContext((call) =>
      call.path.startsWith("turn-1/assistant") ? "12 + 9" : script(call),
    );
    const outcome = await mcf.run(numberQuestion(), OPTIONS, open);
    expect(open.calls).toHaveLength(1 + 2 * 4 * 1 + 4 + 1);
    expect(open.groups.at(-1)).toEqual(["final"]);
    expect(outcome.answer).toBe("21");
  });

  it("makes no closing step when the limit of turns ends it", async () => {
    const context = scriptedContext(replies({ ...FIRST_TURN }));
    await mcf.run(numberQuestion(), { ...OPTIONS, turns: 1 }, context);
    expect(context.calls).toHaveLength(1 + 2 * 4);
  });

  it("passes on the instruction least similar to the adversarial one", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")).toMatchObject({ role: "user", chosen: 3, unfiltered: null });
    const assistant = context.calls.find(({ path }) => path === "turn-1/assistant-1");
    expect(assistant?.messages.at(-1)?.content).toBe("bbbb");
  });

  it("records every term of every candidate, and D as their sum", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const candidates = filteredAt(context, "turn-1/user")?.candidates ?? [];
    expect(candidates).toHaveLength(3);
    for (const { terms, total } of candidates) {
      expect(Object.keys(terms)).toEqual(["semantic", "historical"]);
      expect(total).toBeCloseTo((terms.semantic ?? NaN) + (terms.historical ?? NaN), 12);
    }
  });

  it("counts the same similarity twice for Users at the first turn, where there is no history", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const [candidate] = filteredAt(context, "turn-1/user")?.candidates ?? [];
    expect(candidate?.terms.historical).toBe(candidate?.terms.semantic);
  });

  it("compares an Assistant's solution with the history and the chosen instruction before it, keeping the end", async () => {
    const embedder = letterEmbedder();
    const context = scriptedContext(replies({ ...FIRST_TURN, "turn-1/assistant-1": "zzz" }), { embedder });
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(embedder.asked.every(([, keep]) => keep === "end")).toBe(true);
    expect(embedder.asked.flatMap(([texts]) => texts)).toContain("User: bbbb\nAssistant: zzz");
  });

  it("compares the replies of a later turn with the turns before them", async () => {
    const embedder = letterEmbedder();
    const context = scriptedContext(replies(BOTH_TURNS), { embedder });
    await mcf.run(numberQuestion(), TWO_TURNS, context);
    const asked = embedder.asked.flatMap(([texts]) => texts);
    const before = "User: bbbb\nAssistant: The answer is 1.\n";
    expect(asked).toContain(`${before}cccc`);
    expect(asked).toContain(`${before}User: cccc\nAssistant: The answer is 1.`);
  });

  it("shows the adversarial instance the same turns as the normal ones", async () => {
    const context = scriptedContext(replies(BOTH_TURNS));
    await mcf.run(numberQuestion(), TWO_TURNS, context);
    const seenBy = (path: string) => context.calls.find((call) => call.path === path)?.messages.slice(1);
    for (const role of ["user", "assistant"]) {
      expect(seenBy(`turn-2/${role}-1`)).toHaveLength(3);
      expect(seenBy(`turn-2/${role}-adversarial`)).toEqual(seenBy(`turn-2/${role}-1`));
    }
  });

  it.each([
    ["turn-2/user-1", "user"],
    ["turn-2/user-adversarial", "adversarial-user"],
    ["turn-2/assistant-1", "assistant"],
    ["turn-2/assistant-adversarial", "adversarial-assistant"],
  ])("drops the oldest turn where %s has no room for it, records that, and goes on", async (path, role) => {
    const script = replies(BOTH_TURNS);
    const context = scriptedContext((call) =>
      call.path === path && call.messages.length > 2
        ? new ContextOverflowError(900, 200, 1000)
        : script(call),
    );
    await mcf.run(numberQuestion(), TWO_TURNS, context);
    const dropped = context.observations.filter(({ kind }) => kind === "history-dropped");
    expect(dropped).toEqual([{ at: path, kind: "history-dropped", role, turns: 1 }]);
    expect(filteredAt(context, path.slice(0, path.lastIndexOf("-")))).toMatchObject({ unfiltered: null });
  });

  it("leaves out a term that is switched off", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), { ...OPTIONS, historical: false }, context);
    expect(Object.keys(filteredAt(context, "turn-1/user")?.candidates[0]?.terms ?? {})).toEqual(["semantic"]);
  });

  it("is a dialogue without adversarial instance when all terms are off", async () => {
    const context = scriptedContext(({ role }) => (role === "user" ? "<TASK_DONE>" : "The answer is 1."));
    await mcf.run(numberQuestion(), { ...OPTIONS, semantic: false, historical: false }, context);
    expect(context.calls.map(({ path }) => path)).toEqual(["specify", "turn-1/user", "final"]);
  });

  it.each(["standard", "terse"] as const)(
    "gives the adversarial instance the normal messages but for one passage of the system prompt: %s",
    async (prompts) => {
      const context = scriptedContext(replies(FIRST_TURN), { prompts });
      await mcf.run(numberQuestion(), OPTIONS, context);
      for (const role of ["user", "assistant"]) {
        const messagesOf = (path: string) => context.calls.find((call) => call.path === path)?.messages ?? [];
        const [normal, ...asked] = messagesOf(`turn-1/${role}-1`);
        const [adversarial, ...askedToMislead] = messagesOf(`turn-1/${role}-adversarial`);
        expect(asked).toHaveLength(1);
        expect(askedToMislead).toEqual(asked);
        const systems = [normal?.content ?? "", adversarial?.content ?? ""] as const;
        expect(systems[1]).not.toBe(systems[0]);
        const [start, end] = commonEnds(...systems);
        expect(start + end).toBeGreaterThan(systems[0].length * 0.7);
      }
    },
  );

  it("leaves out candidates that are empty, cut off or nothing but the marker", async () => {
    const context = scriptedContext(
      replies({
        "turn-1/user-1": "",
        "turn-1/user-2": { text: "zzzz and then", ended: "length" },
        "turn-1/user-3": "aaab",
        "turn-1/user-adversarial": "aaaa",
      }),
    );
    await mcf.run(numberQuestion(), OPTIONS, context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered?.candidates.map(({ unusable }) => unusable)).toEqual(["empty", "cut-off", null]);
    expect(filtered?.candidates.map(({ total }) => total === null)).toEqual([true, true, false]);
    expect(filtered).toMatchObject({ chosen: 3, unfiltered: "only-candidate" });
  });

  it("filters nothing where one instance of each role speaks, and scores its replies all the same", async () => {
    const context = scriptedContext(replies(FIRST_TURN));
    await mcf.run(numberQuestion(), { ...OPTIONS, agents: 1, turns: 1 }, context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered).toMatchObject({ chosen: 1, unfiltered: "only-candidate" });
    expect(filtered?.candidates[0]?.total).toBeGreaterThan(1);
  });

  it("scores cut-off candidates when there are no others", async () => {
    const cut = (text: string) => ({ text, ended: "length" as const });
    const context = scriptedContext(
      replies({
        "turn-1/user-1": cut("aaaa"),
        "turn-1/user-2": cut("bbbb"),
        "turn-1/user-3": cut("aaab"),
        "turn-1/user-adversarial": "aaaa",
      }),
    );
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")).toMatchObject({ chosen: 2, unfiltered: null });
  });

  it("does not take half a number for the answer when all solutions were cut off", async () => {
    const cut = { text: "The answer is 12", ended: "length" as const };
    const solutions = Object.fromEntries([1, 2, 3].map((number) => [`turn-1/assistant-${number}`, cut]));
    const context = scriptedContext(replies({ ...FIRST_TURN, ...solutions, final: "The answer is 1250." }));
    const outcome = await mcf.run(numberQuestion(), { ...OPTIONS, turns: 1 }, context);
    expect(context.groups.at(-1)).toEqual(["final"]);
    expect(outcome.answer).toBe("1250");
  });

  it("ends only when more than half of the Users say so; else the marker is stripped before scoring", async () => {
    const context = scriptedContext(
      replies({
        "turn-1/user-1": "<TASK_DONE>",
        "turn-1/user-2": "cccc <TASK_DONE>",
        "turn-1/user-3": "aaaa",
        "turn-1/user-4": "aaab",
        "turn-1/user-adversarial": "aaaa",
      }),
    );
    await mcf.run(numberQuestion(), { ...OPTIONS, agents: 4 }, context);
    expect(context.observations).toContainEqual({
      at: "turn-1",
      kind: "task-done",
      saidBy: 2,
      users: 4,
      ended: false,
    });
    expect(filteredAt(context, "turn-1/user")?.candidates[0]?.unusable).toBe("task-done-only");
    expect(context.calls.find(({ path }) => path === "turn-1/assistant-1")?.messages.at(-1)?.content).toBe(
      "cccc",
    );
  });

  it.each(["<TASK_DONE>.", '"<TASK_DONE>"', "`TASK_DONE`"])(
    "leaves out a candidate that says nothing beside the marker: %s",
    async (text) => {
      const context = scriptedContext(replies({ ...FIRST_TURN, "turn-1/user-1": text }));
      await mcf.run(numberQuestion(), OPTIONS, context);
      const filtered = filteredAt(context, "turn-1/user");
      expect(filtered?.candidates.map(({ unusable }) => unusable)).toEqual(["task-done-only", null, null]);
      expect(filtered?.chosen).not.toBe(1);
    },
  );

  it("passes on a query that names a column task_done as it is", async () => {
    const query = "SELECT COUNT(*) FROM todo WHERE task_done = 1";
    const said = Object.fromEntries([1, 2, 3].map((number) => [`turn-1/assistant-${number}`, query]));
    const context = scriptedContext(replies({ ...FIRST_TURN, ...said }));
    await mcf.run(numberQuestion(), { ...OPTIONS, turns: 1 }, context);
    expect(context.calls.at(-1)?.messages.map(({ content }) => content)).toContain(query);
  });

  it("strips the marker from the adversarial reply before scoring", async () => {
    const embedder = letterEmbedder();
    const marked = { ...FIRST_TURN, "turn-1/user-adversarial": "dddd <TASK_DONE>" };
    const context = scriptedContext(replies(marked), { embedder });
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(embedder.asked[0]?.[0]).toEqual(["aaaa", "aabb", "bbbb", "dddd"]);
  });

  it("passes on a reply that speaks of a task done as it is", async () => {
    const instruction = "cccc of each task done";
    const context = scriptedContext(replies({ ...FIRST_TURN, "turn-1/user-3": instruction }));
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(context.observations.filter(({ at, kind }) => at === "turn-1" && kind === "task-done")).toEqual(
      [],
    );
    expect(filteredAt(context, "turn-1/user")?.chosen).toBe(3);
    expect(context.calls.find(({ path }) => path === "turn-1/assistant-1")?.messages.at(-1)?.content).toBe(
      instruction,
    );
  });

  it("gives the adversarial User no say in the end", async () => {
    const context = scriptedContext(
      replies({ ...FIRST_TURN, "turn-1/user-2": "<TASK_DONE>", "turn-1/user-adversarial": "<TASK_DONE>" }),
    );
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(context.observations).toContainEqual({
      at: "turn-1",
      kind: "task-done",
      saidBy: 1,
      users: 3,
      ended: false,
    });
  });

  it.each([
    ["was cut off and then asked for its answer", { ended: "stop", cutOff: true }],
    ["was cut off in the line in which it was asked for its answer", { ended: "length" }],
  ] as const)("leaves out a candidate that %s", async (_name, how) => {
    const closed = { text: "zzzz and then\nThe answer is 7.", closed: true, ...how } as const;
    const context = scriptedContext(replies({ ...FIRST_TURN, "turn-1/user-2": closed }));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const filtered = filteredAt(context, "turn-1/user");
    expect(filtered?.candidates.map(({ unusable }) => unusable)).toEqual([null, "cut-off", null]);
  });

  it.each([
    ["empty", "", "adversary-empty"],
    ["nothing but the marker", "<TASK_DONE>", "adversary-empty"],
    ["cut off", { text: "aaaa and", ended: "length" as const }, "adversary-cut-off"],
    [
      "cut off and closed",
      { text: "aaaa and", ended: "stop", closed: true, cutOff: true } as const,
      "adversary-cut-off",
    ],
  ])(
    "passes on the first usable candidate, unfiltered, when the adversarial reply is %s",
    async (_name, reply, why) => {
      const context = scriptedContext(
        replies({ ...FIRST_TURN, "turn-1/user-1": "", "turn-1/user-adversarial": reply }),
      );
      await mcf.run(numberQuestion(), OPTIONS, context);
      expect(filteredAt(context, "turn-1/user")).toMatchObject({ chosen: 2, unfiltered: why });
    },
  );

  it("gives a tie to the lowest index", async () => {
    const context = scriptedContext(
      replies({ ...FIRST_TURN, "turn-1/user-1": "abab", "turn-1/user-2": "cccc", "turn-1/user-3": "cccc" }),
    );
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")?.chosen).toBe(2);
  });

  it("scores identical candidates once", async () => {
    const embedder = letterEmbedder();
    const same = { "turn-1/user-1": "same", "turn-1/user-2": "same", "turn-1/user-3": "same" };
    const context = scriptedContext(replies({ ...FIRST_TURN, ...same }), { embedder });
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(embedder.asked[0]?.[0]).toEqual(["same", "aaaa a"]);
  });

  it("marks an adversarial instance that declines to mislead", async () => {
    const context = scriptedContext(
      replies({ ...FIRST_TURN, "turn-1/user-adversarial": "I'm sorry, but I can't assist with that." }),
    );
    await mcf.run(numberQuestion(), OPTIONS, context);
    expect(filteredAt(context, "turn-1/user")?.adversaryRefused).toBe(true);
  });

  it("asks for the answer when no User says anything", async () => {
    const context = scriptedContext(({ role }) => (role === "assistant" ? "The answer is 4." : ""));
    const outcome = await mcf.run(numberQuestion(), OPTIONS, context);
    expect(context.groups.at(-1)).toEqual(["final"]);
    expect(outcome.answer).toBe("4");
  });

  it("shows nobody an empty solution, which chat templates refuse", async () => {
    const silent = Object.fromEntries([1, 2, 3].map((number) => [`turn-1/assistant-${number}`, ""]));
    const next = { "turn-2/user-1": "cccc", "turn-2/user-2": "cccc", "turn-2/user-3": "cccc" };
    const context = scriptedContext(replies({ ...FIRST_TURN, ...silent, ...next }));
    await mcf.run(numberQuestion(), OPTIONS, context);
    const second = context.calls.find(({ path }) => path === "turn-2/assistant-1")?.messages ?? [];
    expect(second.slice(1).map(({ content }) => content)).toEqual(["bbbb", "(nothing)", "cccc"]);
  });

  it("has its defaults: N = 3, T = 0.8, at most 8 turns, all terms, the reference by the size of the model, no experience", () => {
    expect(mcfOptions()).toEqual({
      agents: 3,
      temperature: 0.8,
      turns: 8,
      semantic: true,
      historical: true,
      amr: true,
      parser: "amr-lite",
      select: "auto",
      guard: false,
      trajectories: false,
      depth: 5,
      experience: false,
      minimum: 20,
      lambda: 1.5,
      outlierTest: "below",
    });
    expect(() => mcf.check?.(mcfOptions())).not.toThrow();
    expect(mcf.warnings?.(mcfOptions())).toEqual([]);
  });

  it("warns that temperature 0 makes all instances the same only where several speak", () => {
    expect(mcf.warnings?.(mcfOptions({ temperature: 0 }))).toMatchObject([{ id: "sameReplies" }]);
    const alone = { semantic: false, historical: false, amr: false };
    expect(mcf.warnings?.(mcfOptions({ temperature: 0, ...alone }))).toEqual([]);
  });

  it("makes at most 1 + 2(N+1)t + 1 calls, and those of a dialogue without any term", () => {
    expect(mcf.maxCalls(mcfOptions())).toBe(1 + 2 * 4 * 8 + 1);
    expect(mcf.maxCalls(mcfOptions({ semantic: false, historical: false, amr: false }))).toBe(1 + 2 * 8 + 1);
  });
});

function commonEnds(left: string, right: string): readonly [number, number] {
  let start = 0;
  while (start < left.length && left[start] === right[start]) start++;
  let end = 0;
  while (end < left.length - start && left.at(-1 - end) === right.at(-1 - end)) end++;
  return [start, end];
}
