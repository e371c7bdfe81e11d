import process from "node:process";
import { installedVersions } from "../runs/machine.ts";
import { openWorkbench, type Workbench, type WorkbenchOptions } from "../workbench.ts";
import { openDoor } from "./door.ts";
import { removeHolder, writeHolder, type HolderKind } from "./holder.ts";
import { takeLock } from "./lock.ts";
import { checkAfterKill, markUse } from "./store-use.ts";

export interface HoldOptions extends Omit<WorkbenchOptions, "store" | "mayErase"> {
  readonly kind: HolderKind;
  /**
   * Told what is wrong with the store after a process was killed, and in a terminal that it is checked; by
   * default this goes to standard error.
   */
  readonly warn?: (warning: string) => void;
}

/** The one engine that starts work in a home. Closing it pauses what goes on, whoever started it. */
export interface HeldHome extends Workbench {
  /** Aborted when a window has asked for the home. It is being closed then. */
  readonly givenUp: AbortSignal;
}

/**
 * Takes a home and opens its engine, with a door by which others of the same person come to it. A terminal's gives the home
 * up when a window asks for it.
 * @returns null if another process holds the home
 * @throws StorageError if the home, its store or the door cannot be used
 */
export async function holdHome({
  kind,
  warn = console.error,
  ...options
}: HoldOptions): Promise<HeldHome | null> {
  const { home } = options;
  // SQLite reads it once, when it is first used: what it writes aside, such as a copy of the store, stays in the home.
  process.env.SQLITE_TMPDIR = home;
  const lock = takeLock(home);
  if (lock === null) return null;

  // Undone in reverse order: whoever is cut off finds the lock free as soon as everything stands still, not before.
  const opened = new AsyncDisposableStack();
  opened.defer(() => lock.release());
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= opened.disposeAsync());
  const givenUp = new AbortController();
  const giveUp = (): void => {
    givenUp.abort();
    // Who uses the home closes it too, and is told what went wrong.
    close().catch(() => undefined);
  };
  try {
    // That of a process that was killed would lead others to a door behind which nobody is.
    await removeHolder(home);
    opened.defer(markUse(home));
    // Checking and erasing would be in each other's way, and what is damaged is left as it is: there may be more to save.
    let mayErase = false;
    // A window can wait for what the check is in the way of, such as erasing; a command can not.
    const isFirst = kind === "terminal";
    const check = checkAfterKill(home, warn, isFirst ? warn : undefined).then(
      (isSound) => (mayErase = isSound),
    );
    if (isFirst) await check;
    const workbench = await openWorkbench({ ...options, mayErase: () => mayErase });
    opened.defer(() => workbench.close());
    opened.defer(() => workbench.services.runs.pauseAll());
    void check.then((isSound) => {
      if (isSound) workbench.tidy();
    });
    const door = await openDoor({
      home,
      router: workbench.router,
      giveUp: kind === "window" ? null : giveUp,
    });
    opened.defer(() => door.close());
    opened.defer(() => removeHolder(home));
    const { address, token } = door;
    const { counterpoint: version = "unknown" } = installedVersions();
    await writeHolder(home, { pid: process.pid, kind, version, address, token });
    return { ...workbench, givenUp: givenUp.signal, close };
  } catch (error) {
    await close();
    throw error;
  }
}
