import { notifications, notificationsStore } from "@mantine/notifications";
import i18next from "i18next";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notice } from "../../../renderer/components/notice.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { pageSources } from "../support/source-texts.ts";

await startLanguages("en");
afterEach(() => i18next.changeLanguage("en"));

test.each([
  ["en", "Close"],
  ["zh-CN", "关闭"],
])("the button that closes a notice is named in the language that is shown (%s)", async (language, name) => {
  await i18next.changeLanguage(language);

  const id = notice({ message: "Copied" });

  const shown = notificationsStore.getState().notifications.find((one) => one.id === id);
  expect(shown).toMatchObject({ message: "Copied", closeButtonProps: { "aria-label": name } });
});

test("every notice of the page is shown that way", () => {
  const showing = pageSources().filter(({ text }) => text.includes("notifications.show("));

  expect(showing.map(({ path }) => path)).toEqual(["components/notice.ts"]);
});

describe("the focus of a notice that goes", () => {
  /** An element of the page, as far as the focus is concerned. */
  class FakeElement {
    isConnected = true;
    readonly focus = vi.fn();
    readonly #inside: readonly unknown[];
    constructor(...inside: readonly unknown[]) {
      this.#inside = inside;
    }
    contains(other: unknown): boolean {
      return this.#inside.includes(other);
    }
  }
  const before = new FakeElement();
  const heading = new FakeElement();
  const undo = new FakeElement();
  const close = new FakeElement();
  const box = new FakeElement(undo, close);

  beforeEach(() => {
    before.isConnected = true;
    for (const { focus } of [before, heading]) focus.mockClear();
    vi.stubGlobal("HTMLElement", FakeElement);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Shows a notice into which the focus comes, and hides it. @param focused what has the focus then */
  function hideWith(focused: FakeElement): void {
    vi.stubGlobal("document", { activeElement: focused, querySelector: () => heading });
    const id = notice({ message: "Deleted" });
    const shown = notificationsStore.getState().notifications.find((one) => one.id === id);
    const comes = (from: FakeElement): void =>
      shown?.onFocus?.({ currentTarget: box, relatedTarget: from } as never);
    comes(before);
    comes(undo);
    notifications.hide(id);
  }

  test("goes back to what had it before, also if both buttons of the notice had it", () => {
    hideWith(close);

    expect(before.focus).toHaveBeenCalledOnce();
    expect(heading.focus).not.toHaveBeenCalled();
  });

  test("goes to the heading of the view if what had it before is gone", () => {
    before.isConnected = false;
    hideWith(close);

    expect(heading.focus).toHaveBeenCalledOnce();
    expect(before.focus).not.toHaveBeenCalled();
  });

  test("stays where it is if it has left the notice", () => {
    hideWith(heading);

    for (const { focus } of [before, heading]) expect(focus).not.toHaveBeenCalled();
  });
});
