import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bindAddress,
  formatPlace,
  parsePlace,
  useNavigation,
  viewAlone,
  viewOfKind,
  type AddressWindow,
} from "../../renderer/state/navigation.ts";

describe("the address of a place", () => {
  test("names a run and one of its questions", () => {
    const place = { ...viewAlone("runs"), run: "r1", question: "q/2" };

    expect(formatPlace(place)).toBe("#/runs/r1/q%2F2");
    expect(parsePlace("#/runs/r1/q%2F2")).toEqual(place);
  });

  test("names a repository and one of its experiences", () => {
    const place = { ...viewAlone("experience"), repository: "default", experience: "e1" };

    expect(formatPlace(place)).toBe("#/experience/default/e1");
    expect(parsePlace("#/experience/default/e1")).toEqual(place);
  });

  test("names a view alone where nothing in it was chosen", () => {
    expect(formatPlace(viewAlone("experience"))).toBe("#/experience");
    expect(parsePlace("#/experience/")).toEqual(viewAlone("experience"));
  });

  test("leads to the first view if it names none", () => {
    expect(parsePlace("")).toEqual(viewAlone("ask"));
    expect(parsePlace("#/nowhere/r1")).toEqual(viewAlone("ask"));
  });

  test("takes a part that is wrongly encoded for none", () => {
    expect(parsePlace("#/runs/%E0%A4%A")).toEqual(viewAlone("runs"));
  });

  test("is read back as the same place, whatever repositories and experiences are called", () => {
    const name = fc.string({ minLength: 1, unit: "grapheme" });
    fc.assert(
      fc.property(name, name, (repository, experience) => {
        const place = { ...viewAlone("experience"), repository, experience };
        expect(parsePlace(formatPlace(place))).toEqual(place);
      }),
    );
  });
});

describe("going somewhere", () => {
  test("leaves what was chosen in another view behind", () => {
    const { go, goToExperience } = useNavigation.getState();

    goToExperience("default", "e1");
    expect(useNavigation.getState()).toMatchObject({
      view: "experience",
      repository: "default",
      experience: "e1",
      run: null,
    });

    go("runs", "r1");
    expect(useNavigation.getState()).toMatchObject({
      view: "runs",
      run: "r1",
      repository: null,
      experience: null,
    });
  });
});

describe("the way back", () => {
  test("leads out of the page from where it was opened, by whatever address", () => {
    const { entries, back } = opened("");
    expect(entries()).toEqual(["#/ask"]);

    useNavigation.getState().go("runs");
    expect(entries()).toEqual(["#/ask", "#/runs"]);
    back();

    expect(useNavigation.getState().view).toBe("ask");
    expect(entries()).toEqual(["#/ask"]);
  });

  test("is not cut off by an address that is written in another way", () => {
    const { entries, back, follow } = opened("#/runs");

    follow("#runs/r%31");
    useNavigation.getState().go("models");
    back();

    expect(useNavigation.getState()).toMatchObject({ view: "runs", run: "r1" });
    expect(entries()).toEqual(["#/runs", "#/runs/r1"]);
  });

  test("goes past all rows of a table at once", () => {
    const { entries } = opened("#/runs/r1");
    const { go, goToCell, goToExperience } = useNavigation.getState();

    for (const question of ["q1", "q2", "q3", null]) go("runs", "r1", question);
    for (const question of ["q1", "q2"]) goToCell("evaluate", "s1", "r2", question);
    for (const experience of ["e1", "e2"]) goToExperience("default", experience);

    expect(entries()).toEqual([
      "#/runs/r1",
      "#/runs/r1/q3",
      "#/runs/r1",
      "#/evaluate/s1/cell/r2/q2",
      "#/experience/default/e2",
    ]);
  });

  test("leads from a question of one run to that of another", () => {
    const { entries } = opened("#/runs/r1/q1");

    useNavigation.getState().go("runs", "r2", "q1");

    expect(entries()).toEqual(["#/runs/r1/q1", "#/runs/r2/q1"]);
  });
});

describe("a run that goes on", () => {
  test("is followed in the view of its kind", () => {
    expect((["ask", "eval", "sweep"] as const).map(viewOfKind)).toEqual(["ask", "evaluate", "sweep"]);
  });
});

/** The page in a window that remembers where it was, as a browser's does. */
function opened(fragment: string) {
  const location = { hash: fragment };
  const listeners: (() => void)[] = [];
  let entries = [fragment];
  const show = (next: readonly string[]): void => {
    entries = [...next];
    location.hash = entries.at(-1) ?? "";
  };
  const push = (url: string): void => show([...entries, url]);
  const target: AddressWindow = {
    location,
    history: {
      pushState: (_state, _unused, url) => push(String(url)),
      replaceState: (_state, _unused, url) => show([...entries.slice(0, -1), String(url)]),
    },
    addEventListener: (_type, listener) => void listeners.push(listener),
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  bindAddress(target);
  return {
    entries: () => entries,
    back: () => {
      show(entries.slice(0, -1));
      tell();
    },
    /** As a link to a fragment does. */
    follow: (link: string) => {
      push(link);
      tell();
    },
  };
}
