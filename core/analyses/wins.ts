import { ROLES } from "../events.ts";
import { samePosition } from "../strategies/shared/positions.ts";
import type { QuestionTranscript } from "../transcript.ts";
import type { AnalysedRun } from "./analysis.ts";
import { divided, dividedChart, dividedTable, type Divided } from "./divided.ts";
import { column, type Analyst } from "./findings.ts";
import { inEnded, observed } from "./observed.ts";
import { modelOfRole, namesOf, otherModels, singleRuns } from "./settings.ts";
import type { NameId } from "./words.ts";
import { askedRows } from "./worth.ts";

const SIDES = ["affirmative", "negative"] as const satisfies readonly NameId[];
const NEITHER: NameId = "neither";
const FAILED: NameId = "failed";

/** Told in columns of their own. */
const ASIDE = ["swap", ...ROLES.map(modelOfRole)];

/**
 * Which side the verdict supports, also where the judge is shown the sides in reverse order or a side has another model: an
 * unfair judge prefers a place, or its own model (Liang et al. 2023).
 */
export const wins: Analyst = {
  lacks: (runs) =>
    runs.some(isJudged)
      ? null
      : "None of these runs is a debate with a judge. Make one, and one with the sides swapped: " +
        "counterpoint eval --data FILE --strategy mad-judge, and the same with --option swap=true.",

  find(runs) {
    const all = runs.filter(isJudged).flatMap(winsIn);
    const table = dividedTable("wins", "side", all, namesOf(all, ASIDE), {
      columns: [column("swapped", "text"), column("other-models", "text")],
      cells: ({ run: { manifest } }) => [
        manifest.options.swap === true,
        Object.entries(otherModels(manifest.agents))
          .map(([role, model]) => `${role}=${model}`)
          .join(", "),
      ],
    });
    return { tables: [table], charts: [dividedChart("wins", all, namesOf(all))], notes: [] };
  },
};

function isJudged(run: AnalysedRun): boolean {
  return run.manifest.strategy === "mad-judge" && askedRows(run).length > 0;
}

function winsIn(run: AnalysedRun): readonly Divided[] {
  const sides = sidesOf(run);
  const winners = inEnded(run, (question) => winnerOf(question, sides.length));
  return singleRuns([run]).flatMap((single) => divided(single, [...sides, NEITHER], winners));
}

/** The two sides; the debaters' numbers where there are more. */
function sidesOf({ manifest }: AnalysedRun): readonly string[] {
  const agents = Number(manifest.options.agents ?? SIDES.length);
  return agents > SIDES.length ? Array.from({ length: agents }, (_, index) => String(index + 1)) : SIDES;
}

/** The side that the last verdict supports, a debater's number where there are more than two; all sides agreeing, none wins. */
function winnerOf(question: QuestionTranscript, sides: number): string {
  if (question.result === null) return FAILED;
  if (observed(question, "debate-ended").at(-1)?.why === "equal-results") return NEITHER;
  if (allAgree(question, sides)) return NEITHER;
  return observed(question, "judged").at(-1)?.side ?? NEITHER;
}

/** Whether all sides hold one answer after the last round, as far as their words alone tell. */
function allAgree(question: QuestionTranscript, sides: number): boolean {
  // Every side takes a position in every round, and nobody does after the last one.
  const held = observed(question, "position").slice(-sides);
  const [first = null, ...others] = held.map(({ answer }) => answer);
  return first !== null && others.every((other) => samePosition(first, other, question.asked));
}
