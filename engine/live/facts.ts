import { basename, resolve } from "node:path";
import type { ValidAskRequest, ValidEvalRequest, ValidSweepRequest } from "../contract/requests.ts";
import { importedSha256 } from "../datasets/imported.ts";
import { titleOf } from "../storage/title.ts";
import type { RunFacts } from "./live-run.ts";

export type ValidRequest = ValidAskRequest | ValidEvalRequest | ValidSweepRequest;

const FILES = ["data", "database", "databases", "exemplars"] as const;

/** A run may be gone on with from another folder. */
export function withAbsolutePaths<Request extends ValidRequest>(request: Request): Request {
  const given: Partial<Record<string, unknown>> = { ...request };
  const paths = FILES.flatMap((name) => {
    const value = given[name];
    return typeof value === "string" && isPath(value) ? [[name, resolve(value)] as const] : [];
  });
  return { ...request, ...Object.fromEntries(paths) };
}

/** What is known of a run before it starts. @param asked milliseconds since 1970 */
export function factsOf(
  run: string,
  request: ValidAskRequest | ValidEvalRequest,
  strategy: string,
  asked: number,
): RunFacts {
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

function namesOf(names: readonly string[]): string {
  return [...new Set(names)].join(", ");
}

function dataTitle(data: string): string {
  return isPath(data) ? basename(data) : "";
}

function isPath(data: string): boolean {
  return importedSha256(data) === null;
}
