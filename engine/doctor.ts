import { accessSync, constants } from "node:fs";
import { totalmem } from "node:os";
import { dirname } from "node:path";
import process from "node:process";
import { throwIfCancelled } from "../core/cancel.ts";
import { CounterpointError, reasonOf } from "../core/errors.ts";
import { bytesInWords } from "../core/figure-words.ts";
import type { Completion, Sampling } from "../core/model.ts";
import { cosine } from "../core/similarity/similarity.ts";
import type { FoundDevice } from "../native/llama/library.ts";
import { freeRam } from "../native/llama/memory.ts";
import { contextInWords, deviceInWords, layersInWords } from "../native/llama/plan-words.ts";
import { listDevices, planModelFile, type PlannedModel } from "./models/plan.ts";
import { resolveModel } from "./models/resolve.ts";
import { loadEmbedder, loadModel } from "./runs/loaders.ts";
import { describeMachine, installedVersions } from "./runs/machine.ts";
import { runProcess } from "./models/runner.ts";
import { databasePath, makeHome } from "./storage/database.ts";
import { checkStore } from "./storage/integrity.ts";
import { openRunStore } from "./storage/run-store.ts";

/** One thing that Counterpoint needs, and whether it works here. */
export interface Check {
  readonly name: string;
  /** `warning`: something optional is missing. */
  readonly state: "ok" | "warning" | "failed";
  /** What was found, or what to do. */
  readonly detail: string;
}

/** What was found out about this machine. */
export interface Examination {
  readonly checks: readonly Check[];
  /** What can compute models here beside the CPU. */
  readonly devices: readonly FoundDevice[];
  /** How the practice model would be run. */
  readonly plan: PlannedModel | null;
}

/**
 * Tries everything that Counterpoint needs on this machine, for real. What fails says what to do.
 * @throws CancelledError after `signal`, once the check that goes on is done
 */
export async function examine(home: string, signal: AbortSignal): Promise<Examination> {
  let devices: readonly FoundDevice[] = [];
  let plan: PlannedModel | null = null;
  const attempts: readonly Attempt[] = [
    { name: "counterpoint", attempt: () => installedVersions().counterpoint ?? "unknown" },
    { name: "machine", attempt: describeMemory },
    { name: "node", attempt: checkNode },
    { name: "home", attempt: () => checkHome(home) },
    { name: "store", attempt: () => describeStore(home) },
    { name: "model runtime", attempt: () => checkModel(home) },
    { name: "devices", attempt: async () => describeDevices((devices = await listDevices())) },
    { name: "plan", attempt: async () => describePlan((plan = await planPractice(home))) },
    { name: "embedder", attempt: checkEmbedder },
    { name: "pip", attempt: checkPip, onFailure: "warning" },
  ];
  const checks: Check[] = [];
  for (const attempt of attempts) {
    throwIfCancelled(signal);
    checks.push(await check(attempt));
  }
  throwIfCancelled(signal);
  return { checks, devices, plan };
}

interface Attempt {
  readonly name: string;
  /** What was found. */
  readonly attempt: () => string | Promise<string>;
  /** Default `failed`. */
  readonly onFailure?: "failed" | "warning";
}

async function check({ name, attempt, onFailure = "failed" }: Attempt): Promise<Check> {
  try {
    return { name, state: "ok", detail: await attempt() };
  } catch (error) {
    return { name, state: onFailure, detail: reasonOf(error) };
  }
}

/** This machine in words, and how much of its memory is free. */
export async function describeMemory(): Promise<string> {
  const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
  return `${describeMachine()}; ${gigabytes(await freeRam())} of ${gigabytes(totalmem())} GB of memory free`;
}

function checkNode(): string {
  const [major = 0] = process.versions.node.split(".").map(Number);
  if (major < 24) {
    throw new CounterpointError(
      "doctor",
      `Node ${process.versions.node} is too old. Start through npm: it brings Node 24.`,
    );
  }
  return `Node ${process.versions.node}`;
}

function checkHome(home: string): string {
  makeHome(home);
  accessSync(home, constants.R_OK | constants.W_OK);
  return home;
}

/** How many runs a home holds. @throws CounterpointError that says what to do if its store is damaged; StorageError */
export async function describeStore(home: string): Promise<string> {
  const { ok, problems, seconds } = await checkStore(home);
  if (!ok) {
    throw new CounterpointError(
      "doctor",
      `The file ${databasePath(home)} is damaged. Copy it to a safe place, export what its runs still show, ` +
        `then move it away to start afresh. SQLite found: ${problems.join("; ")}.`,
    );
  }
  const runs = countRuns(home);
  return `${runs} ${runs === 1 ? "run" : "runs"} stored; the file is sound (checked in ${seconds.toFixed(1)} s)`;
}

function countRuns(home: string): number {
  const store = openRunStore(home);
  try {
    return store.list().length;
  } finally {
    store.close();
  }
}

const PROBE: Sampling = { temperature: 0, topP: 1, topK: 0, minP: 0, seed: 0, maxTokens: 64, stop: [] };

async function checkModel(home: string): Promise<string> {
  const started = performance.now();
  const model = await loadModel({ reference: "practice" }, home);
  try {
    const loaded = performance.now();
    const reply: Completion = await model.complete({
      messages: [
        { role: "system", content: "You are a solver." },
        { role: "user", content: "What is 3 plus 4?\nThink step by step." },
      ],
      sampling: PROBE,
    });
    const speed = reply.tokens.generated / ((performance.now() - loaded) / 1000);
    return (
      `practice model loaded in ${((loaded - started) / 1000).toFixed(2)} s, ` +
      `${Math.round(speed)} tokens/s alone, up to ${model.info.sequences} replies at once`
    );
  } finally {
    await model.dispose();
  }
}

function describeDevices(devices: readonly FoundDevice[]): string {
  if (devices.length === 0) return "no GPU that models can use; the CPU computes";
  return devices.map(describeDevice).join("; ");
}

function describeDevice(device: FoundDevice): string {
  const { free, total } = device.memory;
  const memory = `${bytesInWords(free)} of ${bytesInWords(total)} free`;
  const software = `, software: used only with --device ${device.kind}`;
  return `${deviceInWords(device)}, ${memory}${device.isSoftware ? software : ""}`;
}

async function planPractice(home: string): Promise<PlannedModel> {
  return planModelFile(await resolveModel("practice", home), {});
}

function describePlan(planned: PlannedModel): string {
  if (!planned.fits) throw new CounterpointError("doctor", planned.problem);
  const { plan } = planned;
  const notes = plan.notes.map((note) => ` ${note}`);
  return `practice model, ${contextInWords(plan)}; ${layersInWords(plan)}.${notes.join("")}`;
}

async function checkEmbedder(): Promise<string> {
  const embedder = await loadEmbedder();
  try {
    const [rain, drizzle, bread] = await embedder.embed(
      ["It rains.", "It drizzles.", "Bread is baked."],
      "start",
    );
    if (rain === undefined || drizzle === undefined || bread === undefined)
      throw new Error("It gives no vectors.");
    if (cosine(rain, drizzle) <= cosine(rain, bread)) {
      throw new CounterpointError(
        "doctor",
        `${embedder.name} does not tell near from far texts; install the packages again.`,
      );
    }
    return embedder.name;
  } finally {
    await embedder.dispose();
  }
}

async function checkPip(): Promise<string> {
  const python = process.platform === "win32" ? "python" : "python3";
  const missing = `${python} with pip was not found. Only models that come as Python packages need it.`;
  const where = { env: process.env, cwd: dirname(process.execPath) };
  const end = await runProcess(python, ["-m", "pip", "--version"], where).catch(() => null);
  if (end?.exitCode !== 0) throw new CounterpointError("doctor", missing);
  return 'found; only "models fetch" uses it, for models that come as Python packages';
}
