import { ROLES } from "../events.ts";
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
  const winners = inEnded(run, winnerOf);
  return singleRuns([run]).flatMap((single) => divided(single, [...sidesOf(run), NEITHER], winners));
}

/** The two sides; the debaters' numbers where there are more. */
function sidesOf({ manifest }: AnalysedRun): readonly string[] {
  const agents = Number(manifest.options.agents ?? SIDES.length);
  return agents > SIDES.length ? Array.from({ length: agents }, (_, index) => String(index + 1)) : SIDES;
}

/** The side that the last verdict supports, a debater's number where there are more than two; all sides agreeing, none wins. */
function winnerOf(question: QuestionTranscript): string {
  if (question.result === null) return FAILED;
  if (observed(question, "debate-ended").at(-1)?.why === "equal-results") return NEITHER;
  return observed(question, "judged").at(-1)?.side ?? NEITHER;
}
