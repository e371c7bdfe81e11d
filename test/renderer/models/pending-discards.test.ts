import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CatalogItem } from "../../../engine/contract/models.ts";
import { UNDO_MILLISECONDS } from "../../../renderer/components/undo.tsx";
import {
  discardLater,
  settleDiscard,
  withoutArrived,
} from "../../../renderer/views/models/catalog/pending-discards.ts";

const carryOut = vi.fn(() => Promise.resolve());
const withdraw = vi.fn();
const offerUndo = vi.fn<(undo: () => void) => () => void>(() => withdraw);
const discard = { carryOut, offerUndo };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(async () => {
  await settleDiscard("m");
  vi.clearAllMocks();
  vi.useRealTimers();
});

async function untilUndoIsOver(): Promise<void> {
  await vi.advanceTimersByTimeAsync(UNDO_MILLISECONDS + 1000);
}

describe("what has arrived of a model", () => {
  test("is thrown away once the time to undo is over", async () => {
    discardLater("m", discard);
    expect(carryOut).not.toHaveBeenCalled();
    await untilUndoIsOver();

    expect(carryOut).toHaveBeenCalledOnce();
  });

  test("stays if that is undone, and can be thrown away again", async () => {
    discardLater("m", discard);
    offerUndo.mock.lastCall?.[0]();
    await untilUndoIsOver();
    expect(carryOut).not.toHaveBeenCalled();

    discardLater("m", discard);
    await untilUndoIsOver();
    expect(carryOut).toHaveBeenCalledOnce();
  });

  test("is thrown away, and that is offered to undo, once, however often it is asked for meanwhile", async () => {
    discardLater("m", discard);
    discardLater("m", discard);
    await untilUndoIsOver();

    expect(offerUndo).toHaveBeenCalledOnce();
    expect(carryOut).toHaveBeenCalledOnce();
  });

  test("is thrown away at once before the model is fetched anew, and cannot come back then", async () => {
    discardLater("m", discard);
    await settleDiscard("m");

    expect(carryOut).toHaveBeenCalledOnce();
    expect(withdraw).toHaveBeenCalledOnce();
    await untilUndoIsOver();
    expect(carryOut).toHaveBeenCalledOnce();
  });

  test("is not taken for thrown away where a download is to begin and it cannot be", async () => {
    discardLater("m", { ...discard, carryOut: () => Promise.reject(new Error("The file is in use.")) });

    await expect(settleDiscard("m")).rejects.toThrow("in use");
  });

  test("stays for another time if it cannot be thrown away", async () => {
    discardLater("m", { ...discard, carryOut: () => Promise.reject(new Error("The file is in use.")) });
    await untilUndoIsOver();
    discardLater("m", discard);
    await untilUndoIsOver();

    expect(carryOut).toHaveBeenCalledOnce();
  });
});

test("a model of which what has arrived is thrown away is fetched from its beginning", () => {
  const item: CatalogItem = {
    ...{ id: "m", name: "M", published: "nobody/m", license: "", parameters: "", quantization: "" },
    ...{ bytes: 1.1e9, sha256: "", notes: "", arrived: 1e9 },
    sources: [{ kind: "https", from: "huggingface.co", arrived: 1e9 }],
    state: "partial",
  };

  const anew = withoutArrived(item);

  expect(anew).toMatchObject({ state: "absent", arrived: 0 });
  expect(anew.sources.map(({ arrived }) => arrived)).toEqual([0]);
});
