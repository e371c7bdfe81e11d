import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exportRun } from "../../../engine/export/export.ts";
import { escaped, html } from "../../../engine/export/html/markup.ts";
import { scatterChart } from "../../../engine/export/html/scatter.ts";
import type { ExportSource } from "../../../engine/export/source.ts";
import { cell, evaluation, question, sweep } from "./support/runs.ts";

const page = async (source: ExportSource) => (await exportRun(source, "html")).content;

/** The tags of a document, in their order. */
const tags = (document: string) => document.match(/<[/!a-z][^>]*>/gi) ?? [];

const AXES = [
  { name: "agents", values: [2, 3] },
  { name: "temperature", values: [0.4, 1] },
];
const CELLS = [
  cell(0, { agents: 2, temperature: 0.4 }, [1, 4], 100),
  cell(1, { agents: 2, temperature: 1 }, [2, 4], 200),
  cell(2, { agents: 3, temperature: 0.4 }, [3, 4], 300),
  { ...cell(3, { agents: 3, temperature: 1 }, [2, 2]), state: "stopped" } as const,
];

describe("a report", () => {
  it("stands alone: no script, and nothing that is fetched", async () => {
    for (const source of [{ details: evaluation([question("q1")]) }, sweep(CELLS, AXES)]) {
      const document = await page(source);
      expect(document).toMatch(/^<!doctype html>\n<html lang="en">/);
      expect(document).not.toMatch(
        /<script|<link|<img|<iframe|\son\w+=|\ssrc=|\shref=|url\(|@import|https?:/i,
      );
      expect(document).toContain("default-src 'none'");
    }
  });

  it("closes every tag that it opens", async () => {
    for (const source of [{ details: evaluation([question("q1")]) }, sweep(CELLS, AXES)]) {
      const open: string[] = [];
      for (const tag of tags(await page(source))) {
        if (/^<(!|meta)|\/>$/.test(tag)) continue;
        const name = /[a-z0-9]+/i.exec(tag)?.[0] ?? "";
        if (tag.startsWith("</")) expect(open.pop()).toBe(name);
        else open.push(name);
      }
      expect(open).toEqual([]);
    }
  });

  it("has the tags of an ordinary one, whatever stands in questions, answers, names and errors", async () => {
    const report = (text: string) => {
      const asked = { text, context: text, choices: [{ label: text, text }] };
      const questions = [
        question("q1", { asked, answer: text, gold: text }),
        question("q2", { error: text }),
      ];
      const run = { strategy: text, model: text, data: text, warnings: [text], run: text };
      return page({
        details: evaluation(questions, { ...run, manifest: { strategy: text, machine: text } }),
      });
    };
    const ordinary = tags(await report("ordinary")).map((tag) => tag.replaceAll("ordinary", "…"));
    const nasty = fc.array(
      fc.constantFrom(
        "<",
        ">",
        '"',
        "'",
        "&",
        "</td>",
        "<script>alert(1)</script>",
        "<!--",
        "]]>",
        "&lt;",
        "a",
        "\u0000",
        "\ud800",
      ),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(nasty, async (parts) => {
        const found = tags(await report(parts.join("")));
        expect(found.map((tag) => tag.split(/[\s>]/)[0])).toEqual(
          ordinary.map((tag) => tag.split(/[\s>]/)[0]),
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe("escaping", () => {
  it("leaves no sign that could begin a tag, an entity or end an attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escaped(text)).not.toMatch(/[<>"']|&(?!(?:amp|lt|gt|quot|#39);)/);
      }),
    );
  });

  it("can be undone where all characters are allowed", () => {
    const signs: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
    fc.assert(
      fc.property(fc.string(), (text) => {
        const back = escaped(text).replaceAll(
          /&(amp|lt|gt|quot|#39);/g,
          (_, name: string) => signs[name] ?? "",
        );
        expect(back).toBe(text);
      }),
    );
  });

  it("is done by the template, but for markup", () => {
    expect(html`<p>${"<b>"}${[html`<i>${"&"}</i>`, 1, null]}</p>`.markup).toBe(
      "<p>&lt;b&gt;<i>&amp;</i>1</p>",
    );
  });
});

describe("the report of an evaluation", () => {
  it("tells accuracy with its interval, and of each question in words whether it is right", async () => {
    const run = evaluation([
      question("q1"),
      question("q2", { answer: "11" }),
      question("q3", { answer: null }),
      question("q4", { error: "It broke." }),
    ]);
    const document = await page({ details: run });
    for (const part of [
      "25.0 %",
      "1 of 4",
      "✓ right",
      "✗ wrong",
      "✗ unanswered",
      "! failed",
      "4.6 % to 69.9 %",
    ])
      expect(document).toContain(part);
  });

  it("draws accuracy by difficulty, and a learning curve where there is a repository", async () => {
    const questions = ["easy", "hard"].map((difficulty, index) => question(`q${index}`, { difficulty }));
    const plain = await page({ details: evaluation(questions) });
    expect(plain).toContain('aria-label="Accuracy by difficulty"');
    expect(plain).not.toContain("Learning curve");
    const learning = await page({ details: evaluation(questions, { manifest: { experience: "run" } }) });
    expect(learning).toContain('aria-label="Learning curve"');
  });

  it("shows warnings, the error and the settings", async () => {
    const error = { code: "model-run", message: "The model broke.", details: {} };
    const run = evaluation([question("q1")], { state: "failed", error, warnings: ["Odd options."] });
    const document = await page({ details: run });
    for (const part of ["The model broke.", "Odd options.", "a machine", "Model&#39;s SHA-256"])
      expect(document).toContain(part);
  });

  it("is made of a run without a finished question too", async () => {
    expect(await page({ details: evaluation([]) })).toContain("0 of 0 questions");
  });
});

describe("the report of a sweep", () => {
  it("draws the heat map, the intervals and the Pareto line, and has a row for each cell", async () => {
    const document = await page(sweep(CELLS, AXES));
    for (const part of [
      "Accuracy by agents and temperature",
      "agents 3, temperature 0.4: 75.0 %",
      "★",
      "stopped",
    ])
      expect(document).toContain(part);
    expect(document).toContain('class="front"');
  });

  it.each(["stopped", "failed"] as const)("neither ranks nor draws a cell that is %s", async (state) => {
    const cells = [...CELLS.slice(0, 3), { ...cell(3, { agents: 3, temperature: 1 }, [2, 2]), state }];
    const document = await page(sweep(cells, AXES));
    expect(document).toContain(`agents 3, temperature 1: ${state}`);
    expect(document).not.toContain("agents 3, temperature 1: 100.0 %");
    expect(document).toContain("Right answers, all cells that neither were stopped nor failed");
  });

  it("says of the best of several cells that it is partly luck", async () => {
    const luck = "The best of many is partly luck";
    expect(await page(sweep(CELLS, AXES))).toContain(luck);
    expect(await page(sweep(CELLS.slice(0, 1), AXES))).not.toContain(luck);
  });

  it("calls a cell the best so far while others are not finished, and says which", async () => {
    const paused = { ...cell(3, { agents: 3, temperature: 1 }, [1, 2]), state: "paused" } as const;
    const document = await page(sweep([...CELLS.slice(0, 3), paused], AXES));
    for (const part of [
      "Best cell so far",
      "Until all cells are finished",
      "agents 3, temperature 1: 50.0 %, paused",
    ])
      expect(document).toContain(part);
    expect(await page(sweep(CELLS, AXES))).not.toContain("Best cell so far");
  });

  it("ranks an unfinished cell behind those that are done, and never draws it as the best", async () => {
    const begun = { ...cell(3, { agents: 3, temperature: 1 }, [1, 1]), state: "paused" } as const;
    const document = await page(sweep([...CELLS.slice(0, 3), begun], AXES));
    const [worst, last] = ["agents 2, temperature 0.4: 25.0 % (", "agents 3, temperature 1: 100.0 % ("];
    expect(document.indexOf(worst)).toBeGreaterThan(-1);
    expect(document.indexOf(last)).toBeGreaterThan(document.indexOf(worst));
    expect(document).toContain(
      "the best first, unfinished ones last (hollow dots), with 95 % Wilson intervals",
    );
    expect(document).toContain("the stronger the colour, the more; dashed: not finished");
    expect(document.match(/class="tile unfinished"/g)).toHaveLength(1);
    expect(document.match(/label mid best"[^>]*>[^<]*/g)).toEqual([expect.stringMatching(/>75\.0 %$/)]);
  });

  it("compares the cells of a sweep in which none is done yet", async () => {
    const begun = CELLS.slice(0, 3).map((each) => ({ ...each, state: "paused" as const }));
    const document = await page(sweep(begun, AXES));
    expect(document.match(/class="tile unfinished"/g)).toHaveLength(3);
    expect(document).not.toMatch(/NaN|Infinity|label mid best/);
  });

  it("draws no map of one axis, of three, or of cells that lie far apart", async () => {
    const far = AXES.map(({ name }) => ({ name, values: [1, 2, 3, 4, 5] }));
    const three = [...AXES, { name: "guard", values: [true, false] }];
    for (const axes of [AXES.slice(0, 1), three, far])
      expect(await page(sweep(CELLS, axes))).not.toContain("Accuracy by");
  });

  it("draws a map of cells that fill a quarter of it, as the window does", async () => {
    const near = AXES.map(({ name }) => ({ name, values: [1, 2, 3, 4] }));
    expect(await page(sweep(CELLS, near))).toContain("Accuracy by agents and temperature");
  });

  it("tells what translations come to, mean chrF, and draws it by the axes, side by side and against tokens", async () => {
    const translated = CELLS.map((each, index) => {
      const none = { accuracy: null, interval: null, compared: 0, correct: 0 };
      return { ...each, ...none, score: 52.3 - index, scoreInterval: [40.1, 60] as const };
    });
    const document = await page(sweep(translated, AXES));
    expect(document).toMatch(/<dt>Best cell, mean chrF<\/dt>\s*<dd>52\.3<\/dd>/);
    for (const part of [
      'aria-label="Mean chrF by agents and temperature"',
      "agents 2, temperature 1: 51.3<",
      'aria-label="Mean chrF"',
      'aria-label="Mean chrF against tokens"',
      "agents 2, temperature 1: 51.3 at 200",
      "agents 2, temperature 1: 51.3 (40.1 to 60.0)",
      "the best first, with 95 % bootstrap intervals",
      "51.3 (40.1 to 60.0)</td>",
    ])
      expect(document).toContain(part);
    expect(document).not.toMatch(/Accuracy (?:by|against)|right answers, with|Wilson|0 of 0/);
  });

  it("draws models of one file name at places of their own, numbered in the plan's order", async () => {
    const models = ["/m/q4/model.gguf", "/m/q8/model.gguf"];
    const cells = models.flatMap((model, row) =>
      [2, 3].map((agents, column) => ({ ...cell(2 * row + column, { model, agents }), model })),
    );
    const axes = [{ name: "model", values: models }, ...AXES.slice(0, 1)];
    const document = await page(sweep(cells, axes));
    const places = [...document.matchAll(/class="tile"[^>]*?\sx="([^"]+)"\s+y="([^"]+)"/g)];
    expect(new Set(places.map(([, ...place]) => place.join(" "))).size).toBe(4);
    expect(document).toContain("model.gguf (1), agents 3: 75.0 %");
    expect(document).toContain("model.gguf (2), agents 2: 75.0 %");
    expect(document).toContain("<td>model.gguf (1), model.gguf (2)</td>");
  });

  it.each(["html", "markdown"] as const)(
    "counts no questions that a stopped cell will never be asked: %s",
    async (format) => {
      const { sweep: details, ...source } = sweep(CELLS, AXES);
      const { content } = await exportRun({ ...source, sweep: { ...details, questions: 16 } }, format);
      expect(content).toContain("14 of 14 questions came to their end.");
    },
  );

  it("is made of a sweep that has not come to any answer", async () => {
    const none = CELLS.map((each) => ({ ...each, accuracy: null, interval: null, compared: 0, correct: 0 }));
    const document = await page(sweep(none, AXES));
    expect(document).toContain(`<td class="number">–</td>`);
    expect(document).not.toMatch(/NaN|>0 of 0</);
  });
});

describe("shares against their cost", () => {
  it.each([0, 0.5, 1])("have marks of which no two are called the same, though all are %d", (value) => {
    const points = [100, 200].map((x) => ({ label: String(x), x, value }));
    const { markup } = scatterChart("Shares", "tokens", points, [0]);
    const marks = [...markup.matchAll(/<text class="tick end"[^>]*>([^<]*)</g)].map(([, mark]) => mark);
    expect(marks.length).toBeGreaterThan(2);
    expect(new Set(marks).size).toBe(marks.length);
  });
});

it("names the best of the points on the line first, where there is not room for all names", () => {
  const points = Array.from({ length: 10 }, (_, index) => {
    return { label: `cell ${index}`, x: 100 + index, value: 0.5 + index / 1000 };
  });
  const { markup } = scatterChart("Shares", "tokens", points, [...points.keys()]);
  expect(/<text class="name"[^>]*>([^<]*)</.exec(markup)?.[1]).toBe("cell 9");
});

it("keeps the values in names of points that have to be cut, for these tell them apart", () => {
  const label = "self-consistency, agents 3, temperature 0.4";
  const { markup } = scatterChart("Shares", "tokens", [{ label, x: 100, value: 0.5 }], [0]);
  expect(markup).toContain(">self-consisten…, a… 3, t… 0.4</text>");
});
