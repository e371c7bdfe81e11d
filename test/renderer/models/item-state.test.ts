import { notificationsStore } from "@mantine/notifications";
import { createElement } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import type { EngineClient } from "../../../engine/contract/contract.ts";
import { UNDO_MILLISECONDS } from "../../../renderer/components/undo.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { useThrowAway } from "../../../renderer/views/models/catalog/item-state.tsx";
import { shownWords } from "../support/shown-words.ts";
import { withEngine } from "../support/with-engine.ts";

await startLanguages("en");

/** What throws away what has arrived of a model. @param discard what the engine does about it */
function throwAwayWith(discard: () => Promise<void>): () => void {
  const drawn: (() => void)[] = [];
  function Drawn(): null {
    drawn.push(useThrowAway({ id: "m", name: "M", arrived: 1e6 }));
    return null;
  }
  const client = { network: { discard } } as unknown as EngineClient;
  shownWords(withEngine(createElement(Drawn), undefined, { state: "open", client, generation: 1 }));
  const [throwAway] = drawn;
  if (throwAway === undefined) throw new Error("Nothing was drawn.");
  return throwAway;
}

test("why a partial download could not be thrown away is told once the time to undo is over", async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const discard = vi.fn((): Promise<void> => Promise.reject(new Error("The file is in use.")));

  throwAwayWith(discard)();
  expect(discard).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(UNDO_MILLISECONDS + 1000);

  const told = notificationsStore.getState().notifications.map(({ message }) => shownWords(message));
  expect(told).toContain("|The file is in use.|");
});
