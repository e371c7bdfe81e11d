import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import type { EngineClient } from "../../engine/contract/contract.ts";
import type { AskRequest } from "../../engine/contract/requests.ts";
import { temporaryFolder } from "../support/folder.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { isFocused, openProfile } from "./support/pages.ts";
import { WAITING } from "./support/patience.ts";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();

const FISH = "Ann has 3 fish. She buys 4 more fish. How many fish has she now?";
const BREAD = "Mateo baked 86 rolls. He sold 59 of them. How many rolls are left?";

describe("the history of runs", () => {
  test("says what to do while it is empty", async () => {
    const page = await shared.openTab("/#/runs");

    await page.getByRole("heading", { name: "Nothing has been run yet" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Ask a question" }).click();

    expect(page.url()).toContain("#/ask");
  });

  test("finds a run by its words, and opens it from the keyboard with its settings, there and back", async () => {
    const page = await shared.openTab("/#/runs");
    await askDirectly({ question: FISH, seed: 42 });
    await askDirectly({ question: BREAD });
    await page.reload();

    await page.getByLabel("Search title, method, model or answer").fill("ann fish");
    const history = page.getByRole("grid", { name: "Runs" });
    await history.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const heading = page.getByRole("heading", { level: 1, name: FISH });
    await heading.waitFor();
    await expect.poll(() => isFocused(heading)).toBe(true);
    // Nothing of the question, which a browser would write into its history.
    expect(await page.title()).toBe("Runs · Counterpoint");
    await page.getByRole("heading", { name: "Settings of this run" }).waitFor();
    const seed = page.locator("dl > div").filter({ has: page.getByText("Seed", { exact: true }) });
    expect(await seed.getByRole("definition").textContent()).toBe("42");
    await page.getByRole("button", { name: "All runs" }).press("Enter");
    await expect.poll(() => isFocused(history)).toBe(true);
  });

  test("lays a question out from right to left where it is written so", async () => {
    const { run } = await askDirectly({ question: "לדנה יש 3 עטים והיא קונה עוד 4. כמה עטים יש לה?" });
    const page = await shared.openTab(`/#/runs/${run}`);
    const question = page.locator("p").filter({ hasText: "כמה עטים" }).first();

    const gap = await question.evaluate((box) => {
      const words = document.createRange();
      words.selectNodeContents(box);
      return box.getBoundingClientRect().right - words.getBoundingClientRect().right;
    });

    expect(gap).toBeLessThan(2);
  });

  test("asks again what a run was asked, with its settings", async () => {
    const page = await shared.openTab("/#/runs");
    const { run } = await askDirectly({
      question: BREAD,
      strategy: "self-consistency",
      options: { agents: 3 },
      promptSet: "standard",
      maxTokens: 96,
    });
    await page.goto(`${shared.app.root}/#/runs/${run}`);

    await page.getByText("Not taken over: the prompt set standard.").waitFor();
    await page.getByRole("button", { name: "Ask again with these settings" }).click();

    await vi.waitFor(() => expect(page.url()).toMatch(/#\/ask$/), WAITING);
    expect(await page.getByRole("textbox", { name: "Question" }).inputValue()).toBe(BREAD);
    expect(await page.getByRole("textbox", { name: "Agents N" }).inputValue()).toBe("3");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();
  });

  test("is reached from the palette, as is everything else", async () => {
    const page = await shared.openTab("/#/runs");
    const { run } = await askDirectly({ question: FISH });
    await page.reload();
    await page.getByRole("row").filter({ hasText: FISH }).first().waitFor();

    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("What do you want to do?").fill("newest");
    await page.keyboard.press("Enter");
    await vi.waitFor(() => expect(page.url()).toContain(run), WAITING);
    const heading = page.getByRole("heading", { level: 1, name: FISH });
    await expect.poll(() => isFocused(heading)).toBe(true);

    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("What do you want to do?").fill("sample questions");
    await page.keyboard.press("Enter");
    await page.getByText("word-problems.jsonl").first().waitFor();
    expect(page.url()).toContain("#/evaluate");
  });

  test("deletes with the Delete key alone, and takes that back", async () => {
    const page = await shared.openTab("/#/runs");
    await askDirectly({ question: "Cleo has 12 eggs. She eats 2 of them. How many eggs are left?" });
    await page.reload();
    const row = page.getByRole("row").filter({ hasText: "Cleo has 12 eggs" });
    await row.waitFor();

    await page.getByRole("grid", { name: "Runs" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Shift+Delete");
    await page.keyboard.press("Delete");
    await row.waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Undo" }).count()).toBe(1);
    await page.getByRole("button", { name: "Undo" }).click();

    await row.waitFor();
  });

  test("hands the focus on when the last row that was found goes, and when the offer to undo goes", async () => {
    const page = await shared.openTab("/#/runs");
    await askDirectly({ question: "Ida has 11 kites. She loses 2 of them. How many kites are left?" });
    await page.reload();
    await page.getByLabel("Search title, method, model or answer").fill("ida kites");
    const row = page.getByRole("row").filter({ hasText: "Ida has 11 kites" });
    await row.waitFor();

    await page.getByRole("grid", { name: "Runs" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await row.waitFor({ state: "detached" });
    const heading = page.getByRole("heading", { level: 1, name: "Runs" });
    await expect.poll(() => isFocused(heading)).toBe(true);
    await page.getByRole("button", { name: "Undo" }).click();

    await row.waitFor();
    expect(await isFocused(heading)).toBe(true);
  });

  test("goes on by the keys from the row below one that was deleted by its button", async () => {
    const page = await shared.openTab("/#/runs");
    for (const name of ["Abe", "Zoe"])
      await askDirectly({ question: `${name} has 7 hats. 2 are lost. How many hats are left?` });
    await page.reload();
    const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} has 7 hats` });

    await page.getByRole("button", { name: /^Delete Zoe has 7 hats/ }).click();
    await row("Zoe").waitFor({ state: "detached" });
    await page.keyboard.press("Delete");

    await row("Abe").waitFor({ state: "detached" });
  });

  test("goes on by the keys from the row below one that was deleted on its own page", async () => {
    const page = await shared.openTab("/#/runs");
    for (const name of ["Bea", "Yan"])
      await askDirectly({ question: `${name} has 6 caps. 2 are lost. How many caps are left?` });
    await page.reload();
    const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} has 6 caps` });

    await row("Yan").click();
    await page.getByRole("button", { name: "Delete", exact: true }).click();
    await row("Yan").waitFor({ state: "detached" });
    const history = page.getByRole("grid", { name: "Runs" });
    await expect.poll(() => isFocused(history)).toBe(true);
    await page.keyboard.press("Delete");

    await row("Bea").waitFor({ state: "detached" });
  });

  test("deletes one run while the Delete key is held down", async () => {
    const page = await shared.openTab("/#/runs");
    for (const name of ["Uma", "Vera", "Wim"])
      await askDirectly({ question: `${name} has 8 nuts. 3 are eaten. How many nuts are left?` });
    await page.reload();
    const row = (name: string) => page.getByRole("row").filter({ hasText: `${name} has 8 nuts` });
    await row("Wim").waitFor();

    await page.getByRole("grid", { name: "Runs" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.down("Delete");
    await page.keyboard.down("Delete");
    await page.keyboard.up("Delete");
    // From the row below the deleted one to the next.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Delete");

    await row("Wim").waitFor({ state: "detached" });
    await row("Uma").waitFor({ state: "detached" });
    expect(await row("Vera").count()).toBe(1);
  });

  test("offers to undo every deletion at once, and no longer than that can be done", async () => {
    for (const count of [4, 5, 6, 7])
      await askDirectly({ question: `Xenia has ${count} pears. 2 are sold. How many pears are left?` });
    const page = await openWithClock();
    const undo = page.getByRole("button", { name: "Undo" });
    await page.getByRole("row").filter({ hasText: "Xenia has 7 pears" }).waitFor();

    await page.getByRole("grid", { name: "Runs" }).focus();
    await page.keyboard.press("Home");
    // While no time goes by, none makes room for another.
    await page.clock.pauseAt(Date.now() + 1000);
    for (let deletions = 0; deletions < 4; deletions++) await page.keyboard.press("Delete");
    await expect.poll(() => undo.count()).toBe(4);
    await page.clock.resume();
    await undo.last().hover();
    await page.clock.fastForward(10_000);

    await expect.poll(() => undo.count()).toBe(0);
  });

  test("shows a run that was begun elsewhere, and how long ago that was", async () => {
    await askDirectly({ question: FISH });
    const page = await openWithClock();
    await page.getByRole("grid", { name: "Runs" }).waitFor();
    const direct = await shared.connect();
    const question = "Yara has 9 shells. She finds 6 more. How many shells has she now?";

    const { run } = await direct.engine.runs.ask({ question, strategy: "ma-tot" });
    const row = page.getByRole("row").filter({ hasText: "Yara has 9 shells" });
    await row.getByText("now", { exact: true }).waitFor();
    await page.clock.fastForward("03:00");
    await row.getByText(/^[34] min\. ago$/).waitFor();

    await direct.engine.runs.cancel({ run });
    direct.close();
  });

  test("exports a run as a file", async () => {
    const page = await shared.openTab("/#/runs");
    await askDirectly({ question: FISH });
    await page.reload();
    await page.getByRole("row").filter({ hasText: "Ann has 3 fish" }).first().click();

    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: /^Markdown/ }).click(),
    ]);

    expect(download.suggestedFilename()).toMatch(/\.md$/);
    expect(await readFile(await download.path(), "utf8")).toContain(FISH);
    // Who saved it goes on from there.
    await expect.poll(() => isFocused(page.getByRole("button", { name: "Export" }))).toBe(true);
  });

  test("goes on with an evaluation that was paused", async () => {
    const page = await shared.openTab("/#/runs");
    const direct = await shared.connect();
    const run = await pausedEvaluation(direct.engine);
    direct.close();
    await page.goto(`${shared.app.root}/#/runs/${run}`);
    await page.getByText("You can go on with it").waitFor();
    const analyses = page.getByRole("region", { name: "Analyses" });
    const kind = analyses.getByRole("combobox", { name: "Analysis" });
    await kind.evaluate((field) => field.setAttribute("data-kept", ""));

    await page.getByRole("button", { name: "Go on" }).click();

    await page.getByText("20 / 20").waitFor();
    await page.getByRole("status").getByText("done", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Go on" }).waitFor({ state: "detached" });
    // What a person reads there does not go away in between.
    expect(await analyses.locator("[data-kept]").count()).toBe(1);
  });

  test("says why a run cannot be gone on with, as often as that is tried, wherever it is shown", async () => {
    const data = join(await temporaryFolder(), "gone.csv");
    const lines = Array.from(
      { length: 30 },
      (_, index) => `"Ann has ${index} pens and buys 2.",${index + 2}`,
    );
    await writeFile(data, ["question,answer", ...lines].join("\n"));
    const direct = await shared.connect();
    const { engine } = direct;
    const { run } = await engine.runs.evaluate({ data, strategy: "self-consistency" });
    const done = async () => (await engine.runs.live()).find((one) => one.run === run)?.done ?? 0;
    await vi.waitUntil(async () => (await done()) > 0, WAITING);
    await engine.runs.pause({ run });
    direct.close();
    const page = await shared.openTab(`/#/runs/${run}`);
    const goOn = page.getByRole("button", { name: "Go on" });
    await goOn.waitFor();
    await rm(data);

    await goOn.click();
    await page
      .getByRole("alert")
      .getByText(/gone\.csv/)
      .waitFor();
    await writeFile(data, "question,answer\nHow many?,1\n");
    await goOn.click();
    await page
      .getByRole("alert")
      .getByText(/the data file gone\.csv has changed/)
      .waitFor();

    await page.goto(`${shared.app.root}/#/evaluate/${run}`);
    await page
      .getByRole("region", { name: "Results" })
      .getByText(/the data file gone\.csv has changed/)
      .first()
      .waitFor();
  });

  test("says so where a run that was left cannot be gone on with any more", async () => {
    const direct = await shared.connect();
    const run = await pausedEvaluation(direct.engine);
    const page = await shared.openTab("/#/models");
    const goOn = page.getByRole("button", { name: "Go on", exact: true });
    await goOn.waitFor();
    await direct.engine.runs.erase({ run });
    direct.close();

    await goOn.click();

    await page.locator(".mantine-Notification-root").getByText(run).waitFor();
  });

  test("has the focus go on to the view's heading from a note of what was left that is put off", async () => {
    const direct = await shared.connect();
    const run = await pausedEvaluation(direct.engine);
    const page = await shared.openTab("/#/models");
    const later = page.getByRole("button", { name: "Later" });

    await later.press("Enter");
    await later.waitFor({ state: "detached" });

    expect(await isFocused(page.getByRole("heading", { level: 1 }))).toBe(true);
    await direct.engine.runs.erase({ run });
    direct.close();
  });

  test("stops everything from the palette, where a sweep is one", async () => {
    const page = await shared.openTab("/#/runs");
    const direct = await shared.connect();
    const { engine } = direct;
    const { data } = await engine.datasets.sample();
    await engine.runs.sweep({ data, methods: [{ strategy: "mcf" }, { strategy: "ma-tot" }] });
    await vi.waitUntil(async () => (await engine.runs.live()).length > 1, WAITING);

    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("What do you want to do?").fill("stop everything");
    await page.getByRole("button", { name: /^Stop everything that runs\s*1 run$/ }).click();

    await vi.waitUntil(async () => (await engine.runs.live()).length === 0, WAITING);
    expect(await page.locator(".mantine-Notification-root").count()).toBe(0);
    direct.close();
  });

  test("a run that is not there any more says so and leads back", async () => {
    const page = await shared.openTab("/#/runs/00000000-0000");

    await page.getByRole("heading", { name: "This run cannot be shown" }).waitFor();
    await page.getByRole("button", { name: "All runs" }).click();

    await page.getByRole("heading", { level: 1, name: "Runs" }).waitFor();
  });

  test.each(["light", "dark"] as const)("nothing stands in anybody's way (%s)", async (colorScheme) => {
    const page = await shared.openTab("/#/runs", { colorScheme });
    await askDirectly({ question: FISH });
    await page.reload();
    await page.getByRole("grid").getByRole("row").nth(1).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("grid").getByRole("row").nth(1).click();
    await page.getByRole("heading", { name: "Settings of this run" }).waitFor();

    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** In a profile of its own, for all its pages have one clock: it can be put forward. */
async function openWithClock(): Promise<Page> {
  const storageState = await shared.profile.context.storageState();
  const { page } = await openProfile(shared.browser, shared.app, { path: "/#/runs", storageState });
  await page.clock.install();
  await page.reload();
  return page;
}

/** Begins with 20 questions, and pauses when some are answered. */
async function pausedEvaluation(engine: EngineClient): Promise<string> {
  const { data } = await engine.datasets.sample();
  const { run } = await engine.runs.evaluate({ data, strategy: "self-consistency", limit: 20 });
  await vi.waitUntil(async () => ((await engine.runs.live())[0]?.done ?? 0) > 0, WAITING);
  await engine.runs.pause({ run });
  return run;
}

/** Asks the engine and waits for its answer. */
async function askDirectly(request: AskRequest): Promise<{ readonly run: string }> {
  const direct = await shared.connect();
  const { run } = await direct.engine.runs.ask(request);
  await direct.engine.runs.result({ run });
  direct.close();
  return { run };
}
