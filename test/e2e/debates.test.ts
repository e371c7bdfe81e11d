import type { Browser, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { startApp, type App } from "./support/app.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { launchBrowser, openPage, openTab, type OpenedPage } from "./support/browser.ts";

const QUESTION = "Ann has 3 pens and buys 4 more. How many pens does she have?";

let app: App;
let browser: Browser;
let profile: OpenedPage;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
  profile = await openPage(browser, app, { viewport: { width: 1280, height: 900 } });
});

afterAll(async () => {
  await browser.close();
  await app.stop();
});

describe.each([
  { method: "Debate with a judge", picture: "Debate", agents: null },
  { method: "Counterfactual Multi-Agent Debate", picture: "Stances" , agents: null},
  { method: "^Tree of Thought", picture: "Tree of thoughts" , agents: null},
  { method: "Multi-agent Tree of Thought", picture: "Trees of the reasoners" , agents: null},
  { method: "Multi-agent Tree of Thought", picture: "Trees of the reasoners" , agents: 1},
  { method: "Peer Review", picture: "Solutions and reviews" , agents: null},
  { method: "Adaptive", picture: "How far it had to go" , agents: null},
])("$method", ({ method, picture, agents }) => {
  test("explore", async () => {
    const { page } = await openTab(profile, app, "/");
    page.setDefaultTimeout(15_000);
    await page.getByRole("button", { name: /^Strategy/ }).click();
    await page.getByRole("option", { name: new RegExp(method) }).click();
    if (agents !== null) await page.getByRole("textbox", { name: "Agents N" }).fill(String(agents));
    await page.getByRole("textbox", { name: "Question" }).fill(QUESTION);
    const before = Date.now();
    await page.getByRole("button", { name: /^Run/ }).click();
    const run = page.getByRole("region", { name: "The run" });
    await run.getByText("done", { exact: true }).waitFor({ timeout: 90_000 });
    console.log(method, "took", Date.now() - before);
    const region = page.getByRole("region", { name: picture, exact: true });
    await page.screenshot({ path: `/tmp/shots-e2e/${picture}.png` });
    console.log((await region.ariaSnapshot()).slice(0, 3500));
    const buttons = region.getByRole("button");
    const n = await buttons.count();
    const out: string[] = [];
    for (let i = 0; i < n; i++) {
      await buttons.nth(i).focus();
      await page.keyboard.press("Enter");
      await page.waitForTimeout(300);
      out.push(
        await page.evaluate(() => {
          const a = document.activeElement as HTMLElement;
          const r = a.getBoundingClientRect();
          return `${a.tagName} ${a.dataset.path} ${a.getAttribute("aria-label")} top ${Math.round(r.top)} bottom ${Math.round(r.bottom)}`;
        }),
      );
    }
    const cards = await page.locator("[data-path]").count();
    console.log(method, n, "buttons", cards, "cards\n" + out.join("\n"));
  });
});
