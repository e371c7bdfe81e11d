import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import type { DirectClient } from "./support/client.ts";
import { chooseStrategy, isFocused } from "./support/pages.ts";
import { WAITING } from "./support/patience.ts";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();

describe("sweeping a grid", () => {
  test("the first one is not kept if the settings say so", async () => {
    const direct = await shared.connect();
    await direct.engine.settings.change({ keepRuns: false });
    const page = await shared.openTab("/#/sweep");

    await page.getByRole("button", { name: "Sweep N × T on the sample questions" }).click();
    const run = await shownSweep(page);

    const going = await direct.engine.runs.live();
    expect(going.find((one) => one.run === run)?.kept).toBe(false);
    await page.close();
    await direct.engine.settings.change({ keepRuns: true });
    await erase(direct, run);
  });

  test("the first one is one click away, and its heat map fills and keeps the cell of the keys in sight", async () => {
    const page = await shared.openTab("/#/sweep");

    await page.getByRole("button", { name: "Sweep N × T on the sample questions" }).click();

    const map = page.getByRole("listbox", { name: /^Right answers by Agents N and Temperature T/ });
    await map.waitFor();
    await page.getByText("320 / 320").waitFor();
    await map.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const words = map.getByText(
      /^Agents N 3 · Temperature T 0\.1: \d+ % \(\d+–\d+ %\) · \d+ of 20 right · done$/,
    );
    await words.waitFor();
    // They are read, and lead nowhere.
    await words.click();
    expect(page.url()).not.toContain("#/runs");

    await page.setViewportSize({ width: 420, height: 900 });
    await page.keyboard.press("End");
    const scrolled = () => map.evaluate((one) => one.firstElementChild?.scrollLeft ?? 0);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test("what it will take is told beforehand, anew as one edits", async () => {
    const page = await shared.openTab("/#/sweep");
    await chooseSample(page);
    const cost = page.getByRole("region", { name: "What it will take" });
    await figure(cost, "Cells", "16").waitFor();

    await page.getByRole("button", { name: "Do not vary Temperature T" }).click();
    await figure(cost, "Cells", "4").waitFor();
    await page.getByLabel("Repeats of each cell").fill("3");
    await page.getByLabel("Only the first lines").fill("10");

    await figure(cost, "Runs", "12").waitFor();
    await figure(cost, "Questions", "120").waitFor();
    // 2 + 3 + 4 + 6 replies a question, three times.
    await figure(cost, "Calls", "450").waitFor();
  });

  test("the focus goes on to the heading from the button of an option that is not varied any more", async () => {
    const page = await shared.openTab("/#/sweep");
    const remove = page.getByRole("button", { name: "Do not vary Temperature T" });

    await remove.press("Enter");
    await remove.waitFor({ state: "detached" });

    expect(await isFocused(page.getByRole("heading", { name: "What is varied" }))).toBe(true);
  });

  test("a number of lines can be changed in its first digit", async () => {
    const page = await shared.openTab("/#/sweep");
    const limit = page.getByLabel("Only the first lines");

    await limit.fill("100");
    for (const key of ["Home", "Delete", "2"]) await limit.press(key);

    expect(await limit.inputValue()).toBe("200");
  });

  test("Ctrl+Enter starts one, with the value that is being typed", async () => {
    const page = await shared.openTab("/#/sweep");
    await chooseSample(page);
    await page.getByLabel("Only the first lines").fill("3");

    await page.getByRole("combobox", { name: "Values of Agents N" }).fill("11");
    await page.keyboard.press("Control+Enter");

    const run = await shownSweep(page);
    // Five numbers of agents, four temperatures.
    await page.getByText("60 / 60").first().waitFor();
    await page.close();
    await erase(await shared.connect(), run);
  });

  test("a value that cannot be is refused, and a method that is not varied is named", async () => {
    const page = await shared.openTab("/#/sweep");
    await page.getByRole("button", { name: "Add a method" }).click();
    await chooseStrategy(page, "Input–output prompting");

    await page.getByText("Input–output prompting has no option Agents N and is not varied by it.").waitFor();
    await page.getByRole("combobox", { name: "Values of Agents N" }).fill("2.5");
    await page.keyboard.press("Enter");

    await page.getByText("2.5 cannot be: give a whole number from 1 to 64.").waitFor();
  });

  test("a method that was removed can be brought back", async () => {
    const page = await shared.openTab("/#/sweep");
    await page.getByRole("button", { name: "Add a method" }).click();
    await chooseStrategy(page, "Input–output prompting");
    const remove = page.getByRole("button", { name: "Remove Input–output prompting" });

    await remove.click();
    await remove.waitFor({ state: "detached" });
    expect(await isFocused(page.getByRole("heading", { name: "Methods and models" }))).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();

    await remove.waitFor();
  });

  test("Escape pauses a sweep while its heat map is shown", async () => {
    const page = await shared.openTab("/#/sweep");
    await chooseSample(page);
    await page.getByRole("button", { name: "Start the sweep" }).click();
    await page.getByRole("listbox", { name: /^Right answers by/ }).waitFor();
    await page
      .getByText(/[1-9]\d* \/ 800/)
      .first()
      .waitFor();

    await page.keyboard.press("Escape");

    await page.getByText("paused", { exact: true }).first().waitFor();
    const run = await shownSweep(page);
    await page.close();
    await erase(await shared.connect(), run);
  });

  test("halving stops cells early, pauses and goes on, and a cell leads to its run and back", async () => {
    const page = await shared.openTab("/#/sweep");
    await chooseSample(page);
    await page.getByText("Halving", { exact: true }).click();
    await page.getByLabel("Only the first lines").fill("12");
    await page.getByLabel("Questions before the first cut").fill("3");
    await page.getByRole("button", { name: "Start the sweep" }).click();

    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("paused", { exact: true }).first().waitFor();
    await page.getByRole("button", { name: "Go on" }).first().click();

    const rungs = page.getByRole("region", { name: "Halving" });
    await rungs.getByText("After 6 questions").waitFor();
    await page.getByText("stopped", { exact: true }).first().waitFor();
    const cells = page.getByRole("grid", { name: "Cells" });
    await cells.getByText("done", { exact: true }).first().waitFor();
    await cells.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    await page.waitForURL(/#\/runs\/[^/]+$/);
    await page.getByText("Questions and answers").waitFor();
    await page.getByRole("button", { name: "Back to the sweep" }).click();
    await page.waitForURL(/#\/sweep\/[^/]+$/);
  });

  test("figures that come scroll nothing, whichever mark the keys have led to", async () => {
    const direct = await shared.connect();
    const { datasets, runs } = direct.engine;
    const { data } = await datasets.sample();
    // The cheaper cell comes second, and then stands before the other.
    const methods = [{ strategy: "self-consistency" }, { strategy: "io" }];
    const { run } = await runs.sweep({ data, limit: 30, concurrency: 1, methods });
    const done = async () => (await runs.live()).find((one) => one.run === run)?.done ?? 0;
    await vi.waitUntil(async () => (await done()) > 0, WAITING);
    await runs.pause({ run });
    const page = await shared.openTab(`/#/sweep/${run}`);
    await page.setViewportSize({ width: 1280, height: 400 });
    const content = page.getByRole("main");
    const scrolled = () => content.evaluate(({ scrollTop }) => scrollTop);
    await page.getByRole("listbox", { name: /against generated tokens/ }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.keyboard.press("Tab");

    await page.getByRole("button", { name: "Go on" }).first().click();
    await content.evaluate((scroller) => scroller.scrollTo(0, 0));
    await page.getByText("60 / 60").first().waitFor();

    expect(await scrolled()).toBe(0);
    await page.close();
    await erase(direct, run);
  });

  test("a cell with repeats opens in sight and takes the focus, which its table gets back", async () => {
    const direct = await shared.connect();
    const { data } = await direct.engine.datasets.sample();
    const methods = [{ strategy: "io" }, { strategy: "zero-shot-cot" }];
    const { run } = await direct.engine.runs.sweep({ data, limit: 2, repeats: 2, methods });
    await direct.engine.runs.result({ run });
    const page = await shared.openTab(`/#/sweep/${run}`);
    const cells = page.getByRole("grid", { name: "Cells" });
    await cells.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const opened = page.getByRole("region", { name: "Input–output prompting" });
    const button = opened.getByRole("button", { name: "Close" });
    expect(await isFocused(button)).toBe(true);
    expect(await opened.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await page.keyboard.press("Enter");
    await opened.waitFor({ state: "detached" });
    expect(await isFocused(cells)).toBe(true);
    await page.close();
    await erase(direct, run);
  });

  test("leads on to its runs side by side, and to its analyses", async () => {
    const direct = await shared.connect();
    const { data } = await direct.engine.datasets.sample();
    const methods = [{ strategy: "io" }, { strategy: "zero-shot-cot" }];
    const { run } = await direct.engine.runs.sweep({ data, limit: 2, methods });
    await direct.engine.runs.result({ run });
    const page = await shared.openTab(`/#/sweep/${run}`);

    await page.getByRole("button", { name: "Compare question by question" }).click();
    await page.getByRole("heading", { name: "Runs side by side" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Analyses and export" }).click();

    await page.getByRole("heading", { name: "Analyses" }).waitFor();
    await page.close();
    await erase(direct, run);
  });

  test.each(["light", "dark"] as const)("nothing stands in anybody's way (%s)", async (colorScheme) => {
    const page = await shared.openTab("/#/sweep", { colorScheme });
    await chooseSample(page);
    await page.getByLabel("Only the first lines").fill("3");
    await page.getByLabel("Repeats of each cell").fill("2");
    await figure(page.getByRole("region", { name: "What it will take" }), "Runs", "32").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Start the sweep" }).click();
    await page.getByText("96 / 96").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    for (const table of await page.getByText("Table", { exact: true }).all()) await table.click();
    await page.getByRole("columnheader", { name: "Each repeat" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** The sweep that the address names. */
async function shownSweep(page: Page): Promise<string> {
  await page.waitForURL(/#\/sweep\/\w+$/);
  return page.url().split("/").at(-1) ?? "";
}

/** Stops a sweep and erases it, so that no other test finds it. */
async function erase(direct: DirectClient, run: string): Promise<void> {
  await direct.engine.runs.cancel({ run });
  await direct.engine.runs.erase({ run });
  direct.close();
}

async function chooseSample(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Use the sample questions" }).click();
  await page.getByText("50 questions", { exact: true }).waitFor();
}

function figure(within: ReturnType<Page["getByRole"]>, name: string, value: string) {
  return within.getByText(new RegExp(`^${name}${value}\\b`));
}
