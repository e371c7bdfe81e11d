import { basename, resolve } from "node:path";
import type { LiveRun } from "../contract/live.ts";
import { withPersonalFolder } from "../contract/personal-folder.ts";
import type { ValidRunRequest, ValidSweepRequest } from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { namesOf, titleOf } from "../storage/title.ts";

/** What is known of a run before it starts. */
export interface RunFacts extends Pick<
  LiveRun,
  "run" | "kind" | "strategy" | "model" | "title" | "kept" | "sweep"
> {
  /** Milliseconds since 1970. */
  readonly asked: number;
  /** What the request names as its data; of a single question its database, null without one. */
  readonly data: string | null;
}

const FILES = ["data", "database", "databases", "exemplars"] as const;

/** What of a request names files: by paths, or by the `data` of a preview. */
export type NamesFiles = Readonly<Partial<Record<(typeof FILES)[number], string | undefined>>>;

/** A request whose files are named so that they are found from any folder; a run may be gone on with from another. */
export function withAbsolutePaths<Request extends NamesFiles>(request: Request): Request {
  const paths = FILES.flatMap((name) => {
    const path = request[name];
    return path !== undefined && isPath(path) ? [[name, resolve(withPersonalFolder(path))] as const] : [];
  });
  return { ...request, ...Object.fromEntries(paths) };
}

/** What is known of a run before it starts. @param asked milliseconds since 1970 */
export function factsOf(run: string, request: ValidRunRequest, strategy: string, asked: number): RunFacts {
  const common = { run, strategy, model: request.model, kept: request.keep, sweep: null, asked };
  return "question" in request
    ? { ...common, kind: "ask", title: titleOf(request.question), data: request.database ?? null }
    : { ...common, kind: "eval", title: dataTitle(request.data), data: request.data };
}

/** As `factsOf`. */
export function factsOfSweep(run: string, request: ValidSweepRequest, asked: number): RunFacts {
  const { methods, models, data, keep } = request;
  return {
    run,
    kind: "sweep",
    strategy: namesOf(methods.map(({ strategy }) => strategy)),
    model: namesOf(models),
    title: dataTitle(data),
    kept: keep,
    sweep: null,
    data,
    asked,
  };
}

/** A run that goes on as it is listed: what was known before it started, and how far it has come. */
export function describeLive(
  { run, kind, strategy, model, title, kept, sweep, asked }: RunFacts,
  soFar: Pick<LiveRun, "phase" | "done" | "questions">,
): LiveRun {
  const started = new Date(asked).toISOString();
  return { run, kind, strategy, model, title, kept, sweep, started, ...soFar };
}

function dataTitle(data: string): string {
  return isPath(data) ? basename(data) : "";
}

function isPath(data: string): boolean {
  return importedSha256(data) === null;
}
