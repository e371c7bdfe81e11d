import { afterEach, describe, expect, test, vi } from "vitest";
import { isDelete, isPlain, rowAfterKey } from "../../../renderer/components/grid/keys.ts";

describe("keys of a table", () => {
  test("the first arrow down leads to the first row", () => {
    expect(rowAfterKey("ArrowDown", -1, 5)).toBe(0);
  });

  test("arrows stop at both ends", () => {
    expect(rowAfterKey("ArrowUp", 0, 5)).toBe(0);
    expect(rowAfterKey("ArrowDown", 4, 5)).toBe(4);
  });

  test("page keys move by ten rows and stop at the ends", () => {
    expect(rowAfterKey("PageDown", 3, 100)).toBe(13);
    expect(rowAfterKey("PageUp", 3, 100)).toBe(0);
  });

  test("Home and End lead to the ends", () => {
    expect([rowAfterKey("Home", 7, 20), rowAfterKey("End", 7, 20)]).toEqual([0, 19]);
  });

  test("other keys, and any key in an empty table, move nothing", () => {
    expect(rowAfterKey("a", 0, 5)).toBeNull();
    expect(rowAfterKey("ArrowDown", -1, 0)).toBeNull();
  });
});

describe("a key that is pressed alone", () => {
  const alone = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

  test("is one without Ctrl, Cmd, Alt and Shift", () => {
    expect(isPlain(alone)).toBe(true);
  });

  test.each(["ctrlKey", "metaKey", "altKey", "shiftKey"])("is none while %s is held", (modifier) => {
    expect(isPlain({ ...alone, [modifier]: true })).toBe(false);
  });
});

describe("the key that deletes a row", () => {
  afterEach(() => vi.unstubAllGlobals());
  const deletes = (key: string, repeat = false) => isDelete({ key, repeat });

  test("is Delete, once however long it is held down", () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });

    expect([deletes("Delete"), deletes("Delete", true), deletes("Backspace")]).toEqual([true, false, false]);
  });

  test("is on a Mac the one that is called delete there, which sends Backspace, as well", () => {
    vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)" });

    expect([deletes("Delete"), deletes("Backspace")]).toEqual([true, true]);
    expect(deletes("Backspace", true)).toBe(false);
  });
});
