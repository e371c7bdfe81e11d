import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomNumbers } from "../../core/random.ts";
import { evaluate } from "../../models/training/generator/arithmetic.ts";
import { loadProblems, variedProblem } from "../../models/training/generator/gsm8k.ts";
import { drawValue } from "../../models/training/generator/gsm8k/draw-value.ts";
import {
  inWords,
  NUMBER_IN_WORDS,
  valueOfWords,
} from "../../models/training/generator/gsm8k/number-words.ts";
import { withOtherNames } from "../../models/training/generator/gsm8k/swap-names.ts";
import { withOtherNouns } from "../../models/training/generator/gsm8k/swap-nouns.ts";
import { textNumbers, withValues } from "../../models/training/generator/gsm8k/text-numbers.ts";
import { traceProblem } from "../../models/training/generator/gsm8k/trace.ts";
import type { TracedProblem } from "../../models/training/generator/gsm8k/traced.ts";
import { FOODS } from "../../models/training/generator/words/nouns.ts";
import { temporaryFolder } from "../support/folder.ts";

const TRAINING_SET = fileURLToPath(new URL("../../models/training/gsm8k-train.jsonl", import.meta.url));

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A problem in the published form. */
function source(question: string, solution: string, answer: string) {
  return { id: "made-up", question, solution, answer };
}

/** The first seed of some for which something holds. */
function seedThat(holds: (seed: number) => boolean): number {
  const seed = Array.from({ length: 100 }, (_, index) => index).find(holds);
  if (seed === undefined) throw new Error("None of 100 seeds fits.");
  return seed;
}

function traced(question: string, solution: string, answer: string): TracedProblem {
  const problem = traceProblem(source(question, solution, answer));
  if (typeof problem === "string") throw new Error(`The problem was dropped: ${problem}.`);
  return problem;
}

/** Steps in short: `t` a number of the text, `k` one of common knowledge, `s` the result of a step. */
function shortSteps({ steps }: TracedProblem): string[] {
  const short = (operand: TracedProblem["steps"][number]["left"]) =>
    operand.from === "step" ? `s${operand.index}` : `${operand.from.charAt(0)}${operand.value}`;
  return steps.map(
    ({ left, operator, right, result }) => `${short(left)}${operator}${short(right)}=${result}`,
  );
}

/** The numbers of the text that may become others. */
function variableValues({ variable }: TracedProblem): number[] {
  return variable.map(({ value }) => value);
}

const PLUMS = traced(
  "Olga picks 15 plums on each of 4 trees. She gives away 26 plums. How many plums has she left?",
  "She picks 15*4=<<15*4=60>>60 plums.\nShe keeps 60-26=<<60-26=34>>34 plums.",
  "34",
);

describe("tracing a solution", () => {
  it("follows each number to the text or to an earlier step", () => {
    expect(shortSteps(PLUMS)).toEqual(["t15*t4=60", "s0-t26=34"]);
  });

  it("takes what everybody knows from nowhere", () => {
    const problem = traced("Ivan reads 9 pages a day. How many in a week?", "9*7=<<9*7=63>>63 pages", "63");
    expect(shortSteps(problem)).toEqual(["t9*k7=63"]);
  });

  it("breaks a calculation up into operations, the inner ones first", () => {
    const problem = traced(
      "A hall has 14 rows of 9 chairs and 16 rows of 9 chairs. How many chairs are there?",
      "<<(14+16)*9=270>>270 chairs",
      "270",
    );
    expect(shortSteps(problem)).toEqual(["t14+t16=30", "s0*t9=270"]);
  });

  it("divides last, so that whole numbers stay whole", () => {
    const problem = traced("How much is 15% of $60?", "<<15/100*60=9>>9", "9");
    expect(shortSteps(problem)).toEqual(["t15*t60=900", "s0/k100=9"]);
  });

  it("knows a percentage that is written as a fraction", () => {
    const problem = traced("How much is 15% of $60?", "<<60*.15=9>>9", "9");
    expect(shortSteps(problem)).toEqual(["t15*t60=900", "s0/k100=9"]);
  });

  it("reads numbers in words, also of two words", () => {
    const problem = traced("Thirty-five and eleven birds: how many?", "<<35+11=46>>46", "46");
    expect(shortSteps(problem)).toEqual(["t35+t11=46"]);
  });

  it("takes each of two equal results once", () => {
    const problem = traced("13, 9, 15, 7.", "<<13+9=22>>22 <<15+7=22>>22 <<22+22=44>>44", "44");
    expect(shortSteps(problem)).toEqual(["t13+t9=22", "t15+t7=22", "s0+s1=44"]);
  });

  it("ends with the step that gives the answer", () => {
    const problem = traced("Add 13 and 8.", "<<13+8=21>>21. Proof: <<21-8=13>>13", "21");
    expect(shortSteps(problem)).toEqual(["t13+t8=21"]);
  });

  it("notes what a result counts if the text has that word in the plural", () => {
    expect(PLUMS.steps.map(({ unit }) => unit)).toEqual(["plums", "plums"]);
  });

  it.each([
    ["apples", "fruits"],
    ["green apples", "green"],
  ])("notes no unit where a text about %s is answered in %s", (things, unit) => {
    const problem = traced(`There are 13 and 8 ${things}. How many?`, `<<13+8=21>>21 ${unit}`, "21");
    expect(problem.steps[0]?.unit).toBe("");
  });
});

describe("a problem is dropped where", () => {
  it.each([
    ["a number comes from nowhere", "<<13+17=30>>30", "30"],
    ["an annotation is miscalculated", "<<13+8=22>>22", "22"],
    ["an annotation is no calculation", "<<21=21>>21", "21"],
    ["an annotation is no calculation", "<<13+-8=5>>5", "5"],
    ["no step gives the answer", "<<13+8=21>>21", "20"],
    ["a step leads nowhere", "<<13+8=21>>21 <<13-8=5>>5", "5"],
    ["a number is out of range", "<<13-13=0>>0 <<0+8=8>>8", "8"],
    ["a number is out of range", "<<8/3=2.67>>2.67", "2.67"],
    ["there are too many steps", "<<13+8+8+8+8+8+8+8+8+8=85>>85", "85"],
  ])("%s: %s", (reason, solution, answer) => {
    expect(traceProblem(source("Add 13 and 8.", solution, answer))).toBe(reason);
  });

  it("a number that no word explains stands beside an equation that is not annotated", () => {
    const solution = "There are 9-3=6 of them. <<6*13=78>>78";
    expect(traceProblem(source("9 children less 3 pay $13 each.", solution, "78"))).toBe(
      "a number comes from nowhere",
    );
  });
});

describe("a number of the text may become another one", () => {
  it("if the steps use it", () => {
    const problem = traced("At stand 17, add 13 and 9.", "<<13+9=22>>22", "22");
    expect(variableValues(problem)).toEqual([13, 9]);
  });

  it("wherever it stands", () => {
    const problem = traced("Add 13 and 9. I mean 13.", "<<13+9=22>>22", "22");
    expect(variableValues(problem)).toEqual([13, 9, 13]);
  });

  it.each([
    [
      "a word may stand for it too",
      "Of 24 eggs, 12 more than a dozen, 6 break.",
      "<<24-12-6=6>>6",
      "6",
      [24, 6],
    ],
    [
      "it is part of a fraction",
      "3/4 of 20 cost $17 each.",
      "<<3/4*20=15>>15 <<15*17=255>>255",
      "255",
      [20, 17],
    ],
    [
      "it is a fraction in words",
      "Two-thirds of 18 at $19?",
      "<<2/3*18=12>>12 <<12*19=228>>228",
      "228",
      [18, 19],
    ],
    ["it is a time", "From 8 am, 11 hours and then 9.", "<<8+11=19>>19 <<19+9=28>>28", "28", [11, 9]],
    ["it is a year", "Born in 1990, she is 33 now. When?", "<<1990+33=2023>>2023", "2023", [33]],
    [
      "it counts what is named",
      "These 3 girls have 14 and 11.",
      "<<14+11=25>>25 <<25*3=75>>75",
      "75",
      [14, 11],
    ],
    ["it is one", "One and 17.", "<<1+17=18>>18", "18", [17]],
  ])("but not if %s", (_reason, question, solution, answer, variable) => {
    expect(variableValues(traced(question, solution, answer))).toEqual(variable);
  });

  it.each([
    ["a number is both given and a result", "Add 13 and 9, then 22.", "<<13+9=22>>22 <<22+22=44>>44", "44"],
    ["two results are the same", "13 and 9, 15 and 7.", "<<13+9=22>>22 <<15+7=22>>22 <<22+22=44>>44", "44"],
    ["a number may have been counted in the head", "He and 3 friends pay $17 each.", "<<4*17=68>>68", "68"],
    ["a calculation is not annotated", "Add 13 and 9.", "13-4 = 9, and <<13+9=22>>22", "22"],
  ])("but none if %s", (_reason, question, solution, answer) => {
    expect(variableValues(traced(question, solution, answer))).toEqual([]);
  });
});

describe("other numbers in a text", () => {
  it.each([
    ["1,500 seats", "1,500", 2400, "2,400 seats"],
    ["$4.50 each", "4.50", 3, "$3.00 each"],
    ["1.5 hours", "1.5", 3, "3 hours"],
    ["Twelve boys", "Twelve", 35, "Thirty-five boys"],
    ["an 8 page book", "8", 12, "a 12 page book"],
    ["a 12 page book", "12", 8, "an 8 page book"],
    ["a 20% discount", "20", 15, "a 15% discount"],
  ])("are written as the old ones were: %s", (text, _old, value, expected) => {
    const [number] = textNumbers(text);
    expect(withValues(text, number ? [number] : [], new Map([[number?.value ?? 0, value]]))).toBe(expected);
  });

  it("are read in words as they are written in words", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), (value) => {
        const [found] = [...inWords(value).matchAll(NUMBER_IN_WORDS)];
        expect(found?.[0]).toBe(inWords(value));
        expect(valueOfWords(found?.groups ?? {})).toBe(value);
      }),
    );
  });

  it("cannot be written in words from 100 on", () => {
    expect(() => inWords(100)).toThrow("100 cannot be written in words");
  });

  it("are whole where the old ones are, two at least, and below 100 in words", () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 2, max: 99 }), (seed, old) => {
        const value = drawValue(randomNumbers(seed), old, new Set(["word"]));
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(2);
        expect(value).toBeLessThanOrEqual(99);
      }),
    );
  });

  it("have as many decimals as the old ones at most", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const value = drawValue(randomNumbers(seed), 1.5, new Set(["decimal"]));
        expect(value).toBe(Number(value.toFixed(1)));
      }),
    );
  });
});

describe("other names", () => {
  const renamed = (text: string, seed: number) =>
    withOtherNames(randomNumbers(seed), { text, steps: [] }).text;

  it("take the place of each mention", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const names = /^(\w+) has his hat, (\w+)'s hat\.$/.exec(
          renamed("Ivan has his hat, Ivan's hat.", seed),
        );
        expect(names?.[1]).toBe(names?.[2]);
      }),
    );
  });

  it("are never given twice", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const names = renamed("Ivan Olga Mary Bob Leo Nina", seed).split(" ");
        expect(new Set(names).size).toBe(6);
      }),
    );
  });

  it.each([
    ["places keep theirs", "He moved to San Diego."],
    ["nobody changes sex", "Alex has her bag."],
    ["no apostrophe is left alone", "James' hat is on his head."],
  ])("are such that %s", (_rule, text) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(renamed(text, seed)).toBe(text);
      }),
    );
  });
});

describe("other things", () => {
  const swapped = (text: string, seed: number, unit = "") =>
    withOtherNouns(randomNumbers(seed), {
      text,
      steps: [{ left: 1, operator: "+", right: 1, result: 2, unit }],
    });

  it("stand in the singular and the plural, with their article, and in the units", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { text, steps } = swapped("He has an apple and 9 apples.", seed, "apples");
        const [, article, one = "", many = ""] = /^He has (an?) (.+) and 9 (.+)\.$/.exec(text) ?? [];
        expect(FOODS).toContainEqual({ one, many });
        expect(article).toBe(/^[aeiou]/.test(one) ? "an" : "a");
        expect(steps[0]?.unit).toBe(many);
      }),
    );
  });

  it("leave no unit that the text does not have any more", () => {
    const text = "He has 9 baseball cards.";
    const { steps } = swapped(
      text,
      seedThat((seed) => swapped(text, seed).text !== text),
      "cards",
    );
    expect(steps[0]?.unit).toBe("");
  });

  it.each([
    ["a verb", "She watches 3 watches."],
    ["a measure", "5 cups of flour."],
    ["a thing with parts that everybody knows", "5 chairs have 4 legs each."],
    ["the first word of a sentence", "Apples cost $2. He buys 9 apples."],
    ["nothing that is counted", "A key opens the lock."],
  ])("do not replace %s", (_what, text) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(swapped(text, seed).text).toBe(text);
      }),
    );
  });
});

describe("the training problems of GSM8K", () => {
  const { problems, dropped } = loadProblems(TRAINING_SET);
  const originals = new Map(problems.map((problem) => [`gsm8k-train/${problem.id}`, problem]));
  const drawn = (seed: number, mostSteps = 8) => {
    const problem = variedProblem(randomNumbers(seed), problems, { mostSteps });
    const original = originals.get(problem.family);
    if (original === undefined) throw new Error(`There is no problem of the family ${problem.family}.`);
    return { problem, original };
  };

  it("are traced or counted with the reason why not", () => {
    const left = [...dropped.values()].reduce((sum, count) => sum + count, 0);
    expect(problems.length + left).toBe(7173);
    expect(problems.length).toBeGreaterThan(5000);
  });

  it("are the same for the same seed", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const [one, other] = [drawn(seed).problem, drawn(seed).problem];
        expect(one.id).toBe(other.id);
        expect(one.question).toEqual(other.question);
        expect(one.right).toEqual(other.right);
        expect(one.misled).toEqual(other.misled);
      }),
    );
  });

  it("have true equations and positive results, whole where the original ones are", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, original } = drawn(seed);
        expect(problem.steps).toHaveLength(original.steps.length);
        for (const [index, { left, operator, right, result }] of problem.steps.entries()) {
          expect(result).toBe(evaluate(left, operator, right));
          expect(result).toBeGreaterThan(0);
          if (Number.isInteger(original.steps[index]?.result)) expect(Number.isInteger(result)).toBe(true);
        }
        expect(Number(problem.right.answer)).toBe(problem.steps.at(-1)?.result);
      }),
      { numRuns: 500 },
    );
  });

  it("have all variable numbers changed, each in the same way wherever it stands, and no other", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, original } = drawn(seed);
        const [before, after] = [textNumbers(original.text), textNumbers(problem.question.text)];
        const starts = new Set(original.variable.map(({ start }) => start));
        const values = new Map<number, number>();
        expect(after).toHaveLength(before.length);
        for (const [index, { start, value }] of before.entries()) {
          const now = after[index]?.value ?? NaN;
          expect(values.get(value) ?? now).toBe(now);
          values.set(value, now);
          if (!starts.has(start)) expect(now).toBe(value);
        }
        const varied = new Set(original.variable.map(({ value }) => value));
        const unchanged = [...varied].filter((value) => values.get(value) === value);
        expect([0, varied.size]).toContain(unchanged.length);
      }),
      { numRuns: 500 },
    );
  });

  it("are solved with the numbers of their own text", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem, original } = drawn(seed);
        const given = textNumbers(problem.question.text).map(({ value }) => value);
        for (const [index, { left, right }] of original.steps.entries()) {
          const step = problem.steps[index];
          if (left.from === "text") expect(given).toContain(step?.left);
          if (right.from === "text") expect(given).toContain(step?.right);
        }
      }),
      { numRuns: 500 },
    );
  });

  it("have wrong solutions with wrong answers", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { problem } = drawn(seed);
        expect(problem.misled.answer).not.toBe(problem.right.answer);
        expect(problem.mistaken(randomNumbers(seed)).answer).not.toBe(problem.right.answer);
      }),
    );
  });

  it("mostly become other problems", () => {
    const texts = new Set(problems.map(({ text }) => text));
    const others = Array.from({ length: 200 }, (_, seed) => drawn(seed)).filter(
      ({ problem }) => !texts.has(problem.question.text),
    );
    expect(others.length).toBeGreaterThan(140);
  });

  it("have at most as many steps as is said", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(drawn(seed, 2).problem.steps.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  it("are none if all have more steps than is said", () => {
    expect(() => variedProblem(randomNumbers(1), [PLUMS], { mostSteps: 1 })).toThrow(
      "None of 1 problems has at most 1 steps",
    );
  });
});

describe("a file of training problems", () => {
  it.each([
    ["no JSON", "{", "line 2 is no JSON"],
    ["a field missing", '{"id":"a","question":"b","solution":"c"}', "line 2: answer missing"],
  ])("with %s is refused, and the line named", async (_what, line, message) => {
    const file = join(await temporaryFolder(), "problems.jsonl");
    const good = JSON.stringify(source("Add 13 and 9.", "<<13+9=22>>22", "22"));
    await writeFile(file, `${good}\n${line}\n`);
    expect(() => loadProblems(file)).toThrow(message);
  });
});
