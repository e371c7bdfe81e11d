import { describe, expect, it } from "vitest";
import { paretoPicture } from "../../bench/results/picture.ts";

const method = (name: string, tokens: number, accuracy: number) => ({
  name,
  tokens,
  accuracy,
  interval: [accuracy - 0.1, accuracy + 0.1] as const,
});

describe("the picture of accuracy against tokens", () => {
  const picture = paretoPicture("Sums <1>", [
    method("cheap", 100, 0.4),
    method("dear", 2000, 0.6),
    method("wasteful", 3000, 0.5),
  ]);

  it("is one SVG file that names every method and draws the line through the best", () => {
    expect(picture).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^>]*><style>/);
    for (const name of ["cheap", "dear", "wasteful"]) expect(picture).toContain(`>${name}</text>`);
    const [, line = ""] = /class="front"\s+points="([^"]*)"/.exec(picture) ?? [];
    expect(line.split(" ")).toHaveLength(2);
    expect(picture).toContain("Sums &lt;1&gt;");
  });

  it("puts equal factors of tokens at equal distances", () => {
    const chart = paretoPicture("", [
      method("a", 100, 0.5),
      method("b", 1000, 0.5),
      method("c", 10_000, 0.5),
    ]);
    const [a = 0, b = 0, c = 0] = Array.from(chart.matchAll(/cx="([\d.]+)"/g), ([, x]) => Number(x));
    expect(b - a).toBeCloseTo(c - b, 0);
    expect(b).toBeGreaterThan(a);
  });
});

describe("names beside dots", () => {
  const namesIn = (chart: string) =>
    Array.from(chart.matchAll(/class="name" x="([^"]*)" y="([^"]*)">([^<]*)</g), ([, x, y, name]) => ({
      name,
      place: `${x},${y}`,
    }));

  it("do not lie on each other where two dots share a place", () => {
    const names = namesIn(paretoPicture("", [method("one", 400, 0.5), method("two", 400, 0.5)]));

    expect(new Set(names.map(({ place }) => place)).size).toBe(2);
  });

  it("are all there, also where there is no room for them", () => {
    const methods = Array.from({ length: 40 }, (_, at) => method(`method-${at}`, 400, 0.5));

    const names = namesIn(paretoPicture("", methods)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(methods.map(({ name }) => name).toSorted());
  });
});
