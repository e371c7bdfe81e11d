import type { WantedRun } from "./wanted.ts";

/** Where this machine has what a row needs. */
export interface Places {
  /** The data file. */
  readonly data: string;
  /** A path, or a name from `models list`. */
  readonly model: string;
  /** Folder of the databases. */
  readonly databases: string;
}

/** The words of the `counterpoint eval` that makes a row's run. */
export function evalWords(
  { group, planned }: WantedRun,
  { data, model, databases }: Places,
): readonly string[] {
  const { strategy, options, questions } = planned;
  return [
    ...["eval", "--data", data, "--limit", String(questions)],
    ...(group.databases ? ["--databases", databases] : []),
    ...["--model", model, "--strategy", strategy],
    ...Object.entries(options).flatMap(([name, value]) => ["--option", `${name}=${value}`]),
  ];
}

/** The same for people, without the paths of any machine. */
export function shownCommand(wanted: WantedRun): string {
  const places = { data: wanted.file, model: wanted.model.id, databases: "DATABASES" };
  return ["counterpoint", ...evalWords(wanted, places)].join(" ");
}
