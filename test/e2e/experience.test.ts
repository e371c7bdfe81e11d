import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { AskRequest } from "../../engine/contract/requests.ts";
import { accessibilityFindings } from "./support/axe.ts";
import type { DirectClient } from "./support/client.ts";
import { isFocused } from "./support/pages.ts";
import { WAITING } from "./support/patience.ts";
import { sharedApp } from "./support/shared-app.ts";

const FISH = "Ann has 3 fish. She buys 4 more fish. How many fish has she now?";
const BREAD = "Mateo baked 86 rolls. He sold 59 of them. How many rolls are left?";
const PENS = "Cleo has 12 pens. She gives 2 of them away. How many pens are left?";

const shared = sharedApp();
let direct: DirectClient;

beforeAll(async () => {
  direct = await shared.connect();
});

afterAll(() => direct.close());

describe("the view Experience", () => {
  test("says what an experience is and how one gets here while there is none", async () => {
    const page = await shared.openTab("/#/experience");

    await page.getByRole("heading", { name: "No experience yet" }).waitFor();
    await page.getByText("press thumbs up beside an answer that is good").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Ask a question" }).click();

    expect(page.url()).toContain("#/ask");
  });

  test("shows what was learned, newest first, and opens it from the keyboard with all of it", async () => {
    await learned(FISH, { strategy: "self-consistency" });
    await learned(BREAD);
    const page = await shared.openTab("/#/experience");

    await vi.waitFor(async () => expect(await tasksOf(page)).toEqual([BREAD, FISH]), WAITING);
    await page.getByRole("grid", { name: "Experiences" }).focus();
    await page.keyboard.press("End");

    const panel = page.getByRole("region", { name: "The experience" });
    await panel.getByText(FISH, { exact: true }).waitFor();
    expect(await panel.getByRole("group", { name: "Solution" }).textContent()).not.toBe("");
    await panel.getByText("Self-consistency", { exact: true }).waitFor();
  });

  test("gives the focus back to its table when one is closed, and goes on from there", async () => {
    await learned(FISH);
    await learned(BREAD);
    await learned(PENS);
    const page = await shared.openTab("/#/experience");
    const table = page.getByRole("grid", { name: "Experiences" });
    const panel = page.getByRole("region", { name: "The experience" });
    await table.focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await panel.getByText(BREAD, { exact: true }).waitFor();

    await panel.getByRole("button", { name: "Close" }).focus();
    await page.keyboard.press("Enter");
    await panel.waitFor({ state: "detached" });

    expect(await isFocused(table)).toBe(true);
    await page.keyboard.press("ArrowDown");
    await panel.getByText(FISH, { exact: true }).waitFor();
  });

  test("shows the same experience after a reload, and leads to the question that it was", async () => {
    const { id, source } = await learned(FISH);
    const page = await shared.openTab(`/#/experience/default/${id}`);
    await page.reload();
    const panel = page.getByRole("region", { name: "The experience" });

    await panel.getByRole("link", { name: "this question in Runs" }).click();

    await page.getByRole("heading", { level: 1, name: /Ann has 3 fish/ }).waitFor();
    expect(page.url()).toContain(source?.run);
  });

  test("says of an experience whose run is gone that it is", async () => {
    const { id, source } = await learned(PENS);
    await direct.engine.runs.erase({ run: source?.run ?? "" });
    const page = await shared.openTab(`/#/experience/default/${id}`);

    await page.getByText("a run that was deleted").waitFor();
  });

  test("finds by meaning: what is most alike comes first", async () => {
    await learned(FISH);
    await learned(BREAD);
    const page = await shared.openTab("/#/experience");

    await page.getByLabel("Search by meaning").fill("animals that live in water");
    await page.getByText("most alike first").waitFor();
    await vi.waitFor(async () => expect((await tasksOf(page))[0]).toBe(FISH), WAITING);

    await page.getByLabel("Search by meaning").fill("a bakery");
    await vi.waitFor(async () => expect((await tasksOf(page))[0]).toBe(BREAD), WAITING);
  });

  test("takes one out with the Delete key, and puts it back", async () => {
    const { id } = await learned("Omar has 9 hats. He buys 5 more hats. How many hats has he now?");
    const page = await shared.openTab("/#/experience");
    const row = page.getByRole("row").filter({ hasText: "Omar has 9 hats" });
    await row.click();
    expect(page.url()).toContain(id);

    await page.getByRole("grid", { name: "Experiences" }).focus();
    await page.keyboard.press("Delete");
    await row.waitFor({ state: "detached" });
    expect(page.url()).not.toContain(id);
    await page.getByRole("button", { name: "Undo" }).click();

    await row.waitFor();
  });

  test("shows the next one that the search found when the open one is taken out", async () => {
    for (const task of [FISH, BREAD, PENS]) await learned(task);
    const page = await shared.openTab("/#/experience");
    await vi.waitFor(async () => expect((await tasksOf(page))[0]).toBe(PENS), WAITING);
    const all = await tasksOf(page);
    await page.getByLabel("Search by meaning").fill("animals that live in water");
    await vi.waitFor(async () => expect((await tasksOf(page))[0]).toBe(FISH), WAITING);
    const found = await tasksOf(page);
    // One that another follows here than in the whole list.
    const at = found.findIndex((task, index) => found[index + 1] !== all[all.indexOf(task) + 1]);
    const panel = page.getByRole("region", { name: "The experience" });

    await page
      .getByRole("row")
      .filter({ hasText: found[at] ?? "" })
      .click();
    await panel.getByRole("button", { name: "Take out" }).click();

    await panel.getByText(found[at + 1] ?? "", { exact: true }).waitFor();
  });

  test("is emptied with one button, and gets all back", async () => {
    await learned(FISH);
    await learned(BREAD);
    const page = await shared.openTab("/#/experience");
    await vi.waitFor(async () => expect((await tasksOf(page)).slice(0, 2)).toEqual([BREAD, FISH]), WAITING);
    const before = await tasksOf(page);

    await page.getByRole("button", { name: "Empty this repository" }).click();
    await page.getByRole("heading", { name: "No experience yet" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();

    await vi.waitFor(async () => expect(await tasksOf(page)).toEqual(before), WAITING);
  });

  test("hands a repository over as a file, and takes from it what is not here any more", async () => {
    const { id } = await learned("Nadia has 6 maps. She buys 7 more maps. How many maps has she now?");
    const page = await shared.openTab("/#/experience");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export" }).click(),
    ]);
    const file = await download.path();
    expect(await readFile(file, "utf8")).toContain("Nadia has 6 maps.");
    await direct.engine.experience.remove({ id });

    await page.locator("input[type=file][accept='.jsonl']").setInputFiles(file);
    await page.getByText("1 experience was added.").waitFor();
    await page.locator("input[type=file][accept='.jsonl']").setInputFiles(file);
    await page.getByText("0 experiences were added.").waitFor();

    await page.getByRole("row").filter({ hasText: "Nadia has 6 maps" }).click();
    await page.getByText("a file that was imported").waitFor();
  });

  test("says which line of a file cannot be used", async () => {
    const page = await shared.openTab("/#/experience");

    await page
      .locator("input[type=file][accept='.jsonl']")
      .setInputFiles({ name: "other.jsonl", mimeType: "", buffer: Buffer.from('{"task":"only"}\n') });

    await page
      .getByRole("alert")
      .getByText(/line 1/)
      .waitFor();
  });

  test("is reached from the palette, and searched from there", async () => {
    const page = await shared.openTab("/#/experience");

    await command(page, "Go to Experience");
    await command(page, "Search experiences");

    await vi.waitFor(async () => {
      expect(await isFocused(page.getByLabel("Search by meaning"))).toBe(true);
    }, WAITING);
  });

  test("keeps what was typed to be compared while another view is looked at", async () => {
    const page = await shared.openTab("/#/experience");
    await page.getByRole("tab", { name: "Compare" }).click();
    await page.getByLabel("First text").fill(FISH);

    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(shared.app.home).waitFor();
    await page.getByRole("link", { name: "Experience" }).click();

    expect(await page.getByLabel("First text").inputValue()).toBe(FISH);
  });

  test.each(["light", "dark"] as const)("nothing stands in anybody's way (%s)", async (colorScheme) => {
    await learned(FISH);
    await learned(BREAD);
    await learned(PENS);
    const page = await shared.openTab("/#/experience", { colorScheme });
    await page.getByRole("grid").getByRole("row").nth(1).click();
    await page.getByRole("region", { name: "The experience" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("tab", { name: "Map" }).click();
    await page.getByRole("region", { name: "Map of the tasks" }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("tab", { name: "Compare" }).click();
    await page.getByLabel("First text").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

describe("thumbs", () => {
  test("up keeps the answer as an experience, which is shown as it is", async () => {
    const { run } = await asked("Ivo has 8 cups. He buys 6 more cups. How many cups has he now?");
    const page = await shared.openTab(`/#/ask/${run}`);

    await page.getByRole("button", { name: "Good: keep it as an experience" }).click();
    await page.getByRole("button", { name: /^Kept as an experience/, pressed: true }).waitFor();
    await page.getByRole("link", { name: "Show it" }).click();

    const panel = page.getByRole("region", { name: "The experience" });
    await panel.getByText("Ivo has 8 cups.").first().waitFor();
    await panel.getByText("person", { exact: true }).waitFor();
  });

  test("down takes it out, and that can be taken back", async () => {
    const { source } = await learned("Lena has 5 keys. She finds 4 more keys. How many keys has she now?");
    const page = await shared.openTab(`/#/ask/${source?.run ?? ""}`);

    await page.getByRole("button", { name: "Not good: take it out of the experience" }).click();
    await page.getByRole("button", { name: "Good: keep it as an experience" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: /^Kept as an experience/, pressed: true }).waitFor();

    await page.getByRole("button", { name: /^Kept as an experience/ }).click();
    await page.getByRole("button", { name: "Good: keep it as an experience" }).waitFor();
  });

  test("are in the palette too", async () => {
    const { run } = await asked("Paul has 7 jars. He buys 2 more jars. How many jars has he now?");
    const page = await shared.openTab(`/#/ask/${run}`);
    await page.getByRole("button", { name: "Good: keep it as an experience" }).waitFor();

    await command(page, "Keep this answer");

    await page.getByRole("button", { name: /^Kept as an experience/, pressed: true }).waitFor();
  });

  test("cannot be pressed for a run of which nothing is kept, and say so", async () => {
    const { run } = await asked(FISH, { keep: false });
    const page = await shared.openTab(`/#/ask/${run}`);

    const thumb = page.getByRole("button", { name: /^This run is not kept/ }).first();
    await thumb.waitFor();
    expect(await thumb.getAttribute("aria-disabled")).toBe("true");
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test("stand beside the questions of an evaluation too", async () => {
    const { data } = await direct.engine.datasets.sample();
    const { run } = await direct.engine.runs.evaluate({ data, strategy: "io", limit: 1 });
    await direct.engine.runs.result({ run });
    const { transcripts } = await direct.engine.runs.show({ run });
    const page = await shared.openTab(`/#/runs/${run}/${transcripts[0]?.id ?? ""}`);

    await page.getByRole("button", { name: "Good: keep it as an experience" }).click();

    await page.getByRole("button", { name: /^Kept as an experience/, pressed: true }).waitFor();
  });
});

/** Asks the engine and waits for its answer. */
async function asked(question: string, how: Partial<AskRequest> = {}): Promise<{ readonly run: string }> {
  const { run } = await direct.engine.runs.ask({ question, ...how });
  await direct.engine.runs.result({ run });
  return { run };
}

/** Asks the engine, and keeps the answer as an experience; what was kept of an earlier test is taken out. */
async function learned(question: string, how: Partial<AskRequest> = {}) {
  const { engine } = direct;
  for (const { id, task } of await engine.experience.list({})) {
    if (task === question) await engine.experience.remove({ id });
  }
  const { run } = await asked(question, how);
  const { transcripts } = await engine.runs.show({ run });
  return engine.experience.add({ run, question: transcripts[0]?.id ?? "" });
}

/** The tasks of the table as they stand. */
async function tasksOf(page: Page): Promise<readonly string[]> {
  const rows = await page.getByRole("grid", { name: "Experiences" }).getByRole("row").all();
  return Promise.all(
    rows.slice(1).map(async (row) => (await row.getByRole("gridcell").first().textContent()) ?? ""),
  );
}

/** Chooses a command of the palette by its words. */
async function command(page: Page, words: string): Promise<void> {
  const field = page.getByPlaceholder("What do you want to do?");
  // A palette that is still closing takes the key for nothing.
  for (let tries = 0; tries < 5 && !(await field.isVisible()); tries++) {
    await page.keyboard.press("Control+k");
    await field.waitFor({ timeout: 3000 }).catch(() => undefined);
  }
  await field.fill(words);
  await page.keyboard.press("Enter");
}
