import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { holdBack } from "./support/browser.ts";
import { chooseStrategy, dropFiles, isFocused, LOST_CONNECTION, openProfile } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();

const CSV = `question,answer
"Ann has 2 pens, Bo has 5. How many pens have they together?",7
,9
"A tank holds 9 fish. 4 are sold. How many fish are left?",5
`;

describe("evaluating methods", () => {
  test("a file's bad lines are shown by number, and must be left out before anything runs", async () => {
    const page = await shared.openTab("/#/evaluate");

    await page.locator("input[type=file]").setInputFiles(csvFile(CSV));

    await page.getByText("mine.csv").waitFor();
    await page.getByText("2 questions", { exact: true }).waitFor();
    const badLine = page.getByRole("listitem").filter({ hasText: "Line 3" });
    expect(await badLine.textContent()).toContain('"question" is missing');
    const run = page.getByRole("button", { name: "Run", exact: true });
    expect(await run.getAttribute("aria-disabled")).toBe("true");

    await page.getByRole("switch", { name: "Leave out the bad lines" }).click();
    await run.click();

    await resultRow(page, "Self-consistency").getByText("2 / 2").waitFor();
  });

  test("a file that is no data file says what is wrong with it", async () => {
    const page = await shared.openTab("/#/evaluate");

    await page.locator("input[type=file]").setInputFiles(csvFile("name,age\nAnn,7\n"));

    await page.getByRole("alert").getByText('has no column "question"').waitFor();
  });

  test("a file that is dropped on the page is read in place of the first one, and of several none is", async () => {
    const page = await shared.openTab("/#/evaluate");
    await page.locator("input[type=file]").setInputFiles(csvFile(CSV));
    await page.getByText("2 questions", { exact: true }).waitFor();

    expect(await dropFiles(page, csvFile(CSV), csvFile(CSV))).toBe(true);
    await page.getByText("drop one file at a time").waitFor();
    await dropFiles(page, { ...csvFile(CSV.slice(0, CSV.indexOf(",9"))), name: "other.csv" });

    await page.getByText("other.csv").waitFor();
    await page.getByText("1 question", { exact: true }).waitFor();
  });

  test("several methods run as one, and any question's transcript can be read", async () => {
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page, 6);
    await addMethod(page, "Input–output prompting");

    await page.getByRole("button", { name: "Run 2 evaluations" }).click();

    const single = resultRow(page, "Input–output prompting");
    await single.getByText("6 / 6").waitFor();
    await single.getByText("done").waitFor();
    await resultRow(page, "Self-consistency").getByText("6 / 6").waitFor();
    expect(await single.textContent()).toMatch(/\d+ % \d+–\d+ %/);

    await single.getByRole("button", { name: "Input–output prompting", exact: true }).click();
    const questions = page.getByRole("grid", { name: "Questions" });
    await questions.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    const shown = page.getByRole("region", { name: "Question sample-002" });
    await shown.getByText("Mateo baked 86 rolls").first().waitFor();
    await shown.getByText("Right answer: 27").waitFor();
    expect(page.url()).toMatch(/#\/evaluate\/[^/]+\/cell\/[^/]+\/sample-002$/);

    const search = page.getByLabel("Search questions and answers");
    await search.fill("goldfish");
    expect(await questions.getByRole("row").count()).toBe(2);
    await search.fill("nothing has these words");
    await shown.getByRole("button", { name: "Close", exact: true }).press("Enter");
    await shown.waitFor({ state: "detached" });
    expect(await isFocused(search)).toBe(true);
  });

  test("a comparison is paused as one, found again in any page, and gone on with after its engine was killed", async () => {
    const page = await shared.openTab("/#/evaluate", { expected: LOST_CONNECTION });
    await chooseSample(page, 16);
    await addMethod(page, "Input–output prompting");
    await page.getByRole("button", { name: "Run 2 evaluations" }).click();
    await resultRow(page, "Self-consistency")
      .getByText(/[1-9]\d* \/ 16/)
      .waitFor();
    await results(page).getByRole("button", { name: "Pause" }).click();
    await results(page).getByRole("button", { name: "Go on" }).waitFor();

    await page.reload();
    await results(page).getByRole("button", { name: "Go on" }).waitFor();
    const other = await shared.openTab("/#/evaluate");
    await results(other).getByRole("button", { name: "Go on" }).waitFor();
    await other.close();
    await shared.app.killEngine();
    await results(page).getByRole("button", { name: "Go on" }).click();

    await resultRow(page, "Self-consistency").getByText("16 / 16").waitFor();
    await resultRow(page, "Input–output prompting").getByText("16 / 16").waitFor();
    await results(page).getByRole("button", { name: "Compare question by question" }).click();
    await page.getByRole("heading", { name: "Runs side by side" }).waitFor();
  });

  test("the focus goes on to the heading from the button of the sample, which goes away", async () => {
    const page = await shared.openTab("/#/evaluate");

    await page.getByRole("button", { name: "Use the sample questions" }).press("Enter");

    await page.getByText("50 questions", { exact: true }).waitFor();
    const heading = page.getByRole("heading", { name: "Questions", exact: true }).first();
    expect(await isFocused(heading)).toBe(true);
  });

  test("the focus goes on to the heading from the button of a file, which goes away too", async () => {
    const page = await shared.openTab("/#/evaluate");

    await page.getByRole("button", { name: "Choose a file" }).focus();
    await page.locator("input[type=file]").setInputFiles(csvFile(CSV));

    await page.getByText("2 questions", { exact: true }).waitFor();
    const heading = page.getByRole("heading", { name: "Questions", exact: true }).first();
    expect(await isFocused(heading)).toBe(true);
  });

  test("an evaluation can be paused and gone on with, with the focus where one goes on", async () => {
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page);
    const run = page.getByRole("button", { name: "Run", exact: true });
    await run.click();
    const row = resultRow(page, "Self-consistency");
    await row.getByText(/[1-9]\d* \/ 50/).waitFor();
    expect(await isFocused(run)).toBe(true);

    await results(page).getByRole("button", { name: "Pause" }).click();
    await row.getByText("paused").waitFor();
    const goOn = results(page).getByRole("button", { name: "Go on" });
    await expect.poll(() => isFocused(goOn)).toBe(true);
    await goOn.press("Enter");

    await row.getByText("50 / 50").waitFor();
    await row.getByText("done").waitFor();
  });

  test("Escape pauses an evaluation", async () => {
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page);
    await page.getByRole("button", { name: "Run", exact: true }).click();
    const row = resultRow(page, "Self-consistency");
    await row.getByText(/[1-9]\d* \/ 50/).waitFor();

    await page.keyboard.press("Escape");

    await row.getByText("paused").waitFor();
    // No other test is to find it.
    await results(page).getByRole("button", { name: "Go on" }).click();
    await row.getByText("50 / 50").waitFor();
  });

  test("a question that is looked at while it goes on keeps the focus when it is answered", async () => {
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page, 1);
    await chooseStrategy(page, "Multi-agent Tree of Thought");
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByRole("grid", { name: "Questions" }).getByRole("row").nth(1).click();
    const shown = page.getByRole("region", { name: "Question sample-001" });
    const stage = shown.getByRole("group", { name: /^What the agents said/ });
    await stage.focus();

    await shown.locator('[data-outcome]:not([data-outcome="running"])').waitFor();

    expect(await isFocused(stage)).toBe(true);
  });

  test("of the questions that held keys pass none is read but that on which they rest", async () => {
    const direct = await shared.connect();
    const { data } = await direct.engine.datasets.sample();
    const { run } = await direct.engine.runs.evaluate({ data, strategy: "io", limit: 12 });
    await direct.engine.runs.result({ run });
    direct.close();
    // All pages of a profile have one clock.
    const storageState = await shared.profile.context.storageState();
    const { page } = await openProfile(shared.browser, shared.app, { path: `/#/runs/${run}`, storageState });
    await page.clock.install();
    const { letThrough, count } = await holdBack(page, "page", /runs\/question\b/);
    letThrough();
    await page.reload();
    await page.getByRole("grid", { name: "Questions" }).focus();

    // No time goes by while the keys pass them.
    await page.clock.pauseAt(Date.now() + 1000);
    for (let passed = 0; passed < 10; passed++) await page.keyboard.down("ArrowDown");
    await page.keyboard.up("ArrowDown");
    await page.clock.resume();

    const shown = page.getByRole("region", { name: "Question sample-010" });
    await shown.getByRole("group", { name: /^What the agents said/ }).waitFor();
    expect(count()).toBe(1);
  });

  test("what is not to be kept is written to no storage of the page", async () => {
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page, 2);
    await page.getByText("Seed, length, privacy").click();
    await page.getByRole("switch", { name: "Do not keep" }).click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await resultRow(page, "Self-consistency").getByText("done").waitFor();

    const stored = await storageOf(page);

    expect(stored).not.toContain("goldfish");
    expect(stored).not.toContain("word-problems");
  });

  test("what the settings do not keep is taken out of the page's storage, and not written there again", async () => {
    const direct = await shared.connect();
    onTestFinished(async () => {
      await direct.engine.settings.change({ keepRuns: true });
      direct.close();
    });
    const page = await shared.openTab("/#/evaluate");
    await chooseSample(page);
    await expect.poll(() => storageOf(page)).toContain("word-problems");

    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("switch", { name: "Do not keep" }).focus();
    await page.keyboard.press("Space");
    await expect.poll(() => storageOf(page)).not.toContain("word-problems");
    await page.getByRole("link", { name: "Evaluate" }).click();
    await page.getByRole("button", { name: "Choose other questions" }).click();
    await chooseSample(page, 3);

    expect(await storageOf(page)).not.toContain("word-problems");
  });

  test.each(["light", "dark"] as const)("nothing stands in anybody's way (%s)", async (colorScheme) => {
    const page = await shared.openTab("/#/evaluate", { colorScheme });
    expect(await accessibilityFindings(page)).toEqual([]);
    await chooseSample(page, 3);
    await page.getByText("A look at the questions").click();
    await page.getByRole("button", { name: "Run", exact: true }).click();
    await resultRow(page, "Self-consistency").getByText("done").waitFor();
    await page.getByRole("grid").getByRole("row").nth(1).click();
    await page.getByRole("heading", { name: "Question sample-001" }).waitFor();

    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

function csvFile(text: string) {
  return { name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
}

function storageOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
}

async function chooseSample(page: Page, limit?: number): Promise<void> {
  await page.getByRole("button", { name: "Use the sample questions" }).click();
  await page.getByText("50 questions", { exact: true }).waitFor();
  if (limit !== undefined) await page.getByLabel("Only the first lines").fill(String(limit));
}

async function addMethod(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: "Add a method" }).click();
  await chooseStrategy(page, title);
}

function results(page: Page) {
  return page.getByRole("region", { name: "Results", exact: true });
}

function resultRow(page: Page, method: string) {
  return results(page).getByRole("row").filter({ hasText: method });
}
