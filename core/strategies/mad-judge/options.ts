import { shotsOption } from "../../exemplars/shown.ts";
import { TIT_FOR_TAT } from "../../prompts/debate-messages.ts";
import { agentsOption, temperatureOption } from "../options.ts";

/** Options of `mad-judge`; those that begin with `sql` concern queries alone. */
export const madJudgeOptions = {
  temperature: temperatureOption(0),
  agents: agentsOption(2, 2, 6, "Number of debaters N, who speak in a fixed order"),
  rounds: { type: "integer", default: 3, min: 1, max: 6, help: "Largest number of rounds M" },
  adaptiveBreak: {
    type: "boolean",
    default: true,
    help: "End the debate as soon as it is decided; off forces all rounds",
  },
  titForTat: {
    type: "choice",
    default: "auto",
    values: ["auto", ...TIT_FOR_TAT],
    help: "What the sides are asked: 0 to agree on every point, 1 to disagree on most, 2 that they need not agree, 3 to disagree on every point; auto is 1 for SQL, else 2",
  },
  sqlOwnQuery: {
    type: "boolean",
    default: true,
    help: "Let the negative side of a debate about SQL write its first query before it has seen the base answer",
  },
  sqlShots: {
    ...shotsOption(0),
    help: "Exemplars after which the negative side writes that query; four are built in",
  },
  sqlEqualEnds: {
    type: "boolean",
    default: true,
    help: "End a debate about SQL when all queries give the same result, which holds a value",
  },
  sqlMustRun: {
    type: "boolean",
    default: true,
    help: "Do not decide a debate about SQL by a query that does not run or gives nothing, while another one does",
  },
  sqlMend: {
    type: "boolean",
    default: true,
    help: "Correct wrong names in a query that does not run by the schema, and let it stand so corrected",
  },
  swap: {
    type: "boolean",
    default: false,
    help: "Show the sides to moderator and judge in reverse order, to measure a bias towards a place",
  },
} as const;
