import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { DatasetQuestion } from "../../../core/question.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { benchSaying, question21, replyWith } from "./cases.ts";
import { CHECKS } from "./checks/index.ts";
import { openCorpus } from "./corpus-file.ts";
import { measureRoles, type RolesRequest } from "./measure.ts";

const SHA256 = "1".repeat(64);
const PROMPT = { version: "standard-1", sha256: "2".repeat(64) };
const SETTINGS = { model: "0".repeat(64), data: SHA256, samples: 1, seed: 0, maxTokens: 64 };

const nobody = { step: (): void => undefined };

function requestFor(
  questions: readonly DatasetQuestion[],
  roles: readonly string[],
  corpus?: string,
): RolesRequest {
  return { roles, dataset: { file: "pens.jsonl", sha256: SHA256, questions }, samples: 1, corpus };
}

/** A file with a right and a wrong chain of one question. */
async function rightAndWrong(): Promise<string> {
  const path = join(await temporaryFolder(), "corpus.json");
  openCorpus(path, SETTINGS, PROMPT).save([replyWith("21", "q"), replyWith("20", "q", 1)]);
  return path;
}

describe("the checks of all roles", () => {
  it.each(["standard", "terse"] as const)("put their cases to the model in the %s wording", async (set) => {
    const request = requestFor([question21("q")], Object.keys(CHECKS), await rightAndWrong());
    const { checks } = await measureRoles(request, benchSaying("The answer is 20.", set), nobody);
    expect(checks).toMatchObject({
      solver: {
        figures: { greedy: { right: { count: 1, of: 1 } }, sampled: { right: { count: 0, of: 1 } } },
      },
      validator: {
        figures: { verdict: { rightKept: { of: 1 }, wrongFound: { of: 1 }, unreadable: { count: 2 } } },
      },
      adversary: { figures: { adversarial: { wrongOfThoseWithAnAnswer: { share: 1 } } } },
      critic: { figures: { rightToWrong: { count: 1, of: 1 }, wrongToRight: { count: 0, of: 1 } } },
      reviewer: { figures: { unsaid: { count: 6, of: 6 } } },
      user: { figures: { endedByTheUser: { count: 0, of: 1 }, meanTurns: 8 } },
      moderator: { figures: { inForm: { count: 0, of: 3 } } },
      voter: { figures: { mixedBallots: { count: 0, of: 1 } } },
      filter: { figures: { scored: { count: 1, of: 1 }, adversaryWrong: { sum: { peers: { pairs: 1 } } } } },
      likelihood: { figures: { verdict: { areaOverAllChains: 0.5, withinQuestions: { pairs: 1 } } } },
    });
    expect(Object.values(checks).map(({ cost }) => cost.failed)).toEqual(Object.keys(CHECKS).map(() => 0));
  });

  it("give a validator also more chains of a question than there are reasoners", async () => {
    const path = join(await temporaryFolder(), "corpus.json");
    const replies = [0, 1, 2, 3, 4, 5, 6, 7].map((sample) =>
      replyWith(sample < 4 ? "21" : "20", "q", sample),
    );
    openCorpus(path, { ...SETTINGS, samples: 7 }, PROMPT).save(replies);
    const request = { ...requestFor([question21("q")], ["validator"], path), samples: 7 };
    const { checks } = await measureRoles(request, benchSaying("Reasoning is Valid"), nobody);
    const figures = { rightKept: { count: 4, of: 4 }, wrongFound: { count: 0, of: 4 }, meanTokens: 3 };
    expect(checks.validator?.figures.verdict).toMatchObject(figures);
  });

  it("show a judge both orders of a right and a wrong chain", async () => {
    const request = requestFor([question21("q")], ["judge"], await rightAndWrong());
    const { checks } = await measureRoles(request, benchSaying("The answer is 20."), nobody);
    const forTheWrongSide = {
      forTheRightSide: { count: 0, of: 2 },
      undecided: { count: 0 },
      forTheFirstSide: { count: 1, of: 2 },
      sameInBothOrders: { count: 1, of: 1 },
    };
    expect(checks.judge?.figures).toMatchObject({ adaptive: forTheWrongSide, cfmad: forTheWrongSide });
  });

  it("count the calls and tokens that they took", async () => {
    const request = requestFor([question21("q")], ["critic"], await rightAndWrong());
    const { checks } = await measureRoles(request, benchSaying("The answer is 20."), nobody);
    // Feedback and revision of two first answers, of four words each.
    expect(checks.critic?.cost).toMatchObject({ calls: 4, tokens: { prompt: 40, generated: 16 } });
  });

  it("are told as soon as each is finished", async () => {
    const told: string[] = [];
    const request = requestFor([question21("q")], ["critic", "user"], await rightAndWrong());
    await measureRoles(request, benchSaying("Done."), {
      ...nobody,
      begun: ({ corpus }) => told.push(`${corpus.chains} chains`),
      measured: (role) => told.push(role),
    });
    expect(told).toEqual(["2 chains", "critic", "user"]);
  });

  it("name what was measured in the manifest", async () => {
    const request = requestFor([question21("q")], ["user"]);
    const { manifest } = await measureRoles(request, benchSaying("Done."), nobody);
    expect(manifest).toMatchObject({
      model: { name: "scripted", sha256: SETTINGS.model, parameters: 1 },
      promptSet: "standard",
      seed: 0,
      data: { file: "pens.jsonl", sha256: SHA256, questions: 1 },
    });
    expect(Object.keys(manifest.prompts)).toEqual(["dialogue"]);
  });

  it("refuse questions whose answers cannot be compared as words", async () => {
    const request = requestFor([{ ...question21("prose"), answerType: "text" }], ["solver"]);
    await expect(measureRoles(request, benchSaying("Done."), nobody)).rejects.toThrow(/"prose".*type text/);
  });
});

describe("the corpus", () => {
  it("is one reply at temperature 0 and the samples of each question", async () => {
    const { corpus } = await measureRoles(
      { ...requestFor([question21("p"), question21("q")], []), samples: 3 },
      benchSaying("The answer is 21."),
      nobody,
    );
    expect(corpus).toMatchObject({ chains: 8, right: 8, unanswered: 0, cost: { calls: 8 } });
  });

  it("is made anew only for questions that its file does not hold", async () => {
    const path = await rightAndWrong();
    const made: string[] = [];
    const request = requestFor([question21("q"), question21("later")], [], path);
    const { corpus } = await measureRoles(request, benchSaying("The answer is 21."), {
      step: (line) => made.push(line),
    });
    expect(made).toEqual(["corpus: 1 of 1"]);
    expect(corpus).toMatchObject({ chains: 4, right: 3, prompt: PROMPT });
    expect(openCorpus(path, SETTINGS, PROMPT).replies.map(({ question }) => question)).toEqual([
      "q",
      "q",
      "later",
      "later",
    ]);
  });

  it("of another seed is refused", async () => {
    const path = await rightAndWrong();
    expect(() => openCorpus(path, { ...SETTINGS, seed: 1 }, PROMPT)).toThrow(/was made with .*"seed":0/);
  });
});
