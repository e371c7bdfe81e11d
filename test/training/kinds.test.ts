import { describe, expect, test } from "vitest";
import { canonicalAnswer } from "../../core/answer.ts";
import { SWITCH_FAMILIES } from "../../models/training/generator/kinds/switch-families.ts";
import { coinFlipProblem } from "../../models/training/generator/kinds/coin-flip.ts";
import { FACT_FAMILIES, SIZE_FAMILIES } from "../../models/training/generator/kinds/fact-families.ts";
import { factsProblem, sizesProblem } from "../../models/training/generator/kinds/facts.ts";
import { FRACTION_FAMILIES } from "../../models/training/generator/kinds/fraction-families.ts";
import { fractionsProblem } from "../../models/training/generator/kinds/fractions.ts";
import { lastLettersProblem } from "../../models/training/generator/kinds/last-letters.ts";
import { LETTERS_FAMILIES } from "../../models/training/generator/kinds/letters-families.ts";
import {
  multipleChoiceProblem,
  nearestChoiceProblem,
  searchLine,
} from "../../models/training/generator/kinds/multiple-choice.ts";
import {
  limitBetween,
  RELATIONS,
  type RelationName,
} from "../../models/training/generator/kinds/relations.ts";
import { YES_NO_FAMILIES } from "../../models/training/generator/kinds/yes-no-families.ts";
import { withFollowUp, yesNoProblem } from "../../models/training/generator/kinds/yes-no.ts";
import { withoutLetterBreaks } from "../../models/training/generator/letter-break.ts";
import type { Problem } from "../../models/training/generator/problem.ts";
import { between, pick } from "../../models/training/generator/random.ts";
import { applesProblem } from "./support/problems.ts";
import { forManySeeds, withSeeds } from "./support/random.ts";

describe("a coin that is flipped", () => {
  test("is followed person by person, and compared with what is asked", () => {
    const lamp = SWITCH_FAMILIES.filter(({ id }) => id === "coin-flip/lamp");
    forManySeeds((random) => {
      const { question, right } = coinFlipProblem(random, pick(random, lamp));
      const presses = question.text.match(/presses the switch|uses the switch/g)?.length ?? 0;
      const start = question.text.includes("is on.") ? "on" : "off";
      const end = presses % 2 === 0 ? start : start === "on" ? "off" : "on";
      const asked = /Is the lamp (on|off)/.exec(question.text)?.[1] ?? "";

      expect(right.answer).toBe(end === asked ? "yes" : "no");
      expect(right.lines.at(-1)).toBe(`${end} vs ${asked}: ${end === asked ? "same" : "different"}.`);
    });
  });
});

describe("last letters", () => {
  test("are joined word by word: each word is spelled, and the string grows", () => {
    forManySeeds((random) => {
      const { right, question } = lastLettersProblem(random, pick(random, LETTERS_FAMILIES));
      const words = right.lines.map((line) => line.split(":")[0] ?? "");
      expect(question.text).toContain(words.join(" "));
      expect(right.answer).toBe(words.map((word) => word.slice(-1)).join(""));
      expect(right.lines.map(withoutLetterBreaks)).toEqual(
        words.map(
          (word, index) => `${word}: ${Array.from(word).join("-")}: ${right.answer.slice(0, index + 1)}`,
        ),
      );
    });
  });

  test("leave room for a mistake in every word, one of equal letters too", () => {
    withSeeds(30_000, (random) => {
      const problem = lastLettersProblem(random, pick(random, LETTERS_FAMILIES));
      for (let mistake = 0; mistake < 4; mistake++)
        expect(problem.mistaken(random).answer === problem.right.answer).toBe(false);
    });
  });

  test("have a break between any two letters of a joined string", () => {
    forManySeeds((random) => {
      const { right } = lastLettersProblem(random, pick(random, LETTERS_FAMILIES));
      expect(right.lines.at(-1)?.endsWith(Array.from(right.answer).join("\u0000"))).toBe(true);
    });
  });
});

describe("a choice", () => {
  test("goes through its options until one is the result", () => {
    expect(searchLine("72", ["60", "7", "72", "80"])).toBe("72: A 60 no, B 7 no, C 72 yes.");
  });

  test("has the right result among its options once, and that of one who is misled", () => {
    forManySeeds((random) => {
      const { question, right, misled } = multipleChoiceProblem(random, applesProblem);
      const textOf = (label: string) => question.choices.find((choice) => choice.label === label)?.text;

      expect(textOf(right.answer)).toBe("95");
      expect(textOf(misled.answer)).toBe("155");
      expect(new Set(question.choices.map(({ text }) => text)).size).toBe(question.choices.length);
      expect([4, 5]).toContain(question.choices.length);
      expect(right.lines.at(-1)).toMatch(/^95: .*95 yes\.$/);
    });
  });

  test("names the nearest option where none is the result", () => {
    expect(searchLine("72", ["60", "7", "80"])).toBe("72: A 60 no, B 7 no, C 80 no, nearest C.");
  });

  test("without the result has one option that is nearest to it, and that is right", () => {
    forManySeeds((random) => {
      const problem = nearestChoiceProblem(random, applesProblem);
      const { question, right, misled } = problem;
      const distances = question.choices.map(({ text }) => Math.abs(Number.parseInt(text) - 95));
      const nearest = Math.min(...distances);

      expect(distances.filter((distance) => distance === nearest)).toHaveLength(1);
      expect(question.choices[distances.indexOf(nearest)]?.label).toBe(right.answer);
      const end = nearest === 0 ? "95 yes" : `nearest ${right.answer}`;
      expect(right.lines.at(-1)).toMatch(new RegExp(`^95: .*${end}\\.$`));
      expect([misled, problem.mistaken(random)].map(({ answer }) => answer)).not.toContain(right.answer);
    });
  });

  test("without the result has it all the same where no other number is nearer than a wrong result", () => {
    forManySeeds((random) => {
      const { question, right } = nearestChoiceProblem(random, nearlyRight);
      expect(question.choices.find(({ label }) => label === right.answer)?.text).toBe("95");
    });
  });
});

const nearlyRight: Problem = { ...applesProblem, misled: { lines: ["58+67-31=94"], answer: "94" } };

function valueOfFraction(text: string): number {
  const [numerator, denominator = 1] = text.split("/").map(Number);
  return (numerator ?? NaN) / denominator;
}

describe("parts of a whole", () => {
  test("are decimals without end in the text, and fractions in the solution", () => {
    const families = FRACTION_FAMILIES.filter(({ id }) => id === "fractions/two-kinds-of-flour");
    forManySeeds((random) => {
      const { question, right } = fractionsProblem(random, pick(random, families));
      const terms = right.lines[0]?.split("=")[0]?.split("+").map(valueOfFraction) ?? [];
      const [one = NaN, other = NaN] = terms;

      for (const term of terms) expect(question.text).toContain(String(term));
      expect(terms.every((term) => Number.isInteger(term * 100))).toBe(false);
      expect(Number(canonicalAnswer(right.answer, question))).toBeCloseTo(one + other, 6);
    });
  });

  test("of the same whole are together no more than that", () => {
    const families = FRACTION_FAMILIES.filter(({ ofOneWhole }) => ofOneWhole === true);
    forManySeeds((random) => {
      const { right } = fractionsProblem(random, pick(random, families));
      const terms = right.lines[0]?.split("=")[0]?.split(/[-+]/).map(valueOfFraction) ?? [];
      expect(terms.reduce((sum, term) => sum + term, 0)).toBeLessThanOrEqual(1 + 1e-9);
    });
  });

  test("have one answer for who is right, and another for who is not, in every wording", () => {
    for (const family of FRACTION_FAMILIES) {
      forManySeeds((random) => {
        const problem = fractionsProblem(random, family);
        const valueOf = (answer: string) => canonicalAnswer(answer, problem.question);
        const right = valueOf(problem.right.answer);
        expect(right).toMatch(/^\d+(?:\.\d+)?$/);
        expect([problem.misled, problem.mistaken(random)].map(({ answer }) => valueOf(answer))).not.toContain(
          right,
        );
      }, 10);
    }
  });
});

describe("a question for yes or no", () => {
  test("is computed, and then compared", () => {
    forManySeeds((random) => {
      const { question, right, steps } = yesNoProblem(random, pick(random, YES_NO_FAMILIES));
      const result = steps.at(-1)?.result ?? NaN;
      const [, left, limit, word] =
        /^(\d+) vs (\d+): (more|less|same)\.$/.exec(right.lines.at(-1) ?? "") ?? [];
      const expected = result > Number(limit) ? "more" : result < Number(limit) ? "less" : "same";

      expect(question.answerType).toBe("yesno");
      expect(Number(left)).toBe(result);
      expect(word).toBe(expected);
    });
  });

  test("may follow another problem", () => {
    forManySeeds((random) => {
      const { question, right, misled } = withFollowUp(random, applesProblem);

      expect(question.text.startsWith(applesProblem.question.text)).toBe(true);
      expect(right.lines.slice(0, 2)).toEqual(applesProblem.right.lines);
      expect(right.lines[2]).toMatch(/^95 vs \d+: (?:more|less|same)\.$/);
      expect(misled.lines[2]).toMatch(/^155 vs \d+: (?:more|less|same)\.$/);
    });
  });

  test("may be answered with yes and with no, whatever its relation and its operations", () => {
    for (const family of YES_NO_FAMILIES) {
      const answers = new Set<string>();
      forManySeeds((random) => void answers.add(yesNoProblem(random, family).right.answer), 100);
      expect([...answers].toSorted(), family.id).toEqual(["no", "yes"]);
    }
  });

  test("gives people the ages that people have", () => {
    const ages = YES_NO_FAMILIES.filter(({ id }) => id === "yes-no/difference-right");
    forManySeeds((random) => {
      const [age] = yesNoProblem(random, pick(random, ages)).steps;
      expect(age?.left).toBeLessThan(100);
    });
  });

  test("is answered wrongly by who is misled, with a comparison that fits the answer", () => {
    forManySeeds((random) => {
      const { right, misled } = yesNoProblem(random, pick(random, YES_NO_FAMILIES));
      expect(misled.answer).not.toBe(right.answer);
      expect(misled.lines.at(-1)).toMatch(/^\d+ vs \d+: (?:more|less|same)\.$/);
    });
  });

  test("has a limit that parts the right result from the misled one", () => {
    const names = Object.keys(RELATIONS) as RelationName[];
    forManySeeds((random) => {
      const [right, step] = [between(random, 1, 500), between(random, 1, 500)];
      const misled = random() < 0.5 ? right + step : Math.max(1, right - step);
      const name = pick(random, names);
      if (misled === right) return;
      const limit = limitBetween(random, name, right, misled);
      expect(limit).toBeGreaterThanOrEqual(1);
      expect(RELATIONS[name].holds(right, limit)).not.toBe(RELATIONS[name].holds(misled, limit));
    }, 2000);
  });
});

describe("a statement about facts", () => {
  test("is checked with sentences of its context alone", () => {
    forManySeeds((random) => {
      const { question, right } = factsProblem(random, pick(random, FACT_FAMILIES));
      const facts = right.lines.slice(0, -1);

      expect(facts.every((fact) => question.context?.includes(fact))).toBe(true);
    });
  });

  test("is true if the facts lead where it says", () => {
    forManySeeds((random) => {
      const { question, right } = factsProblem(random, pick(random, FACT_FAMILIES));
      const [, found, claimed] = /^(.+) vs (.+): (?:same|different)\.$/.exec(right.lines.at(-1) ?? "") ?? [];
      const [affirmed, negated] = question.answerType === "yesno" ? ["yes", "no"] : ["true", "false"];

      expect(question.text.toLowerCase()).toContain(claimed?.toLowerCase());
      expect(right.lines.at(-2)?.toLowerCase()).toContain(found?.toLowerCase());
      expect(right.answer).toBe(found === claimed ? affirmed : negated);
    });
  });

  test.each([
    ["facts/favorite-subject", /best at/],
    ["facts/reads-book", /desk/],
    ["facts/works-on-street", /belongs to/],
    ["facts/friend-lives-in", /has a friend/],
    ["facts/sister-plays", /has a sister who/],
  ])("claims in %s no more than its facts tell", (id, open) => {
    const family = FACT_FAMILIES.filter((each) => each.id === id);
    const texts = family.flatMap(({ facts, claims }) => [...facts.flat(), ...claims]);

    expect(texts).not.toEqual([]);
    expect(texts.filter((text) => open.test(text))).toEqual([]);
  });

  test("calls nothing by the same word twice, though a basket is a thing and a container", () => {
    const family = FACT_FAMILIES.filter(({ id }) => id === "facts/thing-in-room");
    withSeeds(3000, (random) => {
      const { context = "" } = factsProblem(random, pick(random, family)).question;
      const named = (pattern: RegExp) => [...context.matchAll(pattern)].map(([, word]) => word);
      const things = named(/(?<=The |put the )(\w+)(?= is in| into)/g);
      const containers = named(/The (\w+) (?:stands in|was brought to)/g);
      expect(containers.filter((word) => things.includes(word))).toEqual([]);
    });
  });

  test("needs two facts where one leads to the other", () => {
    const chained = FACT_FAMILIES.filter(({ terms }) => terms.length === 3);
    forManySeeds((random) => {
      expect(factsProblem(random, pick(random, chained)).right.lines).toHaveLength(3);
    });
  });

  test("may compare two numbers", () => {
    const ages = SIZE_FAMILIES.filter(({ id }) => id === "facts/older-person");
    forManySeeds((random) => {
      const { question, right } = sizesProblem(random, pick(random, ages));
      const [one = NaN, other = NaN] = right.lines.slice(0, 2).map((line) => Number(/\d+/.exec(line)?.[0]));
      const isTrue = question.text.includes("older") === one > other;

      expect(right.lines[2]).toBe(`${one} vs ${other}: ${one > other ? "more" : "less"}.`);
      expect(["yes", "true"].includes(right.answer)).toBe(isTrue);
    });
  });

  test("is as often true as not", () => {
    let affirmed = 0;
    forManySeeds((random) => {
      const { right } = factsProblem(random, pick(random, FACT_FAMILIES));
      if (["yes", "true"].includes(right.answer)) affirmed++;
    }, 1000);

    expect(affirmed).toBeGreaterThan(400);
    expect(affirmed).toBeLessThan(600);
  });
});
