import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { holdBack } from "./support/browser.ts";
import { isFocused } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();

const CSV = `body,gold,hardness,Number
"Ann has 2 pens, Bo has 5. How many pens have they together?",7,easy,1
"A tank holds 9 fish. 4 are sold. How many fish are left?",5,hard,2
`;

describe("a data file whose columns are called otherwise", () => {
  test.each(["light", "dark"] as const)("is read once they are named (%s)", async (colorScheme) => {
    const page = await shared.openTab("/#/evaluate", { colorScheme });
    await chooseFile(page, "mine.csv", CSV);
    await page.getByRole("alert").getByText('has no column "question"').waitFor();
    const form = page.getByRole("form", { name: "Which column is which" });
    const read = form.getByRole("button", { name: "Read with these columns" });

    await read.click();
    await form.getByText("Choose the column of this.").first().waitFor();
    expect(await focusedLabel(page)).toBe("Question");
    expect(await accessibilityFindings(page)).toEqual([]);

    await choose(page, "Question", "body");
    await choose(page, "Right answer", "gold");
    await choose(page, "Kind of answer", "Word or name");
    await choose(page, "Difficulty", "hardness");
    await read.focus();
    await page.keyboard.press("Enter");

    await page.getByText("2 questions", { exact: true }).waitFor();
    await page.getByText("easy 1, hard 1").waitFor();
    await page.getByText("Question: body · Right answer: gold").waitFor();
    expect(await isFocused(read)).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    await page.getByRole("button", { name: "Run", exact: true }).click();
    await page.getByRole("group", { name: "Results" }).getByText("2 / 2").waitFor();
  });

  test("may also hold JSON objects, none of which could be read", async () => {
    const page = await shared.openTab("/#/evaluate");
    const lines = [1, 2].map((number) =>
      JSON.stringify({ sQuestion: `What is ${number}?`, solution: number }),
    );
    await chooseFile(page, "other.jsonl", lines.join("\n"));

    await page.getByText("0 questions", { exact: true }).waitFor();
    await choose(page, "Question", "sQuestion");
    await choose(page, "Right answer", "solution");
    await page.getByRole("button", { name: "Read with these columns" }).click();

    await page.getByText("2 questions", { exact: true }).waitFor();
  });
});

test("a file that was given up while it was read takes the place of no other", async () => {
  const page = await shared.openTab("/#/evaluate");
  const { letThrough } = await holdBack(page, "engine", /late\.csv/);
  await page.reload();
  await page.getByRole("button", { name: "Use the sample questions" }).click();
  await page.getByText("50 questions", { exact: true }).waitFor();

  await chooseFile(page, "late.csv", "question,answer\nHow many?,1\n");
  await page.getByRole("button", { name: "Keep these questions" }).click();
  letThrough();
  // What is said later is heard later.
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByText(shared.app.home).waitFor();
  await page.getByRole("link", { name: "Evaluate" }).click();

  await page.getByText("50 questions", { exact: true }).waitFor();
  expect(await page.getByText("late.csv").count()).toBe(0);
});

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const others = page.getByRole("button", { name: "Choose other questions" });
  if (await others.isVisible()) await others.click();
  const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
  await page.locator("input[type=file]").setInputFiles(file);
}

async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

function focusedLabel(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { activeElement } = document;
    const label = activeElement instanceof HTMLInputElement ? activeElement.labels?.[0] : undefined;
    return label?.textContent.replace("*", "").trim();
  });
}
