import { mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { accessibilityFindings } from "./support/axe.ts";
import { dropFiles, isFocused } from "./support/pages.ts";
import { sharedApp } from "./support/shared-app.ts";

const shared = sharedApp();
/** The profile's first, which all tests look at. */
let page: Page;

beforeAll(() => {
  ({ page } = shared.profile);
});

beforeEach(async () => {
  await page.goto(`${shared.app.root}/#/settings`);
  await page.reload();
  await page.getByText(shared.app.home).waitFor();
});

afterAll(() => shared.profile.close());

describe("settings", () => {
  test("are shown at once, saved at once, and there again after a reload", async () => {
    await choose("Dark");
    await page.getByRole("status").getByText("Saved at").waitFor();
    expect(await scheme()).toBe("dark");
    expect(await kept()).toMatchObject({ theme: "dark" });

    await page.reload();
    await page.getByText(shared.app.home).waitFor();
    expect(await scheme()).toBe("dark");
    await choose("As the system");
    await expect.poll(kept).toMatchObject({ theme: "system" });
  });

  test("offer no notification in a browser, which shows none", async () => {
    await page.getByRole("switch", { name: "Do not keep" }).waitFor();
    expect(await page.getByRole("switch", { name: "Say when a run ends" }).count()).toBe(0);
  });

  test("change the language of the whole page, and back", async () => {
    await choose("简体中文");
    await page.getByRole("heading", { name: "设置" }).waitFor();
    await page.getByRole("link", { name: "模型" }).waitFor();

    await choose("English");
    await page.getByRole("heading", { name: "Settings" }).waitFor();
  });

  test("take a number when its field is left, refuse a wrong one at the field, and take nothing for automatic", async () => {
    const threads = page.getByLabel("Threads of the processor");

    await threads.fill("0");
    await page.getByText(/Write a whole number from 1 to 1,024/).waitFor();
    await threads.blur();
    // What is changed later is kept later.
    await choose("Dark");
    await expect.poll(kept).toMatchObject({ theme: "dark" });
    expect(await kept()).not.toHaveProperty("runtime.threads");
    await choose("As the system");
    await expect.poll(kept).toMatchObject({ theme: "system" });
    await threads.fill("1");
    await threads.press("Enter");
    await expect.poll(kept).toHaveProperty("runtime.threads", 1);
    await expect.poll(() => threads.inputValue()).toBe("1");
    await threads.fill("");
    await threads.blur();
    await expect.poll(kept).not.toHaveProperty("runtime.threads");
  });

  test("take a number whose field a key leads away from", async () => {
    const threads = page.getByLabel("Threads of the processor");
    await threads.fill("1");

    await page.keyboard.press("Control+1");

    await page.getByRole("heading", { level: 1, name: "Ask" }).waitFor();
    await expect.poll(kept).toHaveProperty("runtime.threads", 1);
    await page.keyboard.press("Control+,");
    await expect.poll(() => threads.inputValue()).toBe("1");
    await threads.fill("");
    await threads.blur();
    await expect.poll(kept).not.toHaveProperty("runtime.threads");
  });

  test("turn keeping off for new questions", async () => {
    const doNotKeep = page.getByRole("switch", { name: "Do not keep" });

    await doNotKeep.focus();
    await page.keyboard.press("Space");

    await expect.poll(kept).toMatchObject({ keepRuns: false });
    // The page hears of it a little later than the disk; until then the key would switch it on again.
    await expect.poll(() => doNotKeep.isChecked()).toBe(true);
    await page.keyboard.press("Space");
    await expect.poll(kept).toMatchObject({ keepRuns: true });
  });

  test("that another tab changed hold here once this one is come back to", async () => {
    const direct = await shared.connect();
    onTestFinished(async () => {
      await direct.engine.settings.change({ keepRuns: true });
      direct.close();
    });
    const doNotKeep = page.getByRole("switch", { name: "Do not keep" });
    expect(await doNotKeep.isChecked()).toBe(false);
    await direct.engine.settings.change({ keepRuns: false });

    await page.evaluate(() => window.dispatchEvent(new Event("focus")));

    await expect.poll(() => doNotKeep.isChecked()).toBe(true);
  });

  test("are not left for a file that is dropped on them", async () => {
    expect(await dropFiles(page, { name: "mine.csv", buffer: Buffer.from("question,answer\n") })).toBe(true);
  });

  test("say so if a text of theirs cannot be copied", async () => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("The clipboard is closed."));
    });

    await page.getByRole("button", { name: "Copy: Home folder" }).click();

    await page.getByText("The clipboard is closed.").waitFor();
  });

  test("are reached with Ctrl+comma from anywhere", async () => {
    await page.goto(`${shared.app.root}/#/models`);
    await page.getByRole("heading", { name: "Models", exact: true }).waitFor();

    await page.keyboard.press("Control+,");

    await page.getByRole("heading", { name: "Settings", level: 1 }).waitFor();
  });

  test("tell what the program is where the desktop's menu asks for it", async () => {
    const desktop = await shared.openTab("/#/models");
    await desktop.setViewportSize({ width: 1280, height: 400 });
    await desktop.addInitScript(() => {
      const nothing = () => Promise.resolve();
      const onCommand = (chooseInMenu: (command: string) => void) => {
        Object.assign(window, { chooseInMenu });
        return () => undefined;
      };
      const shell = { onCommand, setTheme: nothing, setLanguage: nothing };
      Object.assign(window, { counterpointShell: shell });
    });
    await desktop.reload();
    await expect.poll(() => desktop.evaluate(() => "chooseInMenu" in window)).toBe(true);

    await desktop.evaluate(() => {
      const { chooseInMenu } = window as unknown as { chooseInMenu: (command: string) => void };
      chooseInMenu("about");
    });

    const about = desktop.getByRole("heading", { level: 2, name: "About" });
    await expect.poll(() => isFocused(about)).toBe(true);
    const { y = 400 } = (await about.boundingBox()) ?? {};
    expect(y).toBeLessThan(400);
  });

  test("are left for another view at its top, wherever they were scrolled to", async () => {
    const content = page.getByRole("main");
    const top = () => content.evaluate(({ scrollTop }) => scrollTop);
    // What the other view shows is known from then on, so that it is long at once.
    await page.getByRole("link", { name: "Models" }).click();
    await page.getByRole("table", { name: "Models worth having" }).waitFor();
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(shared.app.home).waitFor();
    await content.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    expect(await top()).toBeGreaterThan(0);

    await page.getByRole("link", { name: "Models" }).click();
    await page.getByRole("heading", { name: "Models", exact: true }).waitFor();

    expect(await top()).toBe(0);
  });

  test("say so where they were changed if they cannot be saved", async () => {
    const file = join(shared.app.home, "settings.json");
    await rm(file, { force: true });
    await mkdir(file);
    onTestFinished(() => rm(file, { recursive: true }));
    const reason = /settings\.json" cannot be read/;
    const notification = page.locator(".mantine-Notification-root").getByText(reason);

    await choose("Dark");
    await page.getByRole("main").getByRole("alert").getByText(reason).waitFor();
    expect(await notification.count()).toBe(0);

    await page.getByRole("link", { name: "Runs" }).click();
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("What do you want to do?").fill("Theme: Light");
    await page.keyboard.press("Enter");
    await notification.waitFor();
  });

  test("that cannot be read are read again by a button that stays until they are", async () => {
    const file = join(shared.app.home, "settings.json");
    await rm(file, { force: true });
    await mkdir(file);
    onTestFinished(() => rm(file, { recursive: true, force: true }));
    const connecting = page.waitForEvent("websocket");
    await page.reload();
    const socket = await connecting;
    const readAgain = page.getByRole("button", { name: "Read again" });
    await readAgain.focus();

    const refused = socket.waitForEvent("framereceived", ({ payload }) =>
      String(payload).includes("cannot be read"),
    );
    await page.keyboard.press("Enter");
    await refused;
    expect(await isFocused(readAgain)).toBe(true);

    await rm(file, { recursive: true });
    await page.keyboard.press("Enter");
    await page.getByLabel("Threads of the processor").waitFor();
    expect(await readAgain.count()).toBe(0);
  });

  test.each(["light", "dark"] as const)("can be read by a screen reader (%s)", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });

    expect(await accessibilityFindings(page)).toEqual([]);
  });
});

/** A click on what is read of a choice; the radio button itself is out of sight. */
function choose(label: string): Promise<void> {
  return page.locator("label").filter({ hasText: label }).first().click();
}

function scheme(): Promise<string | null> {
  return page.locator("html").getAttribute("data-mantine-color-scheme");
}

/** What the home's settings say. */
async function kept(): Promise<unknown> {
  const content = await readFile(join(shared.app.home, "settings.json"), "utf8").catch(() => "{}");
  return JSON.parse(content);
}
