import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { holdBack } from "./support/browser.ts";
import { dropFiles, isFocused } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const QUESTION = "Which pets are heavy?";
const GOLD = "SELECT name FROM pet WHERE weight > 10 ORDER BY name";
const LOOKS = ["light", "dark"] as const;

const shared = sharedApp({ viewport: { width: 1280, height: 900 } });
/** With `pets.sqlite` and nothing else. */
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "counterpoint-pets-"));
  const database = new DatabaseSync(join(folder, "pets.sqlite"));
  database.exec(`
    CREATE TABLE pet (id INTEGER PRIMARY KEY, name TEXT, weight REAL);
    INSERT INTO pet VALUES (1, 'Rex', 30), (2, 'Ada', 12), (3, 'Tom', 4);
    CREATE TABLE owner (id INTEGER PRIMARY KEY, name TEXT);`);
  database.close();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("a question about a database", () => {
  test.each(LOOKS)("shows the tables of a chosen file, and them again with its run (%s)", async (look) => {
    const page = await shared.openTab("/", { colorScheme: look });
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });
    const run = page.getByRole("button", { name: /^Run/ });
    expect(await run.isDisabled()).toBe(true);
    expect(await accessibilityFindings(page)).toEqual([]);

    await field.locator("input[type=file]").setInputFiles(join(folder, "pets.sqlite"));
    await requireTables(page);
    expect(await accessibilityFindings(page)).toEqual([]);
    await run.click();

    await requireEnd(page);
    const panel = page.getByRole("region", { name: "Queries and their results" });
    await panel.getByText("Tables of pets.sqlite").click();
    const schema = await panel.getByRole("group", { name: "Tables of pets.sqlite" }).last().textContent();
    expect(schema).toMatch(/CREATE TABLE pet\b/);
    // What the practice model says is no query.
    await page.getByText("no answer can be read from what they said").waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test("has its database still when it is edited", async () => {
    const page = await shared.openTab("/");
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });
    const run = page.getByRole("button", { name: /^Run/ });
    await field.locator("input[type=file]").setInputFiles(join(folder, "pets.sqlite"));
    await requireTables(page);
    await run.click();
    await requireEnd(page);

    await page.getByRole("button", { name: "Edit" }).click();

    expect(await run.isDisabled()).toBe(false);
  });

  test("leaves a file that was named by its path as it was", async () => {
    const path = join(folder, "pets.sqlite");
    const before = await readFile(path);
    const page = await shared.openTab("/");
    await askForSql(page);

    await page.getByRole("textbox", { name: "Database" }).fill(path);
    await page.getByRole("button", { name: "Open" }).click();
    await requireTables(page);
    await page.getByRole("button", { name: /^Run/ }).click();
    await requireEnd(page);

    expect(await readFile(path)).toEqual(before);
    expect(await readdir(folder)).toEqual(["pets.sqlite"]);
  });

  test("keeps the focus in its field when a database is opened by Enter, and when another is wanted", async () => {
    const page = await shared.openTab("/");
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });
    const path = field.getByRole("textbox", { name: "Database" });

    await path.fill(join(folder, "pets.sqlite"));
    await path.press("Enter");
    await requireTables(page);
    await expect.poll(() => isFocused(field)).toBe(true);
    await field.getByRole("button", { name: "Choose another" }).press("Enter");
    await path.waitFor();

    expect(await isFocused(field)).toBe(true);
  });

  test("begins with the fold of the database, or with its file dropped anywhere on the page", async () => {
    const page = await shared.openTab("/");
    const fold = page.locator("summary").filter({ hasText: /^Database/ });
    const field = page.getByRole("region", { name: "Database" });
    const run = page.getByRole("button", { name: /^Run/ });
    await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
    await fold.press("Enter");
    await field.waitFor();
    expect(await run.isDisabled()).toBe(true);
    await fold.press("Enter");
    await field.waitFor({ state: "detached" });
    await expect.poll(() => run.isDisabled()).toBe(false);

    await dropFiles(page, { name: "pets.sqlite", buffer: await readFile(join(folder, "pets.sqlite")) });

    await requireTables(page);
    await expect.poll(() => run.isDisabled()).toBe(false);
  });

  test("gives the kind of answer back that was chosen before, when it is closed without a database", async () => {
    const page = await shared.openTab("/");
    const fold = page.locator("summary").filter({ hasText: /^Database/ });
    const field = page.getByRole("region", { name: "Database" });
    const kind = page.getByRole("combobox", { name: "Kind of answer" });
    await page.getByText("Passage, kind of answer").click();
    await kind.click();
    await page.getByRole("option", { name: "A number" }).click();

    await fold.press("Enter");
    await field.waitFor();
    await fold.press("Enter");
    await field.waitFor({ state: "detached" });

    await expect.poll(() => kind.inputValue()).toBe("A number");
  });

  test("is not put back when its database opens after another one was written", async () => {
    const page = await shared.openTab("/");
    const { letThrough } = await holdBack(page, "engine", /CREATE TABLE pet/);
    await page.reload();
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });
    const question = page.getByRole("textbox", { name: "Question" });

    await field.locator("input[type=file]").setInputFiles(join(folder, "pets.sqlite"));
    await page.getByRole("combobox", { name: "Kind of answer" }).click();
    await page.getByRole("option", { name: "A number" }).click();
    await field.waitFor({ state: "detached" });
    await question.fill("How many legs has Rex?");
    letThrough();
    // What is said later is heard later.
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(shared.app.home).waitFor();
    await page.getByRole("link", { name: "Ask" }).click();

    expect(await question.inputValue()).toBe("How many legs has Rex?");
    expect(await field.count()).toBe(0);
  });

  test("can be stopped while its database is opened, which can be opened again then", async () => {
    const page = await shared.openTab("/");
    const { letThrough } = await holdBack(page, "engine", /CREATE TABLE pet/);
    await page.reload();
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });
    const path = field.getByRole("textbox", { name: "Database" });

    await path.fill(join(folder, "pets.sqlite"));
    await path.press("Enter");
    await field.getByRole("button", { name: "Stop opening" }).click();

    await field.getByText("Opening the database").waitFor({ state: "detached" });
    expect(await isFocused(field)).toBe(true);
    expect(await field.getByRole("alert").count()).toBe(0);
    letThrough();
    await path.press("Enter");
    await requireTables(page);
  });

  test("is not given a database by an opening during which the view was left", async () => {
    const page = await shared.openTab("/");
    const { letThrough } = await holdBack(page, "engine", /CREATE TABLE pet/);
    await page.reload();
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });

    await field.locator("input[type=file]").setInputFiles(join(folder, "pets.sqlite"));
    await field.getByText("Opening the database").waitFor();
    await page.getByRole("link", { name: "Models" }).click();
    await page.getByRole("heading", { level: 1, name: "Models" }).waitFor();
    letThrough();
    // What is said later is heard later.
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(shared.app.home).waitFor();
    await page.getByRole("link", { name: "Ask" }).click();

    await field.getByRole("textbox", { name: "Database" }).waitFor();
    expect(await field.getByText("pets.sqlite").count()).toBe(0);
  });

  test("says so where a file is no database", async () => {
    const page = await shared.openTab("/");
    await askForSql(page);
    const field = page.getByRole("region", { name: "Database" });

    const noDatabase = { name: "pets.sqlite", mimeType: "", buffer: Buffer.from("name,weight\nRex,30\n") };
    await field.locator("input[type=file]").setInputFiles(noDatabase);

    await field
      .getByRole("alert")
      .getByText(/SQLite/)
      .first()
      .waitFor();
    expect(await page.getByRole("button", { name: /^Run/ }).isDisabled()).toBe(true);
  });

  test("says so of a dropped file too while the question has choices", async () => {
    const page = await shared.openTab("/");
    await page.getByText("Choices", { exact: true }).click();
    await page.getByRole("textbox", { name: "Choice A" }).fill("Rex");
    await page.getByRole("textbox", { name: "Choice B" }).fill("Tom");

    await dropFiles(page, { name: "pets.sqlite", buffer: Buffer.from("name,weight\nRex,30\n") });

    await page
      .getByRole("alert")
      .getByText(/SQLite/)
      .first()
      .waitFor();
  });
});

describe("an evaluation of SQL questions", () => {
  test.each(LOOKS)(
    "asks for the databases, and tells difficulties apart and what is right (%s)",
    async (look) => {
      const page = await shared.openTab("/#/evaluate", { colorScheme: look });
      await page.locator("input[type=file]").setInputFiles(dataFile());
      await page.getByText("3 questions", { exact: true }).waitFor();
      const run = page.getByRole("button", { name: "Run", exact: true });
      expect(await run.getAttribute("aria-disabled")).toBe("true");
      await page.getByText("Say in which folder the databases lie.").first().waitFor();

      await page.getByRole("textbox", { name: "Folder of the databases" }).fill(folder);
      await run.click();
      const row = page
        .getByRole("group", { name: "Results" })
        .getByRole("row")
        .filter({ hasText: "Self-consistency" });
      await row.getByText("3 / 3").waitFor();
      await row.getByText("done", { exact: true }).waitFor();

      const difficulties = page.getByRole("table", { name: "Accuracy by difficulty" });
      await difficulties.getByRole("row", { name: /^easy \d \/ 2/ }).waitFor();
      await difficulties.getByRole("row", { name: /^hard \d \/ 1/ }).waitFor();

      await page.getByRole("grid", { name: "Questions" }).getByRole("row").nth(1).click();
      const panel = page.getByRole("region", { name: "Question q1" });
      const gold = panel.getByRole("article", { name: "Right query" });
      await gold.getByText(GOLD).waitFor();
      expect(await gold.getByRole("table").getByRole("row").allTextContents()).toEqual([
        "name",
        "Ada",
        "Rex",
      ]);
      await gold.getByText("2 rows").waitFor();
      expect(await accessibilityFindings(page)).toEqual([]);
    },
  );

  test("is refused where the folder has no such database", async () => {
    const page = await shared.openTab("/#/evaluate");
    await page.locator("input[type=file]").setInputFiles(dataFile("cats"));

    await page.getByRole("textbox", { name: "Folder of the databases" }).fill(folder);
    await page.getByRole("button", { name: "Run", exact: true }).click();

    await page
      .getByText(/There is no database cats/)
      .first()
      .waitFor();
  });
});

/** Three questions on one database, two of them easy. */
function dataFile(database = "pets") {
  const lines = ["easy", "hard", "easy"].map((difficulty, index) => ({
    id: `q${index + 1}`,
    dataset: "pets",
    question: QUESTION,
    answer: GOLD,
    answerType: "sql",
    difficulty,
    database,
  }));
  const text = lines.map((line) => JSON.stringify(line)).join("\n");
  return { name: "pets.jsonl", mimeType: "text/plain", buffer: Buffer.from(text) };
}

/** Writes a question that wants SQL. */
async function askForSql(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
  await page.getByText("Passage, kind of answer").click();
  await page.getByRole("combobox", { name: "Kind of answer" }).click();
  await page.getByRole("option", { name: "A SQL query on a database" }).click();
}

async function requireTables(page: Page): Promise<void> {
  const tables = page.getByRole("list", { name: "Tables with their numbers of rows" });
  await tables.getByText("pet 3 rows").waitFor();
  await tables.getByText("owner 0 rows").waitFor();
}

async function requireEnd(page: Page): Promise<void> {
  const run = page.getByRole("region", { name: "The run" });
  await run.getByText("done", { exact: true }).waitFor();
}
