import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SAMPLES } from "../../renderer/components/first-steps/samples.ts";
import { temporaryFolder } from "../support/folder.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { connectDirectly } from "./support/client.ts";
import { startOwnApp } from "./support/own-app.ts";
import { openProfile } from "./support/pages.ts";

const PRACTICE = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));
const ANSWERS = ["37", "35", "70", "39"];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe("the first start", () => {
  test("is one click away from agents that answer a question rightly", async () => {
    const app = await startOwnApp();
    const { page } = await openProfile(browser, app);

    await page.getByRole("button", { name: "Ask this question" }).click();

    // The votes and the transcript have it too; the verdict alone has it as a title, for who sees but its beginning.
    await page.locator("p[title]").filter({ hasText: /^37$/ }).waitFor();
    expect(page.url()).toMatch(/#\/ask\/./);
  });

  test("says what the practice model cannot do, and leads to real ones", async () => {
    const app = await startOwnApp();
    const { page } = await openProfile(browser, app);

    await page.getByText(/knows only short word problems in English/).waitFor();
    await page.getByText("Could be fetched, if you allow it").waitFor();
    await page.getByRole("button", { name: "Show all models" }).click();

    await page.getByRole("heading", { name: "Models worth having" }).waitFor();
  });

  test("leads from a model that could be fetched to where it can be", async () => {
    const app = await startOwnApp();
    const { page } = await openProfile(browser, app);

    await page.getByTitle("Show what can be fetched under Models").first().press("Enter");

    await page.getByRole("heading", { name: "Models worth having" }).waitFor();
  });

  test("offers the real models of this machine, to be used in one click", async () => {
    const home = await homeWithModel("my-own-model");
    const app = await startOwnApp({ home });
    const { page } = await openProfile(browser, app);

    await page.getByRole("button", { name: "Use my-own-model for questions" }).click();

    await page.getByText("In use").waitFor();
    await expect.poll(() => page.getByLabel("Model").first().inputValue()).toBe("my-own-model");
    await page.getByRole("button", { name: "Back to the practice model" }).click();
    await expect.poll(() => page.getByLabel("Model").first().inputValue()).toBe("practice");
  });

  test("offers questions that the practice model answers rightly", async () => {
    const app = await startOwnApp();
    const { context } = await openProfile(browser, app);
    const direct = await connectDirectly(app, context);

    const answers = [];
    for (const { question, strategy } of SAMPLES) {
      const { run } = await direct.engine.runs.ask({ question, strategy, keep: false });
      const report = await direct.engine.runs.result({ run });
      answers.push("answer" in report ? report.answer : undefined);
    }

    expect(answers).toEqual(ANSWERS);
    direct.close();
  });

  test.each(["light", "dark"] as const)("can be read by a screen reader (%s)", async (colorScheme) => {
    const app = await startOwnApp();
    const { page } = await openProfile(browser, app, { colorScheme });
    await page.getByText("Could be fetched, if you allow it").waitFor();

    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** A home whose settings name a folder with one model. */
async function homeWithModel(name: string): Promise<string> {
  const home = await temporaryFolder();
  const folder = join(home, "elsewhere");
  await mkdir(folder);
  await copyFile(PRACTICE, join(folder, `${name}.gguf`));
  await writeFile(join(home, "settings.json"), JSON.stringify({ modelFolders: [folder] }));
  return home;
}
