import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatPlace,
  parsePlace,
  useNavigation,
  viewAlone,
  viewOfKind,
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

describe("a run that goes on", () => {
  test("is followed in the view of its kind", () => {
    expect((["ask", "eval", "sweep"] as const).map(viewOfKind)).toEqual(["ask", "evaluate", "sweep"]);
  });
});
