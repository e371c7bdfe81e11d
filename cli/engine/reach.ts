import { setTimeout as sleep } from "node:timers/promises";
import { CancelledError, CounterpointError } from "../../core/errors.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { holdHome } from "../../engine/home/hold-home.ts";
import { readHolder, type Holder } from "../../engine/home/holder.ts";
import { notGivenFree, POLL_MILLISECONDS, startPatience } from "../../engine/home/patience.ts";
import { visit } from "../../engine/home/visit.ts";
import { installedVersions } from "../../engine/runs/machine.ts";
import { clientOf } from "../local-engine.ts";

/** A way to the one engine that starts work in a home. */
export interface Way {
  readonly client: EngineClient;
  /** The process that the engine is in; null: this one. */
  readonly pid: number | null;
  /** Aborted when the engine ends, or leaves the home to a window, before the way is closed. */
  readonly lost: AbortSignal;
  /** Ends the engine if it is this process's: it pauses what goes on, frees everything, and leaves the home. */
  close(): Promise<void>;
}

/** How long a terminal that gave its home to a window leaves it to that. */
const WAY_TO_WINDOWS_MILLISECONDS = 3000;

/**
 * Takes a home, or goes to the process that holds it.
 * @param afterWindow the home was just given up to a window, which has to find it free
 * @throws CounterpointError if who holds it is of another version or does not answer; StorageError; CancelledError
 */
export async function reachEngine(
  home: string,
  { signal, afterWindow }: { readonly signal: AbortSignal; readonly afterWindow: boolean },
): Promise<Way> {
  const isPatient = startPatience();
  const mayHoldFrom = performance.now() + (afterWindow ? WAY_TO_WINDOWS_MILLISECONDS : 0);
  for (;;) {
    if (signal.aborted) throw new CancelledError();
    const own = performance.now() >= mayHoldFrom ? await ownEngine(home) : null;
    if (own !== null) return own;
    const holder = await readHolder(home);
    const other = holder === null ? null : await engineOf(holder);
    if (other !== null) return other;
    if (!isPatient()) throw notGivenFree(home, holder);
    await sleep(POLL_MILLISECONDS);
  }
}

async function ownEngine(home: string): Promise<Way | null> {
  const held = await holdHome({ home, kind: "terminal" });
  if (held === null) return null;
  const { router, givenUp, close } = held;
  return { client: clientOf(router), pid: null, lost: givenUp, close };
}

async function engineOf(holder: Holder): Promise<Way | null> {
  const other = await visit(holder);
  if (other === null) return null;
  const { counterpoint: version = "unknown" } = installedVersions();
  if (holder.version !== version) {
    other.close();
    throw otherVersion(holder, version);
  }
  const { client, lost } = other;
  const close = (): Promise<void> => {
    other.close();
    return Promise.resolve();
  };
  return { client, pid: holder.pid, lost, close };
}

function otherVersion({ pid, version: theirs }: Holder, ours: string): CounterpointError {
  return new CounterpointError(
    "home-held",
    `Counterpoint ${theirs} is open (process ${pid}), and this is ${ours}. Close it, or use the same version.`,
    { pid, version: theirs },
  );
}
