import { describe, expect, it } from "vitest";
import { parseExpression, variablesOf, type Expression } from "../../models/training/generator/expression.ts";
import { fillWording } from "../../models/training/generator/fill.ts";
import type { Random } from "../../models/training/generator/random.ts";
import { parseTemplate, slotsOf } from "../../models/training/generator/template.ts";
import type { WordingFamily } from "../../models/training/generator/wording.ts";
import { AMOUNTS_CHANGING } from "../../models/training/generator/wordings/amounts-changing.ts";
import { COMPARING } from "../../models/training/generator/wordings/comparing.ts";
import { CONTRASTS_OF_BEFORE_AND_AFTER } from "../../models/training/generator/wordings/contrasts-of-before-and-after.ts";
import { CONTRASTS_OF_CHANGES } from "../../models/training/generator/wordings/contrasts-of-changes.ts";
import { CONTRASTS_OF_COMPARISONS } from "../../models/training/generator/wordings/contrasts-of-comparisons.ts";
import { CONTRASTS_OF_EACH_AND_ALL } from "../../models/training/generator/wordings/contrasts-of-each-and-all.ts";
import { CONTRASTS_OF_FRACTIONS_AND_TIMES } from "../../models/training/generator/wordings/contrasts-of-fractions-and-times.ts";
import { CONTRASTS_OF_GROUPS } from "../../models/training/generator/wordings/contrasts-of-groups.ts";
import { CONTRASTS_OF_LONG_STORIES } from "../../models/training/generator/wordings/contrasts-of-long-stories.ts";
import { CONTRASTS_OF_MEASURED_AMOUNTS } from "../../models/training/generator/wordings/contrasts-of-measured-amounts.ts";
import { CONTRASTS_OF_MONEY } from "../../models/training/generator/wordings/contrasts-of-money.ts";
import { CONTRASTS_OF_MORE_AND_LESS } from "../../models/training/generator/wordings/contrasts-of-more-and-less.ts";
import { CONTRASTS_OF_NEEDED_NUMBERS } from "../../models/training/generator/wordings/contrasts-of-needed-numbers.ts";
import { CONTRASTS_OF_PARTS_AND_WHOLES } from "../../models/training/generator/wordings/contrasts-of-parts-and-wholes.ts";
import { CONTRASTS_OF_PLANS } from "../../models/training/generator/wordings/contrasts-of-plans.ts";
import { CONTRASTS_OF_RATES } from "../../models/training/generator/wordings/contrasts-of-rates.ts";
import { CONTRASTS_OF_ROWS_AND_BOXES } from "../../models/training/generator/wordings/contrasts-of-rows-and-boxes.ts";
import { CONTRASTS_OF_SPARE_NUMBERS } from "../../models/training/generator/wordings/contrasts-of-spare-numbers.ts";
import { CONTRASTS_OF_STEPS } from "../../models/training/generator/wordings/contrasts-of-steps.ts";
import { CONTRASTS_OF_TRANSFERS } from "../../models/training/generator/wordings/contrasts-of-transfers.ts";
import { CONTRASTS_OF_TWO_STEPS } from "../../models/training/generator/wordings/contrasts-of-two-steps.ts";
import { CONTRASTS_OF_VERBS } from "../../models/training/generator/wordings/contrasts-of-verbs.ts";
import { CONTRASTS_OF_WHO_AND_WHEN } from "../../models/training/generator/wordings/contrasts-of-who-and-when.ts";
import { EQUAL_GROUPS } from "../../models/training/generator/wordings/equal-groups.ts";
import { EXERCISE_CHANGES } from "../../models/training/generator/wordings/exercise-changes.ts";
import { EXERCISE_DIFFERENCES } from "../../models/training/generator/wordings/exercise-differences.ts";
import { EXERCISE_GROUPS } from "../../models/training/generator/wordings/exercise-groups.ts";
import { EXERCISE_MEASURES } from "../../models/training/generator/wordings/exercise-measures.ts";
import { EXERCISE_SPARE_THINGS } from "../../models/training/generator/wordings/exercise-spare-things.ts";
import { EXERCISE_TWO_STEPS } from "../../models/training/generator/wordings/exercise-two-steps.ts";
import { WORDINGS as FAMILIES } from "../../models/training/generator/wordings/index.ts";
import { MEASURES } from "../../models/training/generator/wordings/measures.ts";
import { MONEY_AND_MEASURE } from "../../models/training/generator/wordings/money-and-measure.ts";
import { MONEY } from "../../models/training/generator/wordings/money.ts";
import { ONE_STEP } from "../../models/training/generator/wordings/one-step.ts";
import { PLAIN_AMOUNTS } from "../../models/training/generator/wordings/plain-amounts.ts";
import { PLAIN_CHANGES } from "../../models/training/generator/wordings/plain-changes.ts";
import { PLAIN_COMPARISONS } from "../../models/training/generator/wordings/plain-comparisons.ts";
import { PLAIN_GROUPS } from "../../models/training/generator/wordings/plain-groups.ts";
import { PLAIN_PRODUCTS_AND_SUMS } from "../../models/training/generator/wordings/plain-products-and-sums.ts";
import { PLAIN_SEVERAL_CHANGES } from "../../models/training/generator/wordings/plain-several-changes.ts";
import { PLAIN_SPARE_NUMBERS } from "../../models/training/generator/wordings/plain-spare-numbers.ts";
import { PLAIN_TWO_STEPS } from "../../models/training/generator/wordings/plain-two-steps.ts";
import { SCENES_FOOD_AND_GARDEN } from "../../models/training/generator/wordings/scenes-food-and-garden.ts";
import { SCENES_MONEY_AND_WORK } from "../../models/training/generator/wordings/scenes-money-and-work.ts";
import { SCENES_NATURE_AND_MEASURES } from "../../models/training/generator/wordings/scenes-nature-and-measures.ts";
import { SCENES_PEOPLE_AND_TOWN } from "../../models/training/generator/wordings/scenes-people-and-town.ts";
import { SCENES_SCHOOL_AND_CRAFTS } from "../../models/training/generator/wordings/scenes-school-and-crafts.ts";
import { SCENES_SPORT_AND_STAGE } from "../../models/training/generator/wordings/scenes-sport-and-stage.ts";
import { SCENES_TRAVEL_AND_TIME } from "../../models/training/generator/wordings/scenes-travel-and-time.ts";
import { SEVERAL_STEPS } from "../../models/training/generator/wordings/several-steps.ts";
import { STORY_COMPARISONS } from "../../models/training/generator/wordings/story-comparisons.ts";
import { STORY_GROUPS_AND_CHANGES } from "../../models/training/generator/wordings/story-groups-and-changes.ts";
import { STORY_JOINING } from "../../models/training/generator/wordings/story-joining.ts";
import { STORY_LEAVING } from "../../models/training/generator/wordings/story-leaving.ts";
import { STORY_SHARING } from "../../models/training/generator/wordings/story-sharing.ts";
import { STORY_TIMES } from "../../models/training/generator/wordings/story-times.ts";
import { STORY_TWO_CHANGES } from "../../models/training/generator/wordings/story-two-changes.ts";
import { STORY_WITH_MORE } from "../../models/training/generator/wordings/story-with-more.ts";
import { THREE_STEP } from "../../models/training/generator/wordings/three-step.ts";
import { TWO_STEP } from "../../models/training/generator/wordings/two-step.ts";
import { WHAT_IS_ASKED } from "../../models/training/generator/wordings/what-is-asked.ts";
import { WORKSHEET_GROUPS } from "../../models/training/generator/wordings/worksheet-groups.ts";
import { WORKSHEET_MEASURES_AND_MONEY } from "../../models/training/generator/wordings/worksheet-measures-and-money.ts";
import { WORKSHEET_ONE_STEP } from "../../models/training/generator/wordings/worksheet-one-step.ts";
import { WORKSHEET_SPARE_NUMBERS } from "../../models/training/generator/wordings/worksheet-spare-numbers.ts";
import { WORKSHEET_THREE_NUMBERS } from "../../models/training/generator/wordings/worksheet-three-numbers.ts";
import { WORKSHEET_TWO_STEPS } from "../../models/training/generator/wordings/worksheet-two-steps.ts";
import { WORKSHEET_WHAT_IS_ASKED } from "../../models/training/generator/wordings/worksheet-what-is-asked.ts";

const TEXTS = FAMILIES.flatMap(({ texts }) => texts);

/** The same numbers on each run: multiples of the golden ratio without their whole part. */
function spread(): Random {
  let count = 0;
  return () => (++count * 0.6180339887498949) % 1;
}

function operationsOf(expression: Expression): number {
  if (expression.kind !== "operation") return 0;
  return 1 + operationsOf(expression.left) + operationsOf(expression.right);
}

/** The number slots of a text, in the order of the alphabet: `xyz`. */
function givenIn(text: string): string {
  return [...slotsOf(parseTemplate(text))]
    .filter((slot) => /^[v-z]$/.test(slot))
    .sort()
    .join("");
}

/** Numbers of a family's texts that are neither used nor drawn on purpose. */
function strayNumbersOf({ texts, expression, numbers = {} }: WordingFamily): string[] {
  const used = variablesOf(parseExpression(expression));
  const given = texts.flatMap((text) => givenIn(text).split(""));
  return given.filter((slot) => !used.has(slot) && !(slot in numbers));
}

function idsOf(families: readonly WordingFamily[]): string[] {
  return families.map(({ id }) => id);
}

describe("the wordings", () => {
  it("name each family once", () => {
    expect(idsOf(FAMILIES)).toHaveLength(new Set(idsOf(FAMILIES)).size);
  });

  it("say nothing twice", () => {
    expect(TEXTS).toHaveLength(new Set(TEXTS).size);
  });

  it("give each family three to six texts", () => {
    expect(idsOf(FAMILIES.filter(({ texts }) => texts.length < 3 || texts.length > 6))).toEqual([]);
  });

  it("close every bracket and every brace", () => {
    for (const text of TEXTS) expect(() => parseTemplate(text)).not.toThrow();
  });

  it("give the same numbers in all texts of a family", () => {
    expect(idsOf(FAMILIES.filter(({ texts }) => new Set(texts.map(givenIn)).size > 1))).toEqual([]);
  });

  it("have numbers that nobody needs only where they are drawn on purpose", () => {
    expect(idsOf(FAMILIES.filter((family) => strayNumbersOf(family).length > 0))).toEqual([]);
  });

  it("say neither `5 times more` of what is added, nor `every other` of all the others", () => {
    expect(TEXTS.filter((text) => /\btimes (?:more|fewer|less)\b|\bevery other\b/i.test(text))).toEqual([]);
  });

  it.each([
    ["problems of one step", 1, 1, ONE_STEP],
    ["problems of two steps", 2, 2, TWO_STEP],
    ["longer problems", 3, 5, THREE_STEP],
    ["problems about money and measures", 1, 4, MONEY_AND_MEASURE],
    ["problems about amounts that change", 1, 2, AMOUNTS_CHANGING],
    ["comparisons", 1, 3, COMPARING],
    ["problems about measures", 1, 2, MEASURES],
    ["problems about equal groups", 1, 2, EQUAL_GROUPS],
    ["problems about money", 1, 3, MONEY],
    ["problems in which the question decides", 1, 2, WHAT_IS_ASKED],
    ["stories of several steps", 2, 4, SEVERAL_STEPS],
    ["sums of decimals and of large numbers", 1, 2, PLAIN_AMOUNTS],
    ["plain changes", 1, 2, PLAIN_CHANGES],
    ["plain comparisons", 1, 2, PLAIN_COMPARISONS],
    ["plain groups", 1, 1, PLAIN_GROUPS],
    ["plain products and sums", 2, 3, PLAIN_PRODUCTS_AND_SUMS],
    ["plain stories with several changes", 1, 2, PLAIN_SEVERAL_CHANGES],
    ["plain stories with numbers to spare", 1, 1, PLAIN_SPARE_NUMBERS],
    ["plain stories of two steps", 2, 2, PLAIN_TWO_STEPS],
    ["worksheets of one step", 1, 1, WORKSHEET_ONE_STEP],
    ["worksheets with three numbers", 2, 2, WORKSHEET_THREE_NUMBERS],
    ["worksheets with numbers to spare", 1, 1, WORKSHEET_SPARE_NUMBERS],
    ["worksheets in which the question decides", 1, 2, WORKSHEET_WHAT_IS_ASKED],
    ["worksheets about measures and money", 1, 2, WORKSHEET_MEASURES_AND_MONEY],
    ["worksheets about groups", 1, 2, WORKSHEET_GROUPS],
    ["worksheets of two steps", 2, 2, WORKSHEET_TWO_STEPS],
    ["exercises in changes", 1, 1, EXERCISE_CHANGES],
    ["exercises in differences", 1, 1, EXERCISE_DIFFERENCES],
    ["exercises in groups", 1, 2, EXERCISE_GROUPS],
    ["exercises in measures", 1, 2, EXERCISE_MEASURES],
    ["exercises with things to spare", 1, 1, EXERCISE_SPARE_THINGS],
    ["exercises of two steps", 2, 2, EXERCISE_TWO_STEPS],
    ["stories of joining", 1, 1, STORY_JOINING],
    ["stories of leaving", 1, 1, STORY_LEAVING],
    ["stories of sharing", 1, 1, STORY_SHARING],
    ["stories of equal parts", 1, 1, STORY_TIMES],
    ["stories of two changes", 2, 2, STORY_TWO_CHANGES],
    ["stories of groups and changes", 2, 2, STORY_GROUPS_AND_CHANGES],
    ["stories that compare", 1, 2, STORY_COMPARISONS],
    ["stories with numbers to spare", 1, 2, STORY_WITH_MORE],
    ["scenes of food and gardens", 1, 3, SCENES_FOOD_AND_GARDEN],
    ["scenes of money and work", 1, 3, SCENES_MONEY_AND_WORK],
    ["scenes of sport and stage", 1, 3, SCENES_SPORT_AND_STAGE],
    ["scenes of travel and time", 1, 3, SCENES_TRAVEL_AND_TIME],
    ["scenes of school and crafts", 1, 3, SCENES_SCHOOL_AND_CRAFTS],
    ["scenes of people and towns", 1, 3, SCENES_PEOPLE_AND_TOWN],
    ["scenes of nature and measures", 1, 3, SCENES_NATURE_AND_MEASURES],
    ["contrast sets of changes", 1, 1, CONTRASTS_OF_CHANGES],
    ["contrast sets of comparisons", 1, 3, CONTRASTS_OF_COMPARISONS],
    ["contrast sets of groups", 1, 3, CONTRASTS_OF_GROUPS],
    ["contrast sets with a spare number", 1, 3, CONTRASTS_OF_SPARE_NUMBERS],
    ["contrast sets of two steps", 1, 3, CONTRASTS_OF_TWO_STEPS],
    ["contrast sets of each and all", 1, 3, CONTRASTS_OF_EACH_AND_ALL],
    ["contrast sets of parts and wholes", 1, 3, CONTRASTS_OF_PARTS_AND_WHOLES],
    ["contrast sets of more and less", 1, 3, CONTRASTS_OF_MORE_AND_LESS],
    ["contrast sets of money", 1, 3, CONTRASTS_OF_MONEY],
    ["contrast sets of who and when", 1, 3, CONTRASTS_OF_WHO_AND_WHEN],
    ["contrast sets of several steps", 1, 3, CONTRASTS_OF_STEPS],
    ["contrast sets of before and after", 1, 3, CONTRASTS_OF_BEFORE_AND_AFTER],
    ["contrast sets of measured amounts", 1, 3, CONTRASTS_OF_MEASURED_AMOUNTS],
    ["contrast sets of rows and boxes", 1, 3, CONTRASTS_OF_ROWS_AND_BOXES],
    ["contrast sets of plans", 1, 3, CONTRASTS_OF_PLANS],
    ["contrast sets of fractions and times", 1, 3, CONTRASTS_OF_FRACTIONS_AND_TIMES],
    ["contrast sets of transfers", 1, 3, CONTRASTS_OF_TRANSFERS],
    ["contrast sets of rates", 1, 3, CONTRASTS_OF_RATES],
    ["contrast sets of verbs", 1, 3, CONTRASTS_OF_VERBS],
    ["contrast sets of long stories", 1, 3, CONTRASTS_OF_LONG_STORIES],
    ["contrast sets of needed numbers", 1, 3, CONTRASTS_OF_NEEDED_NUMBERS],
  ] as const)("of %s take %i to %i operations", (_, fewest, most, families) => {
    const others = families.filter(({ expression }) => {
      const count = operationsOf(parseExpression(expression));
      return count < fewest || count > most;
    });
    expect(idsOf(others)).toEqual([]);
  });

  it.each(FAMILIES.map((family) => [family.id, family] as const))(
    "have only slots that can be filled, and a solution of positive numbers: %s",
    (_, family) => {
      const random = spread();
      for (const text of family.texts) {
        const filled = fillWording(random, family, { text });
        expect(filled.text).toMatch(/^[^{}[\]|]+[.?]$/);
        // Only decimals may leave less than one.
        const least = /\d\.\d/.test(filled.text) ? 0.01 : 1;
        expect(filled.steps.every(({ result }) => result >= least)).toBe(true);
      }
    },
  );
});
