import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";
import { modelSize } from "../../core/advice/gain-words.ts";
import { FIGURES } from "../../core/advice/figures.ts";
import { writeSparseModel } from "../support/sparse-model.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { chooseStrategy, type TabOptions } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

/** The smallest model that `adaptive` was measured with. */
const [MEASURED] = FIGURES.filter(({ strategy }) => strategy === "adaptive").toSorted(
  (one, other) => one.parameters - other.parameters,
);
if (MEASURED === undefined) throw new Error("There are no figures of adaptive.");
const { model: NAME, parameters: PARAMETERS, data: DATA } = MEASURED;

/** At most such a part of its parameters, in whole rows of a matrix. */
const partOf = (parts: number): number => Math.floor(PARAMETERS / parts / 16_384) * 16_384;

let home: string;
// Hooks at the end run from the last to the first: the app has been stopped by then.
afterAll(() => rm(home, { recursive: true }));
const shared = sharedApp({}, async () => {
  home = await homeWithModels({ "half-the-size": partOf(2), "eighth-of-the-size": partOf(8) });
  return { home };
});

describe("what a method was measured to be worth", () => {
  test.each(["light", "dark"] as const)(
    "stands below it for a model of about that size, with the runs behind it (%s)",
    async (colorScheme) => {
      const page = await openWith("half-the-size", { colorScheme });

      await page.getByText(`Measured with another model, ${NAME}, which is 2 times the size`).waitFor();
      await page
        .getByText(/over one answer|than one answer/)
        .first()
        .waitFor();
      await page.getByText(/^\d+ measurements?$/).click();
      await page.getByText(`counterpoint eval --data ${DATA}`).first().waitFor();

      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test("stands below it for each of several models, by their names", async () => {
    const page = await openWith("half-the-size");
    await page.getByLabel("On these models").first().click();
    await page.getByRole("option", { name: /eighth-of-the-size/ }).click();
    await page.keyboard.press("Escape");

    const method = page.getByRole("listitem").filter({ hasText: "Measured with another model" });
    await method.getByText("half-the-size", { exact: true }).waitFor();
    await method.getByText("eighth-of-the-size", { exact: true }).waitFor();
    await method.getByText(`the nearest is ${NAME}, 8 times the size`).waitFor();
  });

  test("is told of every method in the picker", async () => {
    const page = await openWith("half-the-size");
    await page.getByRole("button", { name: /^Method/ }).click();

    const adaptive = page.getByRole("option", { name: /^Adaptive/ });
    await adaptive.getByText(`another model of ${modelSize(PARAMETERS)}`).waitFor();
  });

  test("is not said of a model that is far smaller than any that was measured", async () => {
    const page = await openWith("eighth-of-the-size");

    await page.getByText(`the nearest is ${NAME}, 8 times the size`).waitFor();
    expect(await page.getByText(/^\d+ measurements?$/).count()).toBe(0);
  });
});

test("an evaluation announces the calls that its method makes on the chosen model", async () => {
  const page = await openWith("half-the-size");
  await chooseStrategy(page, "Multi-agent Collaborative Filtering");

  await page.getByRole("button", { name: "Use the sample questions" }).click();

  // 11 for each of 50 questions: on a model of that size nobody misleads, who would make it 14.
  await page.getByText("about 550 calls").waitFor();
});

/** A home whose settings name a folder with models of so many weights. */
async function homeWithModels(weights: Readonly<Record<string, number>>): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), "counterpoint-e2e-"));
  const folder = join(place, "elsewhere");
  await mkdir(folder);
  for (const [name, size] of Object.entries(weights)) {
    await writeSparseModel(join(folder, `${name}.gguf`), size);
  }
  await writeFile(join(place, "settings.json"), JSON.stringify({ modelFolders: [folder] }));
  return place;
}

/** The page on which methods are evaluated, with this model in the place of the practice model, and with `adaptive`. */
async function openWith(model: string, look: TabOptions = {}): Promise<Page> {
  const page = await shared.openTab("/#/evaluate", look);
  await page.getByLabel("On these models").first().click();
  await page.keyboard.press("Backspace");
  await page.getByRole("option", { name: new RegExp(model) }).click();
  await page.keyboard.press("Escape");
  await chooseStrategy(page, "Adaptive");
  return page;
}
