import { createElement } from "react";
import { describe, expect, test } from "vitest";
import type { RetrievalSettings } from "../../../core/experience/repository.ts";
import type { MappedTask, ShownGraph } from "../../../engine/contract/experience.ts";
import { startLanguages } from "../../../renderer/i18n/index.ts";
import { EXPERIENCE_KEY } from "../../../renderer/state/experience.ts";
import { MapPicture } from "../../../renderer/views/experience/pictures/map-picture.tsx";
import { MeaningGraph } from "../../../renderer/views/experience/pictures/meaning-graph.tsx";
import { OutlierControls } from "../../../renderer/views/experience/pictures/outlier-controls.tsx";
import { FIRST_SETTINGS } from "../../../renderer/views/experience/pictures/outlier-test.ts";
import { TaskMap } from "../../../renderer/views/experience/pictures/task-map.tsx";
import { TryTask } from "../../../renderer/views/experience/pictures/try-task.tsx";
import { anExperience } from "../support/experiences.ts";
import { markupOf, shownWords } from "../support/shown-words.ts";
import { clientThatFailed, withEngine } from "../support/with-engine.ts";

await startLanguages("en");

const tasks: readonly MappedTask[] = [-1.9, 0.2, 0.4, 1.3].map((z, index) => ({
  id: `e${index}`,
  task: `Task ${index}`,
  x: index / 4,
  y: 0,
  meanSimilarity: 0.5 + z / 10,
  z,
  graphFailed: index === 0,
}));
const nothing = (): void => undefined;

describe("the outlier test", () => {
  const words = (settings: RetrievalSettings) =>
    shownWords(createElement(OutlierControls, { tasks, greatestZ: 2, settings, onChange: nothing }));

  test("says how many of the stored tasks it would refuse", () => {
    expect(words(FIRST_SETTINGS)).toContain("|1 of 4 stored tasks would be refused|");
    expect(words({ ...FIRST_SETTINGS, outlierTest: "off" })).toContain("|0 of 4 stored tasks");
  });

  test("says when λ is so large that nothing can be refused", () => {
    expect(words(FIRST_SETTINGS)).not.toContain("no z is beyond");
    expect(words({ ...FIRST_SETTINGS, lambda: 2 })).toContain("With 4 stored tasks no z is beyond ±2.00");
    expect(words({ ...FIRST_SETTINGS, lambda: 2, outlierTest: "off" })).not.toContain("no z is beyond");
  });
});

describe("the map of the tasks", () => {
  const picture = (settings: RetrievalSettings) =>
    createElement(MapPicture, {
      map: { repository: "default", embedder: "e", parser: "p", tasks, greatestZ: 2, variance: [0.31, 0.17] },
      settings,
      probe: undefined,
      onOpen: nothing,
    });

  test("draws what is refused as crosses, and the limit in the distribution", () => {
    const drawn = markupOf(picture(FIRST_SETTINGS));

    expect(drawn.match(/h0/g)).toHaveLength(3);
    expect(shownWords(picture(FIRST_SETTINGS))).toContain("|−λ|");
    expect(shownWords(picture({ ...FIRST_SETTINGS, outlierTest: "off" }))).not.toContain("|−λ|");
  });

  test("can be read by who does not see it", () => {
    expect(shownWords(picture(FIRST_SETTINGS))).toContain(
      "Task 0 · z −1.90 · mean similarity 0.31 · would be refused · its meaning graph is a stand-in",
    );
  });
});

test("the distribution says from where to where it goes, and what a bar is", () => {
  const map = { repository: "default", embedder: "e", parser: "p", tasks, greatestZ: 2 };
  const picture = createElement(MapPicture, {
    map: { ...map, variance: [0.31, 0.17] },
    settings: FIRST_SETTINGS,
    probe: undefined,
    onOpen: nothing,
  });

  expect(shownWords(picture)).toMatch(
    /\|Distribution of z from −[\d.]+ to [\d.]+ standard deviations; each bar is the number of tasks in its part\.\|/,
  );
});

describe("a task that was looked up", () => {
  const words = (z: number, settings: RetrievalSettings = FIRST_SETTINGS) =>
    shownWords(
      createElement(TryTask, {
        probe: {
          stored: 41,
          z,
          x: 0,
          y: 0,
          nearest: [{ experience: anExperience(), similarity: { semantic: 0.75, graph: 0.5, total: 1.25 } }],
        },
        looking: false,
        error: null,
        settings,
        onChange: nothing,
        onTry: nothing,
        onOpen: nothing,
      }),
    );

  test("shows what would be retrieved, with the parts of the similarity", () => {
    expect(words(-0.5)).toContain(
      "|Would be retrieved: How many pens are left?|z₀ = −0.50, within the limits|",
    );
    expect(words(-0.5)).toContain("|How many pens are left?|7|0.75|0.50|1.25|");
  });

  test("shows why nothing would be", () => {
    expect(words(-2)).toContain("|Refused as an outlier|z₀ = −2.00, below the limit of −1.50|");
    expect(words(-2, { ...FIRST_SETTINGS, minimum: 50 })).toContain(
      "|Too few are stored: 41, and 50 are needed|",
    );
    expect(words(-2, { ...FIRST_SETTINGS, outlierTest: "off" })).toContain("|z₀ = −2.00, not tested|");
  });
});

describe("a meaning graph", () => {
  const graph: ShownGraph = {
    penman: "(a / add-01)",
    failed: false,
    triples: [
      { kind: "instance", source: "a", role: "instance", target: "add-01", matched: true },
      { kind: "relation", source: "a", role: "ARG1", target: "p", matched: false },
    ],
  };

  test("marks in words which triples the other graph has too", () => {
    const words = shownWords(createElement(MeaningGraph, { graph, text: "first text" }));

    expect(words).toContain("|Meaning graph of the first text|(a / add-01)|");
    expect(words).toContain("|matched|a / add-01|concept|only here|a :ARG1 p|relation|");
    expect(words).not.toContain("Stand-in");
  });

  test("says that it is a stand-in", () => {
    const words = shownWords(
      createElement(MeaningGraph, { graph: { ...graph, failed: true }, text: "text" }),
    );

    expect(words).toContain("|Stand-in: the text could not be parsed");
  });
});

test("the map says why it cannot be drawn, and can be drawn again", () => {
  const client = clientThatFailed([...EXPERIENCE_KEY, "map", "default"], "The embedder failed.");
  const map = createElement(TaskMap, { repository: "default", onOpen: nothing });

  expect(shownWords(withEngine(map, client))).toContain("|The embedder failed.|Try again|");
});
