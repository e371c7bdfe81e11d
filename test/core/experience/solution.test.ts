import { describe, expect, it } from "vitest";
import type { Observation, Role, Turn } from "../../../core/events.ts";
import { solutionOf } from "../../../core/experience/solution.ts";
import { NO_TOKENS } from "../../../core/model.ts";
import type { Question } from "../../../core/question.ts";
import { dialogue } from "../../../core/strategies/dialogue.ts";
import { mcf } from "../../../core/strategies/mcf.ts";
import { programOfThoughts } from "../../../core/strategies/program-of-thoughts.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { mcfOptions } from "../../support/mcf-options.ts";
import { FIRST_TURN, mcfReplies } from "../../support/mcf-script.ts";
import { numberQuestion } from "../../support/questions.ts";
import { scriptedContext, type ScriptedContext } from "../../support/scripted-context.ts";

interface Said {
  readonly role: Role;
  readonly path: string;
  readonly text: string;
}

const sampling = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 64, stop: [] };

function turnOf({ role, path, text }: Said): Turn {
  const ended = "stop";
  return { path, role, messages: [], text, reasoning: null, ended, sampling, tokens: NO_TOKENS, seconds: 0 };
}

function transcript(
  answer: string | null,
  said: readonly Said[],
  observations: readonly (Observation & { readonly at: string })[] = [],
  asked: Question = numberQuestion(),
): QuestionTranscript {
  const spent = { calls: said.length, tokens: NO_TOKENS };
  return {
    id: asked.id,
    asked,
    state: "done",
    turns: said.map((each) => ({ ...each, sampling, liveText: "", finished: turnOf(each) })),
    observations: observations.map(({ at, ...observation }) => ({ after: 0, path: at, observation })),
    result: { answer, agreement: null, correct: null, seconds: 1, ...spent },
    error: null,
    ...spent,
    started: 0,
    finished: 1,
    activeFrom: 0,
    activeTo: 1,
  };
}

/** The transcript of what a method really said. */
async function transcriptOf(
  context: ScriptedContext,
  replies: (call: ScriptedContext["calls"][number]) => unknown,
  run: () => Promise<{ readonly answer: string | null }>,
): Promise<QuestionTranscript> {
  const { answer } = await run();
  const said = context.calls.map((call) => ({
    role: call.role,
    path: call.path,
    text: String(replies(call)),
  }));
  return transcript(answer, said, context.observations);
}

const solver = (path: string, text: string): Said => ({ role: "solver", path, text });
const judge = (text: string): Said => ({ role: "judge", path: "judge", text });

describe("solutionOf", () => {
  it("is M for mcf: what was passed on, not what was left aside", async () => {
    const replies = mcfReplies({
      ...FIRST_TURN,
      "turn-1/assistant-1": "bbbb 12",
      "turn-1/assistant-2": "aaaa 13",
      "turn-1/assistant-3": "aaaa 14",
      "turn-1/assistant-adversarial": "aaaa 13",
      "turn-2/user-1": "cccc <TASK_DONE>",
      "turn-2/user-2": "aaaa",
      "turn-2/user-3": "aaaa",
      "turn-2/user-adversarial": "aaaa",
    });
    const context = scriptedContext(replies);
    const solved = await transcriptOf(context, replies, () =>
      mcf.run(numberQuestion(), mcfOptions({ amr: false, turns: 2 }), context),
    );
    expect(solutionOf(solved)).toEqual({
      process: "User: bbbb\nAssistant: bbbb 12\nUser: cccc\nAssistant: The answer is 1.",
      answer: "1",
    });
  });

  it("is M for a dialogue", async () => {
    const replies = mcfReplies({ "turn-1/user": "Add them.", "turn-1/assistant": "The answer is 21." });
    const context = scriptedContext(replies);
    const solved = await transcriptOf(context, replies, () =>
      dialogue.run(numberQuestion(), { temperature: 0.8, turns: 8 }, context),
    );
    expect(solutionOf(solved)).toEqual({
      process: "User: Add them.\nAssistant: The answer is 21.",
      answer: "21",
    });
  });

  it("is the final call's reply for a dialogue that ended before anything was passed on", () => {
    const said = [
      { role: "user" as const, path: "turn-1/user", text: "<TASK_DONE>" },
      { role: "assistant" as const, path: "final", text: "12 + 9 = 21. The answer is 21." },
    ];
    expect(solutionOf(transcript("21", said))?.process).toBe("12 + 9 = 21. The answer is 21.");
  });

  it("is the last turn that holds the answer for any other method", () => {
    const said = [
      solver("sample-1", "10 + 11 = 21. The answer is 21."),
      solver("sample-2", "12 + 9 = 21.0. The answer is $21.00."),
      solver("sample-3", "12 + 8 = 20. The answer is 20."),
    ];
    expect(solutionOf(transcript("21", said))).toEqual({ process: said[1]?.text, answer: "21" });
  });

  it("prefers who solved it to who judged it", () => {
    const said = [solver("agent-1", "12 + 9 = 21. The answer is 21."), judge("The answer is 21.")];
    expect(solutionOf(transcript("21", said))?.process).toBe(said[0]?.text);
    const alone = [solver("agent-1", "The answer is 20."), judge("12 + 9 is 21. The answer is 21.")];
    expect(solutionOf(transcript("21", alone))?.process).toBe(alone[1]?.text);
  });

  it("is the moderator's report where nobody else holds its answer", () => {
    const said = [
      solver("agent-1", "Stir it slowly, then let it rest."),
      {
        role: "moderator" as const,
        path: "moderator",
        text: '{"Supported Side": "1", "debate_answer": "Stir it."}',
      },
    ];
    const verdict = { preference: true, side: "1", answer: "Stir it.", reason: "", readable: true };
    const judged = { at: "moderator", kind: "judged" as const, by: "moderator" as const, ...verdict };
    const asked = numberQuestion({ answerType: "text" });
    expect(solutionOf(transcript("Stir it.", said, [judged], asked))?.process).toBe(said[1]?.text);
  });

  it("is the turn whose program comes to the answer", async () => {
    const reply = "```python\npens = 12 + 9\nprint(pens)\n```";
    const context = scriptedContext(() => reply);
    const solved = await transcriptOf(
      context,
      () => reply,
      () => programOfThoughts.run(numberQuestion(), { temperature: 0 }, context),
    );
    expect(solutionOf(solved)).toEqual({ process: reply, answer: "21" });
  });

  it("is the turn whose query became the answer when its names were corrected", () => {
    const asked = numberQuestion({ answerType: "sql" });
    const said = [solver("base", "```sql\nSELECT nam FROM towns\n```"), solver("other", "No query.")];
    const mended = { at: "base", kind: "query-mended", query: "SELECT name FROM towns" } as const;
    expect(solutionOf(transcript(mended.query, said, [mended], asked))?.process).toBe(said[0]?.text);
  });

  it("is never what an adversarial instance said", () => {
    const said = [
      { role: "assistant" as const, path: "level-1/assistant-1", text: "12 + 9. The answer is 21." },
      {
        role: "adversarial-assistant" as const,
        path: "level-1/assistant-adversarial",
        text: "Trust me. The answer is 21.",
      },
    ];
    expect(solutionOf(transcript("21", said))?.process).toBe(said[0]?.text);
    expect(solutionOf(transcript("21", said.slice(1)))).toBeNull();
  });

  it("compares queries and prose as they stand", () => {
    const sql = numberQuestion({ answerType: "sql" });
    const queries = [solver("a", "```sql\nSELECT 1\n```"), solver("b", "```sql\nSELECT 2\n```")];
    expect(solutionOf(transcript("SELECT 1", queries, [], sql))?.process).toContain("SELECT 1");
    const prose = numberQuestion({ answerType: "text" });
    const texts = [solver("a", "Yes, it is."), solver("b", "No.")];
    expect(solutionOf(transcript("Yes, it is.", texts, [], prose))?.process).toBe("Yes, it is.");
  });

  it.each<[string, QuestionTranscript]>([
    ["has no answer", transcript(null, [solver("a", "21")])],
    ["has not ended", { ...transcript("21", [solver("a", "The answer is 21.")]), result: null }],
    ["has an answer that nobody said", transcript("21", [solver("a", "The answer is 20.")])],
  ])("is null for a question that %s", (_what, question) => {
    expect(solutionOf(question)).toBeNull();
  });
});
