import { describe, expect, test } from "vitest";
import {
  isWholePath,
  liesIn,
  parameterCount,
  shortHash,
  speedFigure,
} from "../../../renderer/views/models/figures.ts";

describe("a number of weights", () => {
  test.each([
    [6_292_736, "6.3M"],
    [494_032_768, "494M"],
    [999_600_000, "1.0B"],
    [1_543_714_304, "1.5B"],
    [8_030_261_312, "8.0B"],
    [70_553_706_496, "71B"],
    [9_500, "9.5k"],
  ])("%d is written %s", (parameters, words) => {
    expect(parameterCount(parameters)).toBe(words);
  });
});

describe("a speed", () => {
  test.each([
    [0.4567, "0.457"],
    [29.96, "30.0"],
    [99.4, "99.4"],
    [1234.5, "1235"],
  ])("of %d tokens a second is told as %s", (value, words) => {
    expect(speedFigure(value)).toBe(words);
  });
});

describe("a path", () => {
  test.each(["/home/me/models", "C:\\Models", "d:/models", "\\\\server\\share"])("%s is whole", (path) => {
    expect(isWholePath(path)).toBe(true);
  });

  test.each(["models", "./models", "~/models", "C:models"])("%s is not", (path) => {
    expect(isWholePath(path)).toBe(false);
  });

  test("lies in a folder at any depth, whatever the folder's end", () => {
    expect(liesIn("/m/a/b.gguf", "/m")).toBe(true);
    expect(liesIn("/m/b.gguf", "/m/")).toBe(true);
    expect(liesIn("C:\\m\\b.gguf", "C:\\m")).toBe(true);
  });

  test("does not lie in a folder whose name it only begins with", () => {
    expect(liesIn("/models-old/b.gguf", "/models")).toBe(false);
  });
});

test("a short hash shows both ends", () => {
  expect(shortHash(`12345678${"0".repeat(48)}90abcdef`)).toBe("12345678…90abcdef");
});
