import { setImmediate as nextTurn } from "node:timers/promises";
import { createElement, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import type { EngineClient } from "../../engine/contract/contract.ts";
import { connect, isUnreachable, type ConnectionState } from "../../renderer/connection/connection.ts";
import type { Transport } from "../../renderer/connection/transport.ts";
import { startLanguages } from "../../renderer/i18n/index.ts";
import { NOT_HEARD_OF } from "../../renderer/state/followed-run.ts";
import { RunProgress } from "../../renderer/views/ask/run-progress.tsx";
import { markupOf, quietButtons, shownWords } from "./support/shown-words.ts";
import { withEngine } from "./support/with-engine.ts";

await startLanguages("en");

/** A connection that has ended already. */
const ended: Transport = { client: {} as EngineClient, closed: Promise.resolve() };

/**
 * A page whose engine has gone and is not to be reached again.
 * @param pauses how many of the pauses between attempts come to an end
 */
function losing(pauses: number) {
  const open = vi.fn(() => Promise.reject<Transport>(new Error("refused"))).mockResolvedValueOnce(ended);
  let left = pauses;
  const wait = (): Promise<void> => (left-- > 0 ? Promise.resolve() : new Promise<void>(() => undefined));
  return { open, store: connect(open, wait) };
}

/** How the page stands when the engine has gone and could not be reached again so often. */
async function lostAfter(attempts: number): Promise<ConnectionState> {
  const { open, store } = losing(attempts);
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(attempts + 1));
  return store.getState();
}

/** What Ask shows of a run that it follows. */
function progressIn(state: ConnectionState): ReactNode {
  const [onStop, onGoOn] = [vi.fn(), vi.fn()];
  const parts = { followed: NOT_HEARD_OF, stopping: false, resuming: false, onStop, onGoOn };
  return withEngine(createElement(RunProgress, parts), undefined, state);
}

describe("a page that has lost the engine", () => {
  test("says that it is being started again while that is likely", async () => {
    const state = await lostAfter(5);

    expect(state).toEqual({ state: "lost", attempts: 5 });
    expect(isUnreachable(state)).toBe(false);
    expect(shownWords(progressIn(state))).toContain("|The engine is being started again|");
  });

  test("says how to go on once somebody may have ended Counterpoint", async () => {
    const state = await lostAfter(6);

    expect(isUnreachable(state)).toBe(true);
    expect(shownWords(progressIn(state))).toContain("If it was ended in its terminal, start it again there");
  });

  test("tries no more then, when another program may have the port", async () => {
    const { open } = losing(20);
    await nextTurn();

    // Once in the beginning, and six times after.
    expect(open).toHaveBeenCalledTimes(7);
  });

  test("leaves Stop the focus, though nothing can be stopped now", async () => {
    const progress = progressIn(await lostAfter(5));

    expect(quietButtons(progress)).toEqual(["StopEsc"]);
    expect(markupOf(progress)).not.toMatch(/<button[^>]* disabled/);
  });
});
