import { isDeepStrictEqual } from "node:util";
import { ContractError } from "../../core/errors.ts";
import type { RunManifest } from "../../core/events.ts";
import type { ModelInfo } from "../../core/model.ts";
import { changedDecisions } from "../../native/llama/process/otherwise.ts";

type Versions = RunManifest["promptVersions"];
type Agents = RunManifest["agents"];

/** Something is not as it was when a run was begun. */
export class ChangedError extends ContractError {}

/**
 * A run goes on only with what it was begun with: else its answers would come from two different methods.
 * @throws ChangedError that says what changed
 */
export function requireUnchanged(run: string, before: RunManifest, now: RunManifest): void {
  refuseChanges(run, [
    ...changesOfModel(before, now),
    ...changesOfFiles(before, now),
    ...changesOfPrompts(before.promptVersions, now.promptVersions),
    ...changesOfTools(before, now),
    ...changesOfOptions(before, now),
  ]);
}

/** What another cell of the same sweep was begun with. */
export interface BegunCell {
  readonly manifest: RunManifest;
  /** Whether its model was asked for by the same reference. */
  readonly sameModel: boolean;
}

/**
 * A cell is begun with what others of its sweep were begun with: else they would not be comparable. Of prompts only those
 * count that both use, whichever set they are of, which goes by the model; parser and embedder go by the options.
 * @throws ChangedError that says what changed
 */
export function requireLikeOthers(sweep: string, others: readonly BegunCell[], own: RunManifest): void {
  const changes = others.flatMap(({ manifest: other, sameModel }) => [
    ...(sameModel ? changesOfModel(other, own) : []),
    ...changesOfFiles(other, own),
    ...changesOfPrompts(sharedVersions(other, own), sharedVersions(own, other)),
    ...(other.strategy === own.strategy ? changesOfOptions(other, own) : []),
  ]);
  refuseChanges(sweep, [...new Set(changes)]);
}

function sharedVersions(own: RunManifest, other: RunManifest): Versions {
  return Object.fromEntries(
    Object.entries(own.promptVersions)
      .filter(([id]) => Object.hasOwn(other.promptVersions, id))
      .map(([id, version]) => [id, version.replace(`${own.promptSet}-`, "")]),
  );
}

function refuseChanges(run: string, changes: readonly string[]): void {
  if (changes.length === 0) return;
  throw new ChangedError(
    `The run ${run} cannot be gone on with: ${changes.join("; ")}. Put back what it was begun with, or start a new run.`,
    { run, changes },
  );
}

function changesOfModel({ model: before }: RunManifest, { model: now }: RunManifest): readonly string[] {
  if (before.sha256 === now.sha256) return changesOfUse("the model", before, now);
  return [
    `the model is another file (${now.name}, SHA-256 ${short(now.sha256)}; ` +
      `it was ${before.name}, ${short(before.sha256)})`,
  ];
}

function changesOfRoles(before: Agents = {}, now: Agents = {}): readonly string[] {
  if (!sameModels(before, now)) return ["the models of single roles are other files"];
  return ofEachRole(changesOfUse, before, now);
}

type Changes = (name: string, before: ModelInfo | undefined, now: ModelInfo) => readonly string[];

function ofEachRole(changes: Changes, before: Agents = {}, now: Agents = {}): readonly string[] {
  const were = new Map(Object.entries(before));
  return Object.entries(now).flatMap(([role, own]) => changes(`the model of ${role}`, were.get(role), own));
}

/** How the same file may do otherwise than before. */
function changesOfUse(name: string, before: ModelInfo | undefined, now: ModelInfo): readonly string[] {
  if (before === undefined) return [];
  return [...lessRoom(name, before, now), ...otherMinP(name, before, now)];
}

/** What is cut off, or refused, goes by how much a model can read. */
function lessRoom(name: string, before: ModelInfo, now: ModelInfo): readonly string[] {
  if (now.contextTokens >= before.contextTokens) return [];
  return [
    `${name} has room for ${now.contextTokens} tokens (it had ${before.contextTokens}): free some memory`,
  ];
}

/** Of what a model may say next, its card can leave out the least likely. */
function otherMinP(
  name: string,
  { minP: before = 0 }: ModelInfo,
  { minP: now = 0 }: ModelInfo,
): readonly string[] {
  return before === now ? [] : [`the card of ${name} gives min-p ${now} (it gave ${before})`];
}

function changesOfFiles(before: RunManifest, now: RunManifest): readonly string[] {
  return [
    ...changesOfRoles(before.agents, now.agents),
    ...(before.exemplars?.sha256 === now.exemplars?.sha256 ? [] : ["the file with exemplars has changed"]),
    ...(before.data?.extras?.sha256 === now.data?.extras?.sha256
      ? []
      : ["the file with further right answers has changed"]),
    ...(isDeepStrictEqual({ ...before.data?.databases }, { ...now.data?.databases })
      ? []
      : ["the databases have changed"]),
    ...(before.data?.sha256 === now.data?.sha256
      ? []
      : [
          `the data file ${before.data?.file ?? ""} has changed (SHA-256 ${short(now.data?.sha256)}; ` +
            `it was ${short(before.data?.sha256)})`,
        ]),
    ...(sameColumns(before.data, now.data)
      ? []
      : [`the data file ${before.data?.file ?? ""} is read by other columns`]),
  ];
}

function changesOfPrompts(before: Versions, now: Versions): readonly string[] {
  if (isDeepStrictEqual({ ...before }, { ...now })) return [];
  return ["the prompts are worded otherwise, by this version of Counterpoint or in a file of yours"];
}

function changesOfTools(before: RunManifest, now: RunManifest): readonly string[] {
  return [
    ...((before.parser ?? null) === (now.parser ?? null)
      ? []
      : [`the parser of meaning graphs is ${now.parser ?? "none"} (it was ${before.parser ?? "none"})`]),
    ...(before.embedder === now.embedder
      ? []
      : [`the embedding model is ${now.embedder ?? "none"} (it was ${before.embedder ?? "none"})`]),
  ];
}

/** What a method did before it had an option is not known. */
function changesOfOptions(before: RunManifest, now: RunManifest): readonly string[] {
  const added = Object.keys(now.options).filter((name) => !Object.hasOwn(before.options, name));
  if (added.length === 0) return [];
  return [`${now.strategy} has options by now that it was begun without (${added.join(", ")})`];
}

/** What may change the last bits of a number but not what is computed; in words for a person. */
export function otherwiseThanBefore(before: RunManifest, now: RunManifest): readonly string[] {
  const versions = Object.entries(now.versions)
    .filter(([name, version]) => before.versions[name] !== version)
    .map(([name, version]) => `${name} ${version} (was ${before.versions[name] ?? "unknown"})`);
  const machine = before.machine === now.machine ? [] : [`${now.machine} (was ${before.machine})`];
  const models = [
    ...runOtherwise("the model", before.model, now.model),
    ...ofEachRole(runOtherwise, before.agents, now.agents),
  ];
  const changes = [...versions, ...machine, ...models];
  return changes.length === 0 ? [] : [`The run was gone on with on other ground: ${changes.join("; ")}.`];
}

function runOtherwise(name: string, before: ModelInfo | undefined, now: ModelInfo): readonly string[] {
  const changes = before === undefined ? [] : changedDecisions(now, before);
  return changes.length === 0 ? [] : [`${name} is run otherwise (${changes.join("; ")})`];
}

function sameModels(before: Agents, now: Agents): boolean {
  const hashes = (agents: Agents) =>
    Object.fromEntries(Object.entries(agents ?? {}).map(([role, { sha256 }]) => [role, sha256]));
  return isDeepStrictEqual(hashes(before), hashes(now));
}

/** A run of a version that did not keep the columns goes on with those of its request. */
function sameColumns(before: RunManifest["data"], now: RunManifest["data"]): boolean {
  return before?.columns === undefined || isDeepStrictEqual({ ...before.columns }, { ...now?.columns });
}

function short(sha256: string | undefined): string {
  return sha256 === undefined ? "none" : `${sha256.slice(0, 12)}…`;
}
