import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { heatColour, inkOn, type Look, type Oklch } from "../../../renderer/charts/heatmap-colours.ts";
import { boxOf, cellAfterKey, cellAt, heatMapLayout } from "../../../renderer/charts/heatmap-layout.ts";

const SHARES = Array.from({ length: 101 }, (_, index) => index / 100);
const LOOKS: readonly Look[] = ["light", "dark"];

describe("the colours of a heat map", () => {
  test.each(LOOKS)("let the number on them be read everywhere (%s)", (look) => {
    const contrasts = SHARES.map((share) => {
      const colour = heatColour(share, look);
      return contrast(luminance(colour), inkOn(colour) === "#000" ? 0 : 1);
    });

    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(LOOKS)("can be shown on every screen (%s)", (look) => {
    const beyond = SHARES.filter((share) =>
      linearRgb(heatColour(share, look)).some((part) => part < -0.02 || part > 1.02),
    );

    expect(beyond).toEqual([]);
  });

  test("differ in lightness evenly, away from the page's own", () => {
    const light = SHARES.map((share) => heatColour(share, "light")[0]);
    const dark = SHARES.map((share) => heatColour(share, "dark")[0]);

    for (const [index, lightness] of light.slice(1).entries())
      expect(lightness - (light[index] ?? 0)).toBeCloseTo(-0.0061, 4);
    for (const [index, lightness] of dark.slice(1).entries())
      expect(lightness - (dark[index] ?? 0)).toBeCloseTo(0.0066, 4);
  });

  test("are those of the ends beyond the scale", () => {
    expect(heatColour(-1, "light")).toEqual(heatColour(0, "light"));
    expect(heatColour(7, "dark")).toEqual(heatColour(1, "dark"));
  });
});

describe("the layout of a heat map", () => {
  const layout = heatMapLayout(["0.1", "0.4", "0.8"], ["2", "3"]);

  test("finds the cell that a pointer is on, and none beside them", () => {
    fc.assert(
      fc.property(fc.nat(2), fc.nat(1), (x, y) => {
        const box = boxOf(layout, { x, y });
        expect(cellAt(layout, { x: box.x + box.width / 2, y: box.y + box.height / 2 })).toEqual({ x, y });
      }),
    );
    expect(cellAt(layout, { x: 2, y: 2 })).toBeNull();
    expect(cellAt(layout, { x: layout.width + 1, y: layout.top + 5 })).toBeNull();
  });

  test("goes from cell to cell by arrow keys, and not over the edge", () => {
    expect(cellAfterKey(layout, null, "ArrowDown")).toEqual({ x: 0, y: 0 });
    expect(cellAfterKey(layout, { x: 0, y: 0 }, "ArrowRight")).toEqual({ x: 1, y: 0 });
    expect(cellAfterKey(layout, { x: 1, y: 0 }, "ArrowDown")).toEqual({ x: 1, y: 1 });
    expect(cellAfterKey(layout, { x: 1, y: 1 }, "ArrowDown")).toEqual({ x: 1, y: 1 });
    expect(cellAfterKey(layout, { x: 0, y: 1 }, "End")).toEqual({ x: 2, y: 1 });
    expect(cellAfterKey(layout, { x: 2, y: 1 }, "Home")).toEqual({ x: 0, y: 1 });
  });

  test("leaves other keys, and a map without cells, alone", () => {
    expect(cellAfterKey(layout, null, "Tab")).toBeNull();
    expect(cellAfterKey(heatMapLayout([], []), null, "ArrowDown")).toBeNull();
  });

  test("slants names of columns that are wider than the columns", () => {
    expect(layout.slanted).toBe(false);
    expect(heatMapLayout(["Multi-agent Collaborative Filtering"], ["1"]).slanted).toBe(true);
  });
});

/** Björn Ottosson, "A perceptual color space for image processing" (2020): OKLab to linear sRGB. */
function linearRgb([lightness, chroma, hue]: Oklch): readonly number[] {
  const [a, b] = [Math.cos, Math.sin].map((turn) => chroma * turn((hue * Math.PI) / 180)) as [number, number];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

function luminance(colour: Oklch): number {
  const [red = 0, green = 0, blue = 0] = linearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Of two luminances, by WCAG 2. */
function contrast(first: number, second: number): number {
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}
