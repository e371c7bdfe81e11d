import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test, vi } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { holdBack } from "./support/browser.ts";
import {
  chooseStrategy,
  forgetMethod,
  isFocused,
  LOST_CONNECTION,
  openProfile,
  type TabOptions,
} from "./support/pages.ts";
import { WAITING } from "./support/patience.ts";
import { sharedApp } from "./support/shared-app.ts";

const QUESTION = "Ann has 3 pens and buys 4 more. How many pens does she have?";

const shared = sharedApp({ viewport: { width: 1280, height: 900 } });

describe("the view Ask", () => {
  test("answers its first question in one click", async () => {
    const page = await opened();

    await page.getByRole("button", { name: "Ask this question" }).click();
    const run = page.getByRole("region", { name: "The run" });
    await run.getByText("done", { exact: true }).waitFor();

    expect(await run.getByRole("heading", { level: 2 }).textContent()).toContain("goldfish");
    expect(page.url()).toMatch(/#\/ask\/\w+$/);
  });

  test("does not begin the next time with the method of a first question", async () => {
    const page = await opened();
    const direct = await shared.connect();

    await page.getByRole("button", { name: "Ask this question" }).click();
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();
    // What has not settled yet is kept when the view is left.
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(shared.app.home).waitFor();

    expect((await direct.engine.settings.get()).method).toBeNull();
    direct.close();
  });

  test("shows the votes of agents, as a picture and as a table", async () => {
    const page = await opened();

    await ask(page, QUESTION);
    const votes = page.getByRole("region", { name: "Votes", exact: true });
    await votes.getByText(/of 7/).first().waitFor();
    expect(await page.getByRole("article", { name: /^Solver \d$/ }).count()).toBe(7);

    await votes.getByText("Table").click();
    await votes.getByRole("columnheader", { name: "Share" }).waitFor();
    await votes.getByRole("cell", { name: /%/ }).first().waitFor();
  });

  test("shows what agents write while they write it", async () => {
    const page = await opened();
    await askAtLength(page);

    const written = page.getByRole("article").getByRole("group", { name: /is writing$/ });
    await written.filter({ hasText: /\w/ }).first().waitFor();

    await page.keyboard.press("Escape");
    await page.getByText("You stopped it.").waitFor();
  });

  test("shows what an agent said, in its card", async () => {
    const page = await opened();
    await ask(page, QUESTION);

    const cards = page.getByRole("article", { name: /^Solver \d$/ });
    await cards.filter({ hasText: "The answer is" }).first().waitFor();
  });

  test("shows which candidate was passed on and why, and the adversarial one", async () => {
    const page = await opened();

    await chooseStrategy(page, "Multi-agent Collaborative Filtering");
    await ask(page, QUESTION);

    const tree = page.getByRole("region", { name: "Candidates" });
    await tree
      .getByRole("button", { name: /passed on D \d/ })
      .first()
      .waitFor();
    await tree
      .getByRole("button", { name: /^Adversarial/ })
      .first()
      .waitFor();
    await page
      .getByText(/is passed on: least like the adversarial reply \(D \d/)
      .first()
      .waitFor();
  });

  test("runs by Ctrl+Enter and stops by Escape in mid-stream", async () => {
    const page = await opened();
    await askAtLength(page);

    await page.keyboard.press("Escape");

    await page.getByText("You stopped it.").waitFor();
    await page.getByText("No answer", { exact: true }).first().waitFor();
  });

  test("has the focus go on to the question from Stop once that has gone away, not before", async () => {
    const page = await opened();
    const { letThrough, count } = await holdBack(page, "page", /runs\/cancel/);
    await page.reload();
    await page.getByRole("button", { name: "Ask this question" }).click({ trial: true });
    await askAtLength(page);
    const run = page.getByRole("region", { name: "The run" });
    const stop = run.getByRole("button", { name: "Stop" });

    await stop.press("Enter");
    await expect.poll(count).toBe(1);
    expect(await isFocused(stop)).toBe(true);
    letThrough();

    await page.getByText("You stopped it.").waitFor();
    await expect.poll(() => isFocused(run.getByRole("heading", { level: 2 }).first())).toBe(true);
  });

  test("has a number field take what stands in it before Ctrl+Enter runs, and keep the focus", async () => {
    const page = await opened();
    await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
    const agents = page.getByRole("textbox", { name: "Agents N" });

    await agents.fill("0");
    await page.keyboard.press("Control+Enter");
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();

    expect(await agents.inputValue()).toBe("1");
    expect(await isFocused(agents)).toBe(true);
    expect(await page.getByRole("article", { name: /^Solver/ }).count()).toBe(1);
  });

  test("keeps the scale of a slider as long as it was when its value goes down", async () => {
    const page = await opened();
    await page.getByRole("textbox", { name: "Agents N" }).fill("20");
    const slider = page.getByRole("slider", { name: "Agents N" });
    await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe("20");

    await slider.press("ArrowLeft");

    await expect.poll(() => slider.getAttribute("aria-valuenow")).toBe("19");
    expect(await slider.getAttribute("aria-valuemax")).toBe("20");
  });

  test("moves nothing again and again for who wants less motion, while agents write", async () => {
    const page = await opened();
    await askAtLength(page);
    const endless = () =>
      page.evaluate(() => {
        const animations = document.getAnimations();
        return animations.filter(({ effect }) => effect?.getTiming().iterations === Infinity).length;
      });
    await expect.poll(endless).toBeGreaterThan(0);

    await page.emulateMedia({ reducedMotion: "reduce" });

    await expect.poll(endless).toBe(0);
    await page.keyboard.press("Escape");
    await page.getByText("You stopped it.").waitFor();
  });

  test("stays where it is when it asks: its heading takes no focus that nothing has", async () => {
    const page = await opened();
    const question = page.getByRole("textbox", { name: "Question" });
    await question.fill(QUESTION);
    await question.blur();

    await page.keyboard.press("Control+Enter");
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();

    expect(await isFocused(page.getByRole("heading", { level: 1 }))).toBe(false);
  });

  test("leaves the focus on its button when that is pressed", async () => {
    const page = await opened();
    await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
    const run = page.getByRole("button", { name: /^Run/ });

    await run.click();
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();

    expect(await isFocused(run)).toBe(true);
  });

  test("asks nothing until it is known what the settings keep", async () => {
    const page = await opened();
    const { letThrough } = await holdBack(page, "engine", /keepRuns/);
    await page.reload();
    await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
    const run = page.getByRole("button", { name: /^Run/ });

    expect(await run.isDisabled()).toBe(true);
    letThrough();

    await expect.poll(() => run.isDisabled()).toBe(false);
  });

  test("takes Ctrl+Enter once while it is held down, and not while a list is open or a word is composed", async () => {
    const page = await opened();
    const question = page.getByRole("textbox", { name: "Question" });
    const done = page.getByRole("region", { name: "The run" }).getByText("done", { exact: true });
    const direct = await shared.connect();

    await question.fill("Hugo has 5 pens and buys 4 more. How many pens does he have?");
    await page.getByRole("button", { name: /^Method/ }).click();
    await page.getByRole("option", { name: /Input–output/ }).waitFor();
    await page.keyboard.press("Control+Enter");
    await page.keyboard.press("Escape");
    await question.evaluate((field) => {
      const composing = { key: "Enter", ctrlKey: true, isComposing: true, bubbles: true };
      field.dispatchEvent(new KeyboardEvent("keydown", composing));
    });
    await question.fill("Ida has 6 pens and buys 4 more. How many pens does she have?");
    await page.keyboard.down("Control");
    await page.keyboard.down("Enter");
    await done.waitFor();
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await page.keyboard.up("Control");
    await ask(page, "Joel has 7 pens and buys 4 more. How many pens does he have?");

    await page.getByRole("heading", { level: 2, name: /^Joel/ }).waitFor();
    const { runs: known } = direct.engine;
    const runs = [...(await known.live()), ...(await known.list())];
    const asked = (name: string) =>
      new Set(runs.filter(({ title }) => title.startsWith(name)).map(({ run }) => run)).size;
    expect(["Hugo", "Ida", "Joel"].map(asked)).toEqual([0, 1, 1]);
    direct.close();
  });

  test("opens the palette from the question's field too, and tells which command is marked there", async () => {
    const page = await opened();

    await page.getByRole("textbox", { name: "Question" }).press("Control+k");
    await page.getByPlaceholder("What do you want to do?").pressSequentially("go to mod");

    const marked = page.getByRole("dialog").getByRole("status");
    await expect.poll(() => marked.textContent()).toBe("Go to Models");
  });

  test("opens the palette by the command key on a Mac, where Ctrl+K deletes to the end of a line", async () => {
    const userAgent = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36";
    const storageState = await shared.profile.context.storageState();
    const { page } = await openProfile(shared.browser, shared.app, { userAgent, storageState });
    await page.getByRole("button", { name: "Ask this question" }).click({ trial: true });
    const question = page.getByRole("textbox", { name: "Question" });
    const isTaken = (held: "Control" | "Meta") =>
      question.evaluate((field, key) => {
        const modifiers = { ctrlKey: key === "Control", metaKey: key === "Meta" };
        const pressed = { key: "k", ...modifiers, bubbles: true, cancelable: true };
        return !field.dispatchEvent(new KeyboardEvent("keydown", pressed));
      }, held);

    expect(await isTaken("Control")).toBe(false);
    expect(await isTaken("Meta")).toBe(true);

    await page.getByPlaceholder("What do you want to do?").waitFor();
  });

  test("goes on once, however often that is pressed before it does", async () => {
    const direct = await shared.connect();
    const { engine } = direct;
    const { run } = await engine.runs.ask({ question: QUESTION, strategy: "ma-tot" });
    const phase = async () => (await engine.runs.live()).find((one) => one.run === run)?.phase;
    await vi.waitUntil(async () => (await phase()) === "running", WAITING);
    await engine.runs.pause({ run });
    direct.close();
    const page = await opened();
    const { letThrough, count } = await holdBack(page, "page", /runs\/resume/);
    await page.goto(`${shared.app.root}/#/ask/${run}`);
    await page.reload();
    const shown = page.getByRole("region", { name: "The run" });
    const goOn = shown.getByRole("button", { name: "Go on" });

    await goOn.click();
    await expect.poll(() => goOn.isDisabled()).toBe(true);
    await goOn.click({ force: true });
    letThrough();

    await shown.getByText("done", { exact: true }).waitFor();
    expect(count()).toBe(1);
  });

  test("begins with the method that was chosen last, until that is reset", async () => {
    const page = await opened();
    const direct = await shared.connect();
    const method = async () => (await direct.engine.settings.get()).method?.strategy;
    await chooseStrategy(page, "Peer Review");
    await expect.poll(method).toBe("peer-review");

    const next = await shared.openTab("/");
    const picker = next.getByRole("button", { name: /^Method/ });
    await expect.poll(() => picker.textContent()).toContain("Peer Review");
    await next.getByRole("button", { name: "Reset the method" }).click();

    await expect.poll(() => picker.textContent()).toContain("Self-consistency");
    await expect.poll(method).toBe("self-consistency");
    direct.close();
  });

  test("walks back and forth through the turns by the arrow keys", async () => {
    const page = await opened();
    await ask(page, QUESTION);
    const stage = page.getByRole("group", { name: /^What the agents said/ });
    const slider = page.getByRole("slider", { name: "Replay" });

    await stage.focus();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    expect(await slider.getAttribute("aria-valuetext")).toBe("5 of 8: Solver 5");
    expect(await page.locator("[aria-current=step]").getAttribute("aria-label")).toBe("Solver 5");
    await page.getByText("Votes so far").waitFor();

    await page.keyboard.press("ArrowRight");
    expect(await slider.getAttribute("aria-valuetext")).toBe("6 of 8: Solver 6");
  });

  test("keeps the focus on the buttons of the replay at both its ends", async () => {
    const page = await opened();
    await ask(page, QUESTION);
    const slider = page.getByRole("slider", { name: "Replay" });

    for (const [name, end] of [
      ["To the beginning", /^0 of 8/],
      ["To the end", /^8 of 8/],
    ] as const) {
      const button = page.getByRole("button", { name });
      await button.focus();
      await page.keyboard.press("Enter");
      await expect.poll(() => slider.getAttribute("aria-valuetext")).toMatch(end);
      expect(await button.getAttribute("aria-disabled")).toBe("true");
      expect(await isFocused(button)).toBe(true);
    }
  });

  test("leaves the arrow keys to a box that they scroll sideways", async () => {
    const page = await opened();
    await page.setViewportSize({ width: 800, height: 900 });
    await chooseStrategy(page, "Multi-agent Collaborative Filtering");
    await ask(page, QUESTION);
    const slider = page.getByRole("slider", { name: "Replay" });
    const end = await slider.getAttribute("aria-valuetext");
    const tree = page.getByRole("group", { name: "Candidates", exact: true });
    const place = () => tree.evaluate(({ scrollLeft }) => scrollLeft);
    await tree.focus();
    const before = await place();
    expect(before).toBeGreaterThan(0);

    await page.keyboard.press("ArrowLeft");

    await expect.poll(place).toBeLessThan(before);
    expect(await slider.getAttribute("aria-valuetext")).toBe(end);
  });

  test("does not come back to a run that was deleted", async () => {
    const page = await opened();
    await ask(page, "Lea has 12 nuts. She eats 5 of them. How many nuts are left?");
    await page.getByRole("link", { name: "Runs" }).click();
    const row = page.getByRole("row").filter({ hasText: "Lea has 12 nuts" });
    await row.waitFor();
    await page.getByRole("grid", { name: "Runs" }).focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("Delete");
    await row.waitFor({ state: "detached" });

    await page.getByRole("link", { name: "Ask" }).click();

    await page.getByRole("button", { name: "Ask this question" }).waitFor();
    expect(await page.getByRole("region", { name: "The run" }).count()).toBe(0);
  });

  test("shows what an agent saw", async () => {
    const page = await opened();
    await ask(page, QUESTION);

    const card = page.getByRole("article", { name: "Solver 1" });
    await card.getByRole("button", { name: "What it saw" }).click();

    const seen = card.getByRole("group", { name: "What it saw" });
    await seen.getByText("You are a solver.").waitFor();
    await seen.getByText(QUESTION).waitFor();
  });

  test("shows the same run after a reload, and after a look at another view", async () => {
    const page = await opened();
    await ask(page, QUESTION);

    await page.reload();
    await page.getByRole("heading", { level: 2, name: QUESTION }).waitFor();
    await page.getByRole("link", { name: "Models" }).click();
    await page.getByRole("link", { name: "Ask" }).click();
    await page.getByRole("heading", { level: 2, name: QUESTION }).waitFor();

    await page.getByRole("button", { name: "New question" }).click();
    await page.getByRole("button", { name: "Ask this question" }).waitFor();
  });

  test("says so when the engine is killed in mid-run, and goes on with what was finished", async () => {
    const page = await opened({ expected: LOST_CONNECTION });
    await askAtLength(page);

    await shared.app.killEngine();
    const run = page.getByRole("region", { name: "The run" });
    await run.getByText("The engine ended while it ran.").waitFor();
    await run.getByRole("button", { name: "Go on" }).click();

    await run.getByText("done", { exact: true }).waitFor();
  });

  test("asks with choices and a passage", async () => {
    const page = await opened();
    await page.getByText("Choices", { exact: true }).click();
    await page.getByRole("textbox", { name: "Choice A" }).fill("six");
    await page.getByRole("textbox", { name: "Choice B" }).fill("seven");
    await page.getByText("Passage, kind of answer").click();
    await page.getByRole("textbox", { name: "Passage" }).fill("Pens are sold one by one.");

    await ask(page, QUESTION);

    const run = page.getByRole("region", { name: "The run" });
    await run.getByText("B) seven").first().waitFor();
    await run.getByText("Passage", { exact: true }).click();
    await run.getByText("Pens are sold one by one.").first().waitFor();
  });

  test("has the focus go on to where a choice is added from the last one, which is removed", async () => {
    const page = await opened();
    await page.getByText("Choices", { exact: true }).click();
    const remove = page.getByRole("button", { name: "Remove choice B" });

    await remove.press("Enter");
    await remove.waitFor({ state: "detached" });

    expect(await isFocused(page.getByRole("button", { name: "Add a choice" }))).toBe(true);
  });

  test("says before and with the answer what the practice model cannot know", async () => {
    const page = await opened();
    await page.getByRole("textbox", { name: "Question" }).fill("What is the capital of France?");
    await page.getByText("only knows short word problems in English, such as").waitFor();

    await page.keyboard.press("Control+Enter");
    await page.getByText("do not rely on this answer").waitFor();
    await page.getByRole("button", { name: "Choose or fetch a real model" }).last().click();

    await page.getByRole("heading", { level: 1, name: "Models" }).waitFor();
  });

  test("leaves no trace of what is not kept in the page or on the disk", async () => {
    const page = await opened();
    const secret = "Zebulon has 3 pens and buys 4 more. How many pens does he have?";
    await page.getByText("Seed, length, privacy").click();
    await page.getByRole("switch", { name: "Do not keep" }).check({ force: true });
    await ask(page, secret);

    const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect(stored).not.toContain("Zebulon");
    const entries = await readdir(shared.app.home, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name))));
    expect(contents.length).toBeGreaterThan(0);
    expect(contents.some((content) => content.includes("Zebulon"))).toBe(false);
  });

  test("saves the transcript as Markdown", async () => {
    const page = await opened();
    await ask(page, QUESTION);

    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("menuitem", { name: "Save as Markdown" }).click(),
    ]);

    expect(await readFile(await download.path(), "utf8")).toContain(QUESTION);
  });

  test.each(["light", "dark"] as const)("can be read and worked by everyone, %s", async (colorScheme) => {
    const page = await opened({ colorScheme });
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("button", { name: /^Method/ }).click();
    await page.getByRole("option", { name: /Input–output/ }).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("option", { name: /Collaborative Filtering/ }).click();

    await ask(page, QUESTION);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("region", { name: "Candidates" }).getByText("Table").click();
    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** A new tab, with a draft and choices of its own. */
async function opened(look: TabOptions = {}): Promise<Page> {
  await forgetMethod(shared.connect);
  const page = await shared.openTab("/", look);
  // Nothing can be asked before the settings were read.
  await page.getByRole("button", { name: "Ask this question" }).click({ trial: true });
  return page;
}

/** Asks and waits for the end. */
async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: "Question" }).fill(question);
  await page.getByRole("button", { name: /^Run/ }).click();
  await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();
}

/** Asks for what takes seconds even on the practice model, since it is hundreds of calls, and waits until agents write. */
async function askAtLength(page: Page): Promise<void> {
  await chooseStrategy(page, "Multi-agent Tree of Thought");
  await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
  await page.keyboard.press("Control+Enter");
  // Stands there as long as the run goes on; that somebody is writing may be over before it is seen.
  await page
    .getByText(/\d+ going on/)
    .first()
    .waitFor();
}
