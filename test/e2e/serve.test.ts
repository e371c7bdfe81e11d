import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeEntry } from "../../cli/serve/open-browser.ts";
import { frame } from "../../renderer/i18n/en/frame.ts";
import { startApp } from "./support/app.ts";
import { accessibilityFindings } from "./support/axe.ts";
import { launchBrowser } from "./support/browser.ts";
import { startOwnApp } from "./support/own-app.ts";
import { openProfile } from "./support/pages.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe("the app in a browser", () => {
  test("opens by its address, keeps no token in it, and runs under its content security policy", async () => {
    const app = await startOwnApp();

    const { page } = await openProfile(browser, app);

    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    expect(page.url()).toBe(`${app.root}/#/settings`);
  });

  test("opens by the file that leads a browser to its address", async () => {
    const app = await startOwnApp();
    const { url, remove } = writeEntry(app.address, app.home);
    onTestFinished(remove);
    const context = await browser.newContext({ locale: "en-US" });
    onTestFinished(() => context.close());
    const page = await context.newPage();

    await page.goto(url);

    await page.getByRole("link", { name: "Settings" }).waitFor();
    expect(new URL(page.url()).origin).toBe(app.origin);
  });

  test("leaves room for the content in the smallest window at twice the size: nothing to its side, the network in sight", async () => {
    const app = await startOwnApp();

    const { page } = await openProfile(browser, app, { viewport: { width: 450, height: 300 } });

    const main = page.getByRole("main");
    const hidden = () => main.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const content = await main.boundingBox();
    expect(content?.width).toBeGreaterThan(340);
    const network = await page.getByRole("note").filter({ hasText: "Offline" }).boundingBox();
    expect((network?.y ?? Infinity) + (network?.height ?? 0)).toBeLessThanOrEqual(300);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByText(app.home).waitFor();
    expect(await hidden()).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.getByRole("link", { name: "Ask", exact: true }).click();
    await page.getByRole("button", { name: "Ask this question" }).click();
    await page.getByRole("region", { name: "The run" }).getByText("done", { exact: true }).waitFor();
    expect(await hidden()).toBe(0);
    await page.goto(page.url().replace("#/ask/", "#/runs/"));
    await page.getByRole("region", { name: "Settings of this run" }).waitFor();
    expect(await hidden()).toBe(0);
  });

  test("asks this machine's server for everything, and for its own files alone", async () => {
    const app = await startOwnApp();

    const { page, requests } = await openProfile(browser, app);
    for (const view of Object.values(frame.views)) {
      await page.getByRole("link", { name: view, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: view, exact: true }).waitFor();
    }

    const origins = new Set(requests.map((url) => new URL(url).origin));
    expect(origins).toEqual(new Set([app.origin, app.origin.replace("http:", "ws:")]));
  });

  test("is built for people: nothing in it is React's slow build for developers", async () => {
    const app = await startOwnApp();
    const { page, context } = await openProfile(browser, app);

    const source = await page.locator("script[src]").getAttribute("src");
    const script = await context.request.get(new URL(source ?? "", `${app.root}/`).href);

    expect(script.ok()).toBe(true);
    expect(await script.text()).not.toContain("jsxDEV");
  });

  test("lets nobody else in by the same address", async () => {
    const app = await startOwnApp();
    await openProfile(browser, app);

    const other = await browser.newContext();
    onTestFinished(() => other.close());
    const page = await other.newPage();
    const response = await page.goto(app.address);

    expect(response?.status()).toBe(403);
    await page.getByRole("heading", { name: "This address was used or is out of date" }).waitFor();
  });

  test("is closed to pages of other servers on this machine", async () => {
    const app = await startOwnApp();
    const other = await startOwnApp();
    const { context } = await openProfile(browser, app);
    const page = await context.newPage();
    await page.goto(other.address);
    await page.waitForURL(({ search }) => search === "");

    const outcome = await page.evaluate(async (root) => {
      const socket = new WebSocket(`${root.replace("http:", "ws:")}/engine`);
      const opened = new Promise((resolve) => {
        socket.addEventListener("open", () => resolve("open"));
        socket.addEventListener("error", () => resolve("refused"));
      });
      const fetched = fetch(`${root}/`, { mode: "no-cors", credentials: "include" }).then(
        () => "read",
        () => "refused",
      );
      return [await opened, await fetched];
    }, app.root);

    expect(outcome).toEqual(["refused", "refused"]);
  });

  test("tells no other server on this machine what lets it in", async () => {
    const app = await startOwnApp();
    const { context } = await openProfile(browser, app);
    const cookies: (string | undefined)[] = [];
    const other = createServer(({ headers }, response) => {
      cookies.push(headers.cookie);
      response.end("another page");
    }).listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await once(other, "listening");

    const page = await context.newPage();
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);

    expect(new Set(cookies)).toEqual(new Set([undefined]));
  });

  test("ends with its process: Ctrl+C closes server and engine", async () => {
    const app = await startApp();
    const engine = app.enginePid();

    expect(await app.stop()).toBe(130);

    expect(() => process.kill(engine ?? 0, 0)).toThrow("ESRCH");
    await expect(fetch(app.origin)).rejects.toThrow();
  });
});
