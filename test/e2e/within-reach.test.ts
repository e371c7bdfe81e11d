import { describe, expect, test } from "vitest";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();

describe("what is shown is within everybody's reach", () => {
  test("the button of the method says which one is chosen", async () => {
    const page = await shared.openTab("/");

    await page.getByRole("button", { name: "Method Self-consistency" }).waitFor();
  });

  test("Enter that is held down tries a model, and does not stop it", async () => {
    const page = await shared.openTab("/#/models/practice");

    await page.getByRole("button", { name: "Try", exact: true }).focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");

    await page.getByText("The model ended its reply.").waitFor();
  });

  test("the marked row of a table has an outline where the system chooses the colours", async () => {
    const direct = await shared.connect();
    const { runs } = direct.engine;
    const { run } = await runs.ask({ question: "Eva has 3 mugs and buys 4 more. How many mugs?" });
    await runs.result({ run });
    direct.close();
    const page = await shared.openTab("/#/runs");
    await page.emulateMedia({ forcedColors: "active" });
    const history = page.getByRole("grid", { name: "Runs" });
    await history.getByRole("row").nth(1).waitFor();

    await history.focus();
    await page.keyboard.press("ArrowDown");

    const marked = history.getByRole("row", { selected: true });
    expect(await marked.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe("solid");
  });

  test("a long right answer leaves room for the heading of its question", async () => {
    const page = await shared.openTab("/#/evaluate");
    const answer = "All of it, from the first word to the last. ".repeat(20);
    const line = { id: "q1", dataset: "long", question: "What did she say?", answer, answerType: "string" };
    const file = { name: "long.jsonl", mimeType: "text/plain", buffer: Buffer.from(JSON.stringify(line)) };
    await page.locator("input[type=file]").setInputFiles(file);
    await page.getByText("1 question", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Run", exact: true }).click();

    await page.getByRole("grid", { name: "Questions" }).getByRole("row").nth(1).click();

    const heading = page.getByRole("region", { name: "Question q1" }).getByRole("heading", { level: 3 });
    await heading.first().waitFor();
    const width = await heading.first().evaluate((one) => one.getBoundingClientRect().width);
    expect(width).toBeGreaterThan(60);
  });
});
