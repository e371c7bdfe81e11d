import type { RunDetails } from "../contract/reports.ts";
import { isSweep, type ExportSource } from "./source.ts";

/** Everything that is known: what `runs show` tells of a run; of a sweep `{ sweep, runs }`. */
export function asJson(source: ExportSource): Iterable<string> {
  if (!isSweep(source)) return runJson(source.details);
  return withList({ sweep: source.sweep }, "runs", source.runs);
}

function runJson({ transcripts, ...details }: RunDetails): Iterable<string> {
  return withList(details, "transcripts", transcripts);
}

/** An object whose last field is a list that need not be in memory at once. */
function* withList(object: object, name: string, items: Iterable<unknown>): Generator<string> {
  yield `${JSON.stringify(object, null, 2).slice(0, -"\n}".length)},\n  ${JSON.stringify(name)}: [`;
  let separator = "\n    ";
  for (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ",\n    ";
  }
  yield "\n  ]\n}\n";
}
