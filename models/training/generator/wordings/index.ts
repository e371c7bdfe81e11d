import type { WordingFamily } from "../wording.ts";
import { AMOUNTS_CHANGING } from "./amounts-changing.ts";
import { COMPARING } from "./comparing.ts";
import { CONTRASTS_OF_BEFORE_AND_AFTER } from "./contrasts-of-before-and-after.ts";
import { CONTRASTS_OF_CHANGES } from "./contrasts-of-changes.ts";
import { CONTRASTS_OF_COMPARISONS } from "./contrasts-of-comparisons.ts";
import { CONTRASTS_OF_EACH_AND_ALL } from "./contrasts-of-each-and-all.ts";
import { CONTRASTS_OF_FRACTIONS_AND_TIMES } from "./contrasts-of-fractions-and-times.ts";
import { CONTRASTS_OF_GROUPS } from "./contrasts-of-groups.ts";
import { CONTRASTS_OF_LONG_STORIES } from "./contrasts-of-long-stories.ts";
import { CONTRASTS_OF_MEASURED_AMOUNTS } from "./contrasts-of-measured-amounts.ts";
import { CONTRASTS_OF_MONEY } from "./contrasts-of-money.ts";
import { CONTRASTS_OF_MORE_AND_LESS } from "./contrasts-of-more-and-less.ts";
import { CONTRASTS_OF_NEEDED_NUMBERS } from "./contrasts-of-needed-numbers.ts";
import { CONTRASTS_OF_PARTS_AND_WHOLES } from "./contrasts-of-parts-and-wholes.ts";
import { CONTRASTS_OF_PLANS } from "./contrasts-of-plans.ts";
import { CONTRASTS_OF_RATES } from "./contrasts-of-rates.ts";
import { CONTRASTS_OF_ROWS_AND_BOXES } from "./contrasts-of-rows-and-boxes.ts";
import { CONTRASTS_OF_SPARE_NUMBERS } from "./contrasts-of-spare-numbers.ts";
import { CONTRASTS_OF_STEPS } from "./contrasts-of-steps.ts";
import { CONTRASTS_OF_TRANSFERS } from "./contrasts-of-transfers.ts";
import { CONTRASTS_OF_TWO_STEPS } from "./contrasts-of-two-steps.ts";
import { CONTRASTS_OF_VERBS } from "./contrasts-of-verbs.ts";
import { CONTRASTS_OF_WHO_AND_WHEN } from "./contrasts-of-who-and-when.ts";
import { EQUAL_GROUPS } from "./equal-groups.ts";
import { EXERCISE_CHANGES } from "./exercise-changes.ts";
import { EXERCISE_DIFFERENCES } from "./exercise-differences.ts";
import { EXERCISE_GROUPS } from "./exercise-groups.ts";
import { EXERCISE_MEASURES } from "./exercise-measures.ts";
import { EXERCISE_SPARE_THINGS } from "./exercise-spare-things.ts";
import { EXERCISE_TWO_STEPS } from "./exercise-two-steps.ts";
import { MEASURES } from "./measures.ts";
import { MONEY_AND_MEASURE } from "./money-and-measure.ts";
import { MONEY } from "./money.ts";
import { ONE_STEP } from "./one-step.ts";
import { PLAIN_AMOUNTS } from "./plain-amounts.ts";
import { PLAIN_CHANGES } from "./plain-changes.ts";
import { PLAIN_COMPARISONS } from "./plain-comparisons.ts";
import { PLAIN_GROUPS } from "./plain-groups.ts";
import { PLAIN_PRODUCTS_AND_SUMS } from "./plain-products-and-sums.ts";
import { PLAIN_SEVERAL_CHANGES } from "./plain-several-changes.ts";
import { PLAIN_SPARE_NUMBERS } from "./plain-spare-numbers.ts";
import { PLAIN_TWO_STEPS } from "./plain-two-steps.ts";
import { SCENES_FOOD_AND_GARDEN } from "./scenes-food-and-garden.ts";
import { SCENES_MONEY_AND_WORK } from "./scenes-money-and-work.ts";
import { SCENES_NATURE_AND_MEASURES } from "./scenes-nature-and-measures.ts";
import { SCENES_PEOPLE_AND_TOWN } from "./scenes-people-and-town.ts";
import { SCENES_SCHOOL_AND_CRAFTS } from "./scenes-school-and-crafts.ts";
import { SCENES_SPORT_AND_STAGE } from "./scenes-sport-and-stage.ts";
import { SCENES_TRAVEL_AND_TIME } from "./scenes-travel-and-time.ts";
import { SEVERAL_STEPS } from "./several-steps.ts";
import { STORY_COMPARISONS } from "./story-comparisons.ts";
import { STORY_GROUPS_AND_CHANGES } from "./story-groups-and-changes.ts";
import { STORY_JOINING } from "./story-joining.ts";
import { STORY_LEAVING } from "./story-leaving.ts";
import { STORY_SHARING } from "./story-sharing.ts";
import { STORY_TIMES } from "./story-times.ts";
import { STORY_TWO_CHANGES } from "./story-two-changes.ts";
import { STORY_WITH_MORE } from "./story-with-more.ts";
import { THREE_STEP } from "./three-step.ts";
import { TWO_STEP } from "./two-step.ts";
import { WHAT_IS_ASKED } from "./what-is-asked.ts";
import { WORKSHEET_GROUPS } from "./worksheet-groups.ts";
import { WORKSHEET_MEASURES_AND_MONEY } from "./worksheet-measures-and-money.ts";
import { WORKSHEET_ONE_STEP } from "./worksheet-one-step.ts";
import { WORKSHEET_SPARE_NUMBERS } from "./worksheet-spare-numbers.ts";
import { WORKSHEET_THREE_NUMBERS } from "./worksheet-three-numbers.ts";
import { WORKSHEET_TWO_STEPS } from "./worksheet-two-steps.ts";
import { WORKSHEET_WHAT_IS_ASKED } from "./worksheet-what-is-asked.ts";

/** The wordings of arithmetic problems. */
export const WORDINGS: readonly WordingFamily[] = [
  ...ONE_STEP,
  ...TWO_STEP,
  ...THREE_STEP,
  ...MONEY_AND_MEASURE,
  ...AMOUNTS_CHANGING,
  ...COMPARING,
  ...MEASURES,
  ...EQUAL_GROUPS,
  ...MONEY,
  ...WHAT_IS_ASKED,
  ...SEVERAL_STEPS,
  ...PLAIN_CHANGES,
  ...PLAIN_COMPARISONS,
  ...PLAIN_SPARE_NUMBERS,
  ...PLAIN_GROUPS,
  ...PLAIN_TWO_STEPS,
  ...PLAIN_PRODUCTS_AND_SUMS,
  ...PLAIN_AMOUNTS,
  ...PLAIN_SEVERAL_CHANGES,
  ...WORKSHEET_ONE_STEP,
  ...WORKSHEET_THREE_NUMBERS,
  ...WORKSHEET_SPARE_NUMBERS,
  ...WORKSHEET_WHAT_IS_ASKED,
  ...WORKSHEET_MEASURES_AND_MONEY,
  ...WORKSHEET_GROUPS,
  ...WORKSHEET_TWO_STEPS,
  ...EXERCISE_CHANGES,
  ...EXERCISE_DIFFERENCES,
  ...EXERCISE_GROUPS,
  ...EXERCISE_MEASURES,
  ...EXERCISE_SPARE_THINGS,
  ...EXERCISE_TWO_STEPS,
  ...STORY_JOINING,
  ...STORY_LEAVING,
  ...STORY_SHARING,
  ...STORY_TIMES,
  ...STORY_TWO_CHANGES,
  ...STORY_GROUPS_AND_CHANGES,
  ...STORY_COMPARISONS,
  ...STORY_WITH_MORE,
  ...SCENES_FOOD_AND_GARDEN,
  ...SCENES_MONEY_AND_WORK,
  ...SCENES_SPORT_AND_STAGE,
  ...SCENES_TRAVEL_AND_TIME,
  ...SCENES_SCHOOL_AND_CRAFTS,
  ...SCENES_PEOPLE_AND_TOWN,
  ...SCENES_NATURE_AND_MEASURES,
  ...CONTRASTS_OF_CHANGES,
  ...CONTRASTS_OF_COMPARISONS,
  ...CONTRASTS_OF_GROUPS,
  ...CONTRASTS_OF_SPARE_NUMBERS,
  ...CONTRASTS_OF_TWO_STEPS,
  ...CONTRASTS_OF_EACH_AND_ALL,
  ...CONTRASTS_OF_PARTS_AND_WHOLES,
  ...CONTRASTS_OF_MORE_AND_LESS,
  ...CONTRASTS_OF_MONEY,
  ...CONTRASTS_OF_WHO_AND_WHEN,
  ...CONTRASTS_OF_STEPS,
  ...CONTRASTS_OF_BEFORE_AND_AFTER,
  ...CONTRASTS_OF_MEASURED_AMOUNTS,
  ...CONTRASTS_OF_ROWS_AND_BOXES,
  ...CONTRASTS_OF_PLANS,
  ...CONTRASTS_OF_FRACTIONS_AND_TIMES,
  ...CONTRASTS_OF_TRANSFERS,
  ...CONTRASTS_OF_RATES,
  ...CONTRASTS_OF_VERBS,
  ...CONTRASTS_OF_LONG_STORIES,
  ...CONTRASTS_OF_NEEDED_NUMBERS,
];
