import { withAbsolutePaths, type NamesFiles } from "../../engine/live/facts.ts";
import { UsageError } from "../usage-error.ts";
import { ownModel } from "./own-model.ts";
import { isPipe } from "./piped-data.ts";

/** What of a request names files, or models that may be files. */
interface NamesPaths extends NamesFiles {
  readonly model?: string | undefined;
  readonly models?: readonly string[] | undefined;
  readonly agents?: Readonly<Partial<Record<string, string>>> | undefined;
}

/**
 * A request whose paths mean the same in whichever working folder it is carried out: those of this one.
 * @throws UsageError for exemplars from a pipe
 */
export async function withOwnPaths<Request extends NamesPaths>(request: Request): Promise<Request> {
  const { model, models, agents } = request;
  const found = withAbsolutePaths(request);
  await refusePipe(found.exemplars);
  return {
    ...found,
    ...(model !== undefined && { model: await ownModel(model) }),
    ...(models !== undefined && { models: await Promise.all(models.map(ownModel)) }),
    ...(agents !== undefined && { agents: await ownModels(agents) }),
  };
}

/** Exemplars are read again by each cell of a sweep, and when a run is gone on with. @throws UsageError */
async function refusePipe(exemplars: string | undefined): Promise<void> {
  if (exemplars === undefined || !(await isPipe(exemplars))) return;
  throw new UsageError(
    `--exemplars cannot be a pipe (${exemplars}), which is read only once. Write it to a file, and name that.`,
  );
}

async function ownModels(byRole: Readonly<Partial<Record<string, string>>>): Promise<Record<string, string>> {
  const models: Record<string, string> = {};
  for (const [role, model] of Object.entries(byRole))
    if (model !== undefined) models[role] = await ownModel(model);
  return models;
}
