import { DATABASES, evalWords, shellLine } from "../../../core/eval-command.ts";
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
export function rowWords(
  { group, planned }: WantedRun,
  { data, model, databases }: Places,
): readonly string[] {
  const { strategy, options, questions } = planned;
  return evalWords({
    ...{ data, limit: questions, model, strategy, options },
    ...(group.databases && { databases }),
  });
}

/** The same for people, without the paths of any machine. */
export function shownCommand(wanted: WantedRun): string {
  return shellLine(rowWords(wanted, { data: wanted.file, model: wanted.model.id, databases: DATABASES }));
}
