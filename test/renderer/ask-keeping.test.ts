import { beforeEach, describe, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "../../renderer/views/ask/draft.ts";

const DRAFT = "counterpoint:ask-draft";
const CHOICES = "counterpoint:choices:ask";
const typed = { ...EMPTY_DRAFT, question: "How many pens?" };
const written = JSON.stringify(typed);

/** What the page's storage holds. */
const storage = new Map<string, string>();
vi.stubGlobal("sessionStorage", {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});

/** The question that is being written, as a page has it that has just been opened. */
async function openedPage() {
  vi.resetModules();
  const { keeping } = await import("../../renderer/state/tab-storage.ts");
  return { keeping, ...(await import("../../renderer/views/ask/use-draft.ts")) };
}

/** What stands there. */
function draftNow(): unknown {
  return JSON.parse(storage.get(DRAFT) ?? "null");
}

beforeEach(() => storage.clear());

describe("what is typed in Ask", () => {
  test("is written only once it is known that the settings keep what is asked", async () => {
    const { changeDraft, keeping } = await openedPage();

    changeDraft(typed);
    expect(storage.get(DRAFT)).toBeUndefined();
    keeping.setState(true);
    expect(storage.get(DRAFT)).toBe(written);
  });

  test("is erased at once when the settings do not keep it any more", async () => {
    const { changeDraft, keeping } = await openedPage();
    keeping.setState(true);
    changeDraft(typed);

    keeping.setState(false);

    expect(storage.get(DRAFT)).toBeUndefined();
  });

  test("stays in the storage of a page that is loaded anew until the settings say otherwise", async () => {
    storage.set(DRAFT, written);
    const { keeping } = await openedPage();

    expect(storage.get(DRAFT)).toBe(written);
    keeping.setState(false);
    expect(storage.get(DRAFT)).toBeUndefined();
  });

  test("is written or not as was chosen in Ask, whatever the settings say", async () => {
    storage.set(CHOICES, JSON.stringify({ keep: true }));
    const { changeDraft, keeping, storeDraft } = await openedPage();
    keeping.setState(false);
    changeDraft(typed);
    expect(storage.get(DRAFT)).toBe(written);

    storage.set(CHOICES, JSON.stringify({ keep: false }));
    storeDraft();
    keeping.setState(true);

    expect(storage.get(DRAFT)).toBeUndefined();
  });
});

describe("a question that another one takes the place of", () => {
  const other = { ...EMPTY_DRAFT, question: "How many fish?" };
  const offerUndo = vi.fn<(undo: () => void) => void>();

  /** A page that keeps what is typed, with a question in it. */
  async function typedPage() {
    const page = await openedPage();
    page.keeping.setState(true);
    page.changeDraft(typed);
    return page;
  }

  beforeEach(() => {
    offerUndo.mockReset();
  });

  test("can be brought back if it was typed and not asked", async () => {
    const { replaceDraft } = await typedPage();

    replaceDraft(other, offerUndo);
    expect(draftNow()).toEqual(other);
    offerUndo.mock.lastCall?.[0]();

    expect(draftNow()).toEqual(typed);
  });

  test("is not offered back if it was asked, if nothing was typed, or if it is the same", async () => {
    const { changeDraft, rememberAsked, replaceDraft } = await typedPage();

    rememberAsked(typed);
    replaceDraft(other, offerUndo);
    replaceDraft(EMPTY_DRAFT, offerUndo);
    replaceDraft(other, offerUndo);
    changeDraft(typed);
    replaceDraft({ ...typed, question: ` ${typed.question}` }, offerUndo);

    expect(offerUndo).not.toHaveBeenCalled();
  });

  test("can be brought back again once it has been", async () => {
    const { replaceDraft } = await typedPage();

    replaceDraft(other, offerUndo);
    offerUndo.mock.lastCall?.[0]();
    replaceDraft(other, offerUndo);

    expect(offerUndo).toHaveBeenCalledTimes(2);
  });

  test("does not take the place of what was typed since without a way back", async () => {
    const { changeDraft, replaceDraft } = await typedPage();
    const since = { ...EMPTY_DRAFT, question: "How many maps?" };

    replaceDraft(EMPTY_DRAFT, offerUndo);
    changeDraft(since);
    offerUndo.mock.lastCall?.[0]();
    expect(draftNow()).toEqual(typed);
    offerUndo.mock.lastCall?.[0]();

    expect(draftNow()).toEqual(since);
  });
});
