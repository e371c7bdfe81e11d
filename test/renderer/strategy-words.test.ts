import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { STRATEGIES } from "../../core/strategies/index.ts";
import type { OptionTable } from "../../core/strategies/options.ts";
import {
  firstChoices,
  oddities,
  type RunChoices,
} from "../../renderer/components/run-choices/run-choices.ts";
import { oddityWords, optionValueWords } from "../../renderer/components/run-choices/strategy-words.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";

const languages = await startLanguages("en");
const t = languages.getFixedT("en");
const zh = languages.getFixedT("zh-CN");

function choose(strategy: string, options: RunChoices["options"] = {}): RunChoices {
  return { ...firstChoices(), strategy, options };
}

/** The values of an option at which something may become odd. */
function edges(option: OptionTable[string]): readonly (string | number | boolean)[] {
  switch (option.type) {
    case "boolean":
      return [true, false];
    case "choice":
      return option.values;
    default:
      return [option.min, option.default, option.max];
  }
}

const anyChoices = fc.constantFrom(...STRATEGIES).chain(({ id, options }) => {
  const values = Object.entries(options).map(
    ([name, option]) => [name, fc.constantFrom(...edges(option))] as const,
  );
  return fc.record(Object.fromEntries(values)).map((chosen) => choose(id, chosen));
});

describe("what is odd about choices", () => {
  test.each([
    ["self-consistency", { temperature: 0 }, /^At temperature 0 all 7 agents say the same\. Set/],
    ["mcf", { temperature: 0, agents: 4 }, /^At temperature 0 all 4 agents say the same\. Set/],
    ["mcf", { experience: true, lambda: 5 }, /^With λ = 5 the outlier test refuses nothing/],
    ["mcf", { select: "peers", guard: true }, /^The guard looks at the adversarial reply/],
    ["mcf", { select: "contrast", agents: 2 }, /^Candidates are compared .* of 2 none is more like/],
    ["mcf", { semantic: false, historical: false, amr: false, guard: true }, /^With all three terms off/],
    ["mcf", { amr: false, parser: "model" }, /^No meaning graphs are made/],
    ["mcf", { trajectories: true, agents: 4 }, /^4 candidates a step over 5 steps make more than 256 ways/],
    ["mcf", { trajectories: true, experience: true }, /^Learning keeps the one solution/],
    ["mcf", { trajectories: true, guard: true }, /^The guard decides which candidate/],
    [
      "mcf",
      { trajectories: true, semantic: false, historical: false, amr: false },
      /^Every candidate is followed to sum D/,
    ],
    ["mad", { temperature: 0 }, /^At temperature 0 agents with the same opening prompt say the same/],
    ["peer-review", { temperature: 0 }, /^At temperature 0 all 3 agents say the same\. Set/],
    ["cfmad", { debate: "none", rounds: 2 }, /^This kind of debate has no critics/],
    ["tot", { temperature: 0 }, /^At temperature 0 all thoughts/],
    ["tot", { beam: 5, width: 2 }, /^A beam of 5 keeps more states than the 2 of the first level/],
    ["ma-tot", { agents: 1 }, /^One reasoner reaches no consensus/],
    ["adaptive", { temperature: 0 }, /^At temperature 0 all samples are the same\. Set/],
  ])("%s with %o is said in the window's words", (strategy, options, words) => {
    expect(oddityWords(choose(strategy, options), t)).toEqual([expect.stringMatching(words)]);
  });

  test("is said in Chinese of every method", () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const shown = oddityWords(choices, zh);

        expect(shown).toHaveLength(oddities(choices).length);
        expect(shown.filter((words) => /^[A-Z]|\{\{|strategies\./.test(words))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test("is nothing with a method's defaults", () => {
    expect(STRATEGIES.flatMap(({ id }) => oddityWords(choose(id), t))).toEqual([]);
  });
});

describe("values of options", () => {
  const chosen = STRATEGIES.flatMap(({ options }) =>
    Object.entries(options).flatMap(([name, option]) =>
      option.type === "choice" ? option.values.map((value) => `${name}.${value}`) : [],
    ),
  );

  test.each(["en", "zh-CN"])("that are words have words in %s", (language) => {
    const missing = chosen.filter(
      (key) => languages.getResource(language, "translation", `strategies.values.${key}`) === undefined,
    );

    expect(missing).toEqual([]);
  });

  test("that are numbers are shown as they are", () => {
    expect(optionValueWords("agents", 7, t)).toBe("7");
    expect(optionValueWords("temperature", 0.8, zh)).toBe("0.8");
  });

  test("that this version does not know are shown as they are", () => {
    expect(optionValueWords("examine", "panel", zh)).toBe("panel");
  });
});
