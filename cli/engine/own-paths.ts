import { stat } from "node:fs/promises";
import { resolve } from "node:path";
import { importedSha256 } from "../../engine/datasets/imported.ts";
import { PRACTICE, readCatalog } from "../../engine/models/built-in.ts";

/** What of a request names files, or models that may be files. */
interface NamesFiles {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
  readonly databases?: string | undefined;
  readonly exemplars?: string | undefined;
  readonly model?: string | undefined;
  readonly models?: readonly string[] | undefined;
  readonly agents?: Readonly<Partial<Record<string, string>>> | undefined;
}

/** Fields that are paths, or the `data` of a preview. */
const FILES = ["data", "database", "databases", "exemplars"] as const;

/** A request whose paths mean the same in whichever working folder it is carried out: those of this one. */
export async function withOwnPaths<Request extends NamesFiles>(request: Request): Promise<Request> {
  const { model, models, agents } = request;
  return {
    ...request,
    ...Object.fromEntries(FILES.flatMap((field) => ownFile(field, request[field]))),
    ...(model !== undefined && { model: await ownModel(model) }),
    ...(models !== undefined && { models: await Promise.all(models.map(ownModel)) }),
    ...(agents !== undefined && { agents: await ownModels(agents) }),
  };
}

function ownFile(field: string, path: string | undefined): [string, string][] {
  return path === undefined || importedSha256(path) !== null ? [] : [[field, resolve(path)]];
}

async function ownModels(byRole: Readonly<Partial<Record<string, string>>>): Promise<Record<string, string>> {
  const models: Record<string, string> = {};
  for (const [role, model] of Object.entries(byRole))
    if (model !== undefined) models[role] = await ownModel(model);
  return models;
}

/** A reference is a path only if it is no name of ours and there is such a file (resolveModel). */
async function ownModel(reference: string): Promise<string> {
  if (reference === PRACTICE || (await readCatalog()).some(({ id }) => id === reference)) return reference;
  const path = resolve(reference);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? path : reference;
}
