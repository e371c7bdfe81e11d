import { createElement } from "react";
import { describe, expect, test } from "vitest";
import { HeatMap } from "../../../renderer/charts/heatmap.tsx";
import { Intervals } from "../../../renderer/charts/intervals.tsx";
import { Lines } from "../../../renderer/charts/lines.tsx";
import { Pareto } from "../../../renderer/charts/pareto.tsx";
import { Parts } from "../../../renderer/charts/parts.tsx";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";

await startLanguages("en");

describe("the charts of analyses", () => {
  test("a heat map names its axes, their values and the ends of its scale", () => {
    const words = shownWords(
      createElement(HeatMap, {
        label: "Accuracy by N and T",
        chart: {
          type: "heatmap",
          id: "grid",
          x: { name: "T", values: ["0.1", "0.4"] },
          y: { name: "N", values: ["2", "3"] },
          cells: [{ x: 0, y: 0, value: 0.5, interval: null }],
        },
      }),
    );

    expect(words).toContain("|Accuracy by N and T|");
    for (const name of ["N", "T", "0.1", "0.4", "2", "3", "40 %", "60 %"])
      expect(words).toContain(`|${name}|`);
  });

  test("intervals stand below each other with their numbers, and a ring for each value behind them", () => {
    const chart = createElement(Intervals, {
      label: "Repeats",
      chart: {
        type: "intervals",
        id: "repeats",
        form: "share",
        items: [
          { label: "A", value: 0.5, interval: [0.4, 0.6] },
          { label: "B", value: 0.7, interval: null },
        ],
      },
      dots: [[0.45, 0.55]],
    });

    expect(shownWords(chart)).toContain("|A|50 % (40–60 %)|B|70 %|");
    expect(markupOf(chart).match(/<circle/g)).toHaveLength(2);
  });

  test("intervals of chrF end at the 100 that it has at most", () => {
    const items = [{ label: "A", value: 97, interval: null }];
    const chart = { type: "intervals", id: "repeats", worth: "chrf", form: "number", items } as const;
    const words = shownWords(createElement(Intervals, { label: "Repeats", chart }));

    expect(words).toContain("|100|");
    expect(words).not.toContain("|102|");
  });

  test("lines tell several series apart by shape, and name level lines", () => {
    const point = { x: 1, value: 0.5, interval: null } as const;
    const chart = createElement(Lines, {
      label: "Accuracy over rounds",
      chart: {
        type: "lines",
        id: "rounds",
        x: { name: "Rounds" },
        form: "share",
        series: [
          { name: "mad", points: [point] },
          { name: "cfmad", points: [point] },
        ],
        references: [{ name: "CoT", value: 0.4 }],
      },
    });

    expect(shownWords(chart)).toContain("|mad|cfmad|");
    expect(shownWords(chart)).toContain("|CoT|");
    const marks = [...markupOf(chart).matchAll(/d="(M0 0m[^"]*)"/g)].map(([, path]) => path);
    expect(new Set(marks).size).toBe(2);
  });

  test("lines have their intervals as a band where that is asked for, and no whiskers then", () => {
    const points = [1, 2].map((x) => ({ x, value: 0.5, interval: [0.4, 0.6] as const }));
    const paths = (bands: boolean) => {
      const lines = createElement(Lines, {
        label: "Accuracy by number of samples",
        chart: {
          ...{ type: "lines", id: "samples", x: { name: "Samples" }, form: "share", references: [] },
          series: [{ name: "self-consistency", points }],
          ...(bands && { bands }),
        },
      });
      return [...markupOf(lines).matchAll(/ d="([^"]*)"/g)].map(([, path]) => path);
    };

    expect(paths(true).filter((path) => path?.endsWith("Z"))).toHaveLength(1);
    expect(paths(true).filter((path) => path?.includes("m-3 0h6"))).toHaveLength(0);
    expect(paths(false).filter((path) => path?.endsWith("Z"))).toHaveLength(0);
    expect(paths(false).filter((path) => path?.includes("m-3 0h6"))).toHaveLength(1);
  });

  test("a Pareto chart names the points on its line", () => {
    const words = shownWords(
      createElement(Pareto, {
        label: "Accuracy against tokens",
        chart: {
          type: "scatter",
          id: "costs",
          x: { name: "Tokens" },
          form: "share",
          points: [
            { label: "cheap", x: 10, value: 0.4, interval: null },
            { label: "dear", x: 400, value: 0.8, interval: null },
            { label: "beaten", x: 300, value: 0.3, interval: null },
          ],
          front: [0, 1],
        },
      }),
    );

    expect(words).toContain("|cheap|");
    expect(words).toContain("|dear|");
    expect(words).not.toContain("beaten");
  });

  test("a Pareto chart keeps the values in names that it has to cut, for these tell them apart", () => {
    const points = ["0.4", "0.8"].map((temperature, index) => ({
      label: `Self-consistency · Agents N 3 · Temperature T ${temperature}`,
      x: 100 + 200 * index,
      value: 0.4 + 0.4 * index,
      interval: null,
    }));
    const words = shownWords(
      createElement(Pareto, {
        label: "Accuracy against tokens",
        chart: { type: "scatter", id: "costs", x: { name: "Tokens" }, form: "share", points, front: [0, 1] },
      }),
    );

    expect(words).toContain("|Self-consisten… · N 3 · T 0.4|");
    expect(words).toContain("|Self-consisten… · N 3 · T 0.8|");
  });

  test("parts have a pattern each, and a number where there is room", () => {
    const chart = createElement(Parts, {
      label: "Stances",
      chart: {
        type: "parts",
        id: "stances",
        items: [
          {
            label: "BoolQ",
            parts: [
              { name: "right", share: 0.97 },
              { name: "wrong", share: 0.03 },
            ],
          },
        ],
      },
    });

    expect(shownWords(chart)).toContain("|BoolQ|97 %|");
    expect(shownWords(chart)).not.toContain("3 %|");
    expect(markupOf(chart)).toMatch(/data-pattern="solid"[^]*data-pattern="hatched"/);
  });
});
