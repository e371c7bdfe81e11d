import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { ContractError, isMissing, reasonOf } from "../../core/errors.ts";
import { PROMPTS } from "../../core/prompts/index.ts";
import type { PromptEdit, PromptFile, PromptTemplate } from "../../core/prompts/prompt.ts";
import { ANSWER_TYPES } from "../../core/question.ts";
import { writeJsonFile } from "../storage/json-file.ts";

const MAX_BYTES = 2 ** 20;
const SETS = ["standard", "terse"] as const;

const template = z.strictObject({ system: z.string().default(""), user: z.string() });
const templates = z.record(z.string(), template);
const EditFile = z.strictObject({
  /** What the wording was made from, for the person who wrote it. */
  id: z.string().optional(),
  version: z.union([z.string(), z.number()]).optional(),
  sets: z.partialRecord(z.enum(SETS), templates).default({}),
  byAnswerType: z.partialRecord(z.enum(SETS), z.partialRecord(z.enum(ANSWER_TYPES), templates)).default({}),
});

/** Where a person's own wording of a prompt file lies. */
export function promptEditPath(home: string, id: string): string {
  return join(home, "prompts", `${id}.json`);
}

/**
 * A person's own wordings of these prompt files, as far as there are any. They are called after their content, so that
 * a manifest tells one wording from another.
 * @throws ContractError for a file that cannot be used: no JSON, a template or a placeholder that the method does not have
 */
export async function readPromptEdits(
  home: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PromptEdit>> {
  const edits = await Promise.all(ids.map(async (id) => [id, await readEdit(home, id)] as const));
  return new Map(edits.flatMap(([id, edit]) => (edit === undefined ? [] : [[id, edit]])));
}

/** The files of a person's own wordings of these prompt files, as far as there are any. None is read. */
export async function promptEditsThere(home: string, ids: readonly string[]): Promise<readonly string[]> {
  const paths = ids.map((id) => promptEditPath(home, id));
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
  return paths.filter((_, index) => found[index]?.isFile());
}

/** A file of a person's own wording, and whether it was written now or was there before. */
export interface PromptEditFile {
  readonly path: string;
  readonly written: boolean;
}

/**
 * Writes the built-in wordings of these prompt files where a person can change them; a file that is there stays.
 * @throws StorageError
 */
export async function writePromptEdits(
  home: string,
  ids: readonly string[],
): Promise<readonly PromptEditFile[]> {
  const files: PromptEditFile[] = [];
  for (const id of ids) {
    const path = promptEditPath(home, id);
    const file = PROMPTS.get(id);
    const written = file !== undefined && (await bytesOf(path)) === undefined;
    if (written) await writeJsonFile(path, file);
    files.push({ path, written });
  }
  return files;
}

async function readEdit(home: string, id: string): Promise<PromptEdit | undefined> {
  const path = promptEditPath(home, id);
  const file = PROMPTS.get(id);
  const bytes = await bytesOf(path);
  if (bytes === undefined || file === undefined) return undefined;
  const parsed = EditFile.safeParse(jsonOf(path, textOf(path, bytes)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw unusable(path, `${issue?.path.join(".") ?? ""}: ${issue?.message ?? "it has another form"}`);
  }
  const { sets, byAnswerType } = parsed.data;
  for (const set of SETS) {
    const groups = [sets[set], ...Object.values(byAnswerType[set] ?? {})];
    for (const group of groups) checkTemplates(path, file, set, group ?? {});
  }
  const version = createHash("sha256").update(bytes).digest("hex").slice(0, 12);
  return { version, sets, byAnswerType };
}

function checkTemplates(
  path: string,
  file: PromptFile,
  set: (typeof SETS)[number],
  edited: Readonly<Record<string, PromptTemplate>>,
): void {
  const known = file.sets[set];
  for (const [name, { system, user }] of Object.entries(edited)) {
    const builtIn = Object.hasOwn(known, name) ? known[name] : undefined;
    if (builtIn === undefined)
      throw unusable(path, `there is no prompt "${name}"; there are ${Object.keys(known).join(", ")}`);
    const own = Object.values(file.byAnswerType?.[set] ?? {}).flatMap((group) => group[name] ?? []);
    const worded = [builtIn, ...own].flatMap(placeholders);
    // Where the question is filled in, so is the form of its answer; passages of a prompt have neither.
    const ofQuestion = ["question", "form"];
    const filled = new Set([
      ...(ofQuestion.some((each) => worded.includes(each)) ? ofQuestion : []),
      ...worded,
    ]);
    const unknown = placeholders({ system, user }).find((placeholder) => !filled.has(placeholder));
    if (unknown !== undefined) {
      throw unusable(
        path,
        `nothing fills {${unknown}} in "${name}"; it may use ${[...filled].map((each) => `{${each}}`).join(", ") || "no placeholder"}`,
      );
    }
  }
}

function placeholders({ system, user }: PromptTemplate): string[] {
  return [...`${system}\n${user}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}

async function bytesOf(path: string): Promise<Buffer | undefined> {
  try {
    if ((await stat(path)).size > MAX_BYTES) throw unusable(path, "it is larger than 1 MiB");
    return await readFile(path);
  } catch (error) {
    if (error instanceof ContractError) throw error;
    if (isMissing(error)) return undefined;
    throw unusable(path, reasonOf(error));
  }
}

/** Without a byte order mark, which editors of Windows write. */
function textOf(path: string, bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unusable(path, "it is not UTF-8 text");
  }
}

function jsonOf(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw unusable(path, `it is not JSON (${reasonOf(error)})`);
  }
}

function unusable(path: string, why: string): ContractError {
  return new ContractError(`Your wording in ${path} cannot be used: ${why}. Mend the file, or remove it.`, {
    path,
  });
}
