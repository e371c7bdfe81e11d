import { readFile } from "node:fs/promises";
import type { Download, Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import type { SweepRequest } from "../../engine/contract/requests.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { isFocused } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const SAMPLES = new URL("../../engine/samples/word-problems.jsonl", import.meta.url);

const shared = sharedApp();
/** A sweep of self-consistency and a debate, and one evaluation on the same questions. */
let sweep: string;
let evaluation: string;

beforeAll(async () => {
  const direct = await shared.connect();
  const { engine } = direct;
  const { data } = await engine.datasets.preview({ name: "word-problems.jsonl", text: await sampleText() });
  const request: SweepRequest = {
    data,
    limit: 8,
    methods: [{ strategy: "self-consistency", options: { agents: 3 } }, { strategy: "mad-judge" }],
  };
  ({ run: sweep } = await engine.runs.sweep(request));
  await engine.runs.result({ run: sweep });
  ({ run: evaluation } = await engine.runs.evaluate({ data, limit: 8, strategy: "io" }));
  await engine.runs.result({ run: evaluation });
  direct.close();
}, 180_000);

describe("runs side by side", () => {
  test("are chosen in the list of runs, from the keyboard too", async () => {
    const page = await shared.openTab("/#/runs");
    const history = page.getByRole("grid", { name: "Runs" });
    await history.getByRole("row").nth(2).waitFor();

    await history.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");
    await page.getByRole("status").getByText("2 runs are chosen to be compared").waitFor();
    expect(await history.getByRole("row").filter({ hasText: "chosen" }).count()).toBe(2);
    await page.getByRole("button", { name: "Compare 2 runs" }).click();

    await page.getByRole("heading", { name: "Runs side by side" }).waitFor();
    expect(page.url()).toMatch(new RegExp(`#/runs/compare/${evaluation}/${sweep}$`));
    const rows = page.getByRole("group", { name: "Figures" }).getByRole("row");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1 + 3);
  });

  test("are chosen with the pointer, from where the keys go on", async () => {
    const page = await shared.openTab("/#/runs");
    const boxes = page.getByRole("checkbox", { name: /to compare$/ });

    await boxes.first().click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Space");

    await page.getByRole("button", { name: "Compare 2 runs" }).waitFor();
    expect([await boxes.first().isChecked(), await boxes.nth(1).isChecked()]).toEqual([true, true]);
  });

  test("are read question by question, with both transcripts", async () => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}`);
    await page.getByText("A · Self-consistency").first().waitFor();

    const square = page.getByRole("table").filter({ hasText: "A right" });
    const counts = await square.getByRole("button").locator("strong").allTextContents();
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(8);
    await page.getByText("McNemar, exact p").waitFor();
    const questions = page.getByRole("grid", { name: "Questions" });
    await questions.focus();
    await page.keyboard.press("ArrowDown");

    const shown = page.getByRole("region", { name: "Question sample-001" });
    for (const name of [/^A · Self-consistency/, /^B · Debate with a judge/]) {
      const side = shown.getByRole("region", { name });
      await side.getByRole("group", { name: /^What the agents said/ }).waitFor();
    }
  });

  test("give the focus back to their questions when one is closed, and go on from there", async () => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}`);
    await requireWayBack(page);
  });

  test("show the questions of one outcome", async () => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}`);
    const square = page.getByRole("table").filter({ hasText: "A right" });
    const field = square.getByRole("button", { name: /^both wrong/ });
    const count = Number(await field.locator("strong").textContent());
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(8);

    await field.click();

    expect(await field.getAttribute("aria-pressed")).toBe("true");
    const rows = page.getByRole("grid", { name: "Questions" }).getByRole("row");
    expect(await rows.count()).toBe(1 + count);
  });

  test("name the outcomes that can be chosen in whole words where there is room", async () => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}`);
    const labels = page.locator(".mantine-SegmentedControl-label");
    await labels.first().waitFor();

    const cut = await labels.evaluateAll((all) =>
      all.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
    );
    expect(await labels.count()).toBeGreaterThan(3);
    expect(cut).toEqual([]);
  });

  test("are set against self-consistency at equal tokens", async () => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}/${evaluation}`);

    await page.getByRole("switch", { name: "At equal tokens" }).click();

    const budgets = page.getByRole("group", { name: "Against self-consistency" });
    await budgets.waitFor();
    expect(await budgets.getByRole("row").count()).toBeGreaterThan(2);
  });

  test("are copied as a paper reports them", async () => {
    const clipboard = ["clipboard-read", "clipboard-write"];
    await shared.profile.context.grantPermissions(clipboard, { origin: shared.app.origin });
    const page = await shared.openTab(`/#/runs/compare/${sweep}`);

    await page.getByRole("button", { name: "Copy for a paper" }).click();
    await page.getByRole("menuitem", { name: /^LaTeX/ }).click();
    await page.getByText("Copied", { exact: true }).waitFor();

    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("\\toprule");
    expect(copied).toContain("quantisation Q8\\_0");
    expect(copied).toContain("% counterpoint eval --data");
    await expect.poll(() => isFocused(page.getByRole("button", { name: "Copy for a paper" }))).toBe(true);
  });

  test.each(["light", "dark"] as const)("nothing stands in anybody's way (%s)", async (colorScheme) => {
    const page = await shared.openTab(`/#/runs/compare/${sweep}/${evaluation}`, { colorScheme });
    await page.getByText("McNemar, exact p").first().waitFor();
    await page.getByRole("switch", { name: "At equal tokens" }).click();
    await page.getByRole("grid", { name: "Questions" }).getByRole("row").nth(1).click();
    await page.getByRole("region", { name: "Question sample-001" }).waitFor();

    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

test("a question of an evaluation gives the focus back to its table, which goes on from there", async () => {
  const page = await shared.openTab(`/#/runs/${evaluation}`);
  await requireWayBack(page);
});

describe("analyses", () => {
  test("of a sweep are drawn and can be read as tables", async () => {
    const page = await shared.openTab(`/#/runs/${sweep}`);
    const analyses = page.getByRole("region", { name: "Analyses" });

    await analyses.getByRole("group", { name: "Accuracy by run" }).waitFor();
    await analyses.getByRole("combobox", { name: "Analysis" }).click();
    await page.getByRole("option", { name: "Costs" }).click();

    const costs = analyses.getByRole("group", { name: "Costs of a question" });
    await costs.waitFor();
    expect(await costs.getByRole("row").count()).toBe(1 + 2);
  });

  test.each(["light", "dark"] as const)("every kind stands in nobody's way (%s)", async (colorScheme) => {
    const page = await shared.openTab(`/#/runs/${sweep}`, { colorScheme });
    const analyses = page.getByRole("region", { name: "Analyses" });
    const kinds = analyses.getByRole("combobox", { name: "Analysis" });
    await kinds.click();
    const names = await page.getByRole("option").allTextContents();
    await page.keyboard.press("Escape");

    expect(names.length).toBeGreaterThan(2);
    for (const name of names) {
      await kinds.click();
      await page.getByRole("option", { name, exact: true }).click();
      await analyses.getByRole("table").first().waitFor();
      expect(await accessibilityFindings(page), name).toEqual([]);
    }
  });
});

describe("a sweep in the list of runs", () => {
  test("is opened with its results, and is saved in the forms that go for it", async () => {
    const page = await shared.openTab("/#/runs");
    await page.getByRole("row").filter({ hasText: "16 / 16" }).click();
    await page.getByRole("heading", { name: "Analyses" }).waitFor();

    await page.getByRole("button", { name: "Export" }).click();
    expect(await page.getByRole("menuitem", { name: /^Inspect/ }).count()).toBe(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /^HTML report/ }).click(),
    ]);

    expect(download.suggestedFilename()).toMatch(/\.html$/);
    expect((await bytesOf(download)).toString()).toMatch(/^<!doctype html>/);
  });

  test("an evaluation is also saved in the forms of other tools", async () => {
    const page = await shared.openTab(`/#/runs/${evaluation}`);
    const exported = async (form: RegExp) => {
      await page.getByRole("button", { name: "Export" }).click();
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("menuitem", { name: form }).click(),
      ]);
      return download;
    };

    const parquet = await exported(/^Parquet/);
    expect(parquet.suggestedFilename()).toMatch(/\.parquet$/);
    const bytes = await bytesOf(parquet);
    expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()]).toEqual(["PAR1", "PAR1"]);

    const inspect = await exported(/^Inspect log/);
    expect(inspect.suggestedFilename()).toMatch(/\.json$/);
    expect(JSON.parse((await bytesOf(inspect)).toString())).toMatchObject({ eval: { run_id: evaluation } });
  });
});

/** The sample questions, two of which ask for an answer that nobody gives: not all come out alike. */
async function sampleText(): Promise<string> {
  const samples = await readFile(SAMPLES, "utf8");
  return samples.replaceAll(/("id": "sample-00[78]".*"answer": )"\d+"/g, '$1"1"');
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

/** Opens the second question, closes it again, and goes on with the arrow keys. */
async function requireWayBack(page: Page): Promise<void> {
  const questions = page.getByRole("grid", { name: "Questions" });
  await questions.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const opened = page.getByRole("region", { name: "Question sample-002" });
  await opened.getByRole("button", { name: "Close", exact: true }).focus();
  await page.keyboard.press("Enter");
  await opened.waitFor({ state: "detached" });

  expect(await isFocused(questions)).toBe(true);
  await page.keyboard.press("ArrowDown");
  await page.getByRole("region", { name: "Question sample-003" }).waitFor();
}
