import { getLlama, getLlamaGpuTypes, LlamaLogLevel, type Llama } from "node-llama-cpp";
import { reasonOf } from "../../core/errors.ts";
import type { RuntimeSettings } from "../../core/runtime.ts";
import { CPU, type PlanDevice } from "./situation.ts";

/** llama.cpp itself on one device. */
export interface Library {
  readonly llama: Llama;
  readonly device: PlanDevice;
  /** Why it is another device than the one asked for. */
  readonly notes: readonly string[];
}

/** One or several devices of one kind that were found on this machine. */
export interface FoundDevice extends PlanDevice {
  /** Bytes of their memory together, and those nobody uses. */
  readonly memory: { readonly total: number; readonly free: number };
  /** A device that the CPU imitates; it is used only if it is asked for. */
  readonly isSoftware: boolean;
}

type Backend = false | "vulkan" | "cuda" | "metal";

/** What llama.cpp is opened with to compute on the CPU. */
interface OnCpu {
  readonly backend: false | "metal";
  /** What has to stand in the environment before its library is loaded. */
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * How llama.cpp is opened on the CPU of a system. For Apple's processors it comes with Metal alone, which leaves to the CPU
 * the layers that the device is not given. But it would compute their products of 32 rows and more on the device, unless
 * the environment says that no product is large enough.
 * @param platform and `arch`: the same as Node names them
 */
export function onCpu(platform: string, arch: string): OnCpu {
  if (platform !== "darwin" || arch !== "arm64") return { backend: false, environment: {} };
  return { backend: "metal", environment: { GGML_OP_OFFLOAD_MIN_BATCH: String(2 ** 31 - 1) } };
}

const ON_CPU = onCpu(process.platform, process.arch);
const MOST_MESSAGES = 4;
const messages: string[] = [];
const opened = new Map<Backend, Promise<Llama>>();

/**
 * Opens llama.cpp on the device that is asked for; on the CPU if there is no such device.
 * @throws what the library throws if it cannot be opened on the CPU either
 */
export async function openLibrary(wanted: RuntimeSettings["device"] = "auto"): Promise<Library> {
  if (wanted === "cpu") return cpuLibrary();
  if (wanted === "auto") return bestLibrary();
  const found = (await backends()).includes(wanted)
    ? await tryBackend(wanted)
    : new Error("no driver was found");
  if (found instanceof Error) {
    return cpuLibrary([`The CPU is used: ${wanted} cannot be opened here (${found.message}).`]);
  }
  const name = await deviceName(found);
  if (name === null) return cpuLibrary([`The CPU is used: ${wanted} finds no device here.`]);
  return { llama: found, device: { kind: wanted, name }, notes: [] };
}

/** llama.cpp on the CPU, loaded once. It is never built or downloaded here. */
export async function cpuLibrary(notes: readonly string[] = []): Promise<Library> {
  return { llama: await open(ON_CPU.backend), device: CPU, notes };
}

/** All devices beside the CPU that llama.cpp can use here. */
export async function findDevices(): Promise<readonly FoundDevice[]> {
  const devices: FoundDevice[] = [];
  for (const kind of await backends()) {
    const llama = await tryBackend(kind);
    if (llama instanceof Error) continue;
    const name = await deviceName(llama);
    if (name === null) continue;
    const { total, free } = await llama.getVramState();
    devices.push({ kind, name, memory: { total, free }, isSoftware: isSoftware(name) });
  }
  return devices;
}

/** Whether a driver's name is that of a device which the CPU imitates. */
export function isSoftware(name: string): boolean {
  return /llvmpipe|lavapipe|swiftshader|software|basic render/i.test(name);
}

/** Why a call of the library failed: what llama.cpp has just logged as errors, else the exception itself. */
export function failureReason(error: unknown): string {
  const recent = messages.splice(0);
  if (recent.length > 0) return recent.join("; ");
  return reasonOf(error);
}

async function bestLibrary(): Promise<Library> {
  for (const kind of await backends()) {
    const llama = await tryBackend(kind);
    if (llama instanceof Error) continue;
    const name = await deviceName(llama);
    // A backend without devices computes on the CPU, and to open another one would only take time.
    if (name === null) return { llama, device: CPU, notes: [] };
    if (!isSoftware(name)) return { llama, device: { kind, name }, notes: [] };
  }
  return cpuLibrary();
}

/** The names of all devices that a backend uses together; null if it has none. */
async function deviceName(llama: Llama): Promise<string | null> {
  const names = await llama.getGpuDeviceNames();
  return names.length === 0 ? null : names.join(" + ");
}

/** The backends whose drivers lie on this machine, fastest first; looking for them opens none. */
async function backends(): Promise<readonly Exclude<Backend, false>[]> {
  const supported = await getLlamaGpuTypes("supported");
  return (["metal", "cuda", "vulkan"] as const).filter((kind) => supported.includes(kind));
}

async function tryBackend(kind: Exclude<Backend, false>): Promise<Llama | Error> {
  try {
    const llama = await open(kind);
    // Of a backend that is none of this platform, the library opens another one instead.
    return llama.gpu === kind ? llama : new Error("it is none of this platform's");
  } catch (error) {
    return new Error(failureReason(error), { cause: error });
  }
}

function open(gpu: Backend): Promise<Llama> {
  const known = opened.get(gpu);
  if (known) return known;
  Object.assign(process.env, ON_CPU.environment);
  const opening = getLlama({
    gpu,
    build: "never",
    skipDownload: true,
    // The number of threads is set for each context; the library would share out its own maximum.
    maxThreads: 0,
    logLevel: LlamaLogLevel.error,
    logger: (_level, message) => {
      messages.push(message.trim());
      messages.splice(0, messages.length - MOST_MESSAGES);
    },
    progressLogs: false,
  });
  opened.set(gpu, opening);
  opening.catch(() => opened.delete(gpu));
  return opening;
}
