import { beforeEach, describe, expect, test } from "vitest";
import {
  lastShown,
  noteDeleted,
  noteRestored,
  noteShown,
  useLastShown,
} from "../../renderer/state/last-shown.ts";

beforeEach(() => {
  useLastShown.setState(useLastShown.getInitialState(), true);
});

function shownIn(view: "ask" | "evaluate"): string | null {
  return lastShown(view, useLastShown.getState());
}

describe("the run that a view showed last", () => {
  test("is shown again, though no list names it: it is starting, or failed before it was kept", () => {
    noteShown("evaluate", "starting");

    expect(shownIn("evaluate")).toBe("starting");
  });

  test("is another one in each view", () => {
    noteShown("ask", "question");
    noteShown("evaluate", "comparison");

    expect([shownIn("ask"), shownIn("evaluate")]).toEqual(["question", "comparison"]);
  });

  test("is none before any was shown, and once it is put away", () => {
    expect(shownIn("ask")).toBeNull();
    noteShown("ask", "question");
    noteShown("ask", null);

    expect(shownIn("ask")).toBeNull();
  });

  test("is none while it is deleted, until that is taken back", () => {
    noteShown("ask", "question");

    noteDeleted("question");
    expect(shownIn("ask")).toBeNull();

    noteRestored("question");
    expect(shownIn("ask")).toBe("question");
  });

  test("stays when another one is deleted", () => {
    noteShown("ask", "question");
    noteDeleted("another");

    expect(shownIn("ask")).toBe("question");
  });
});
