import process from "node:process";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { launchBrowser, openPage } from "./support/browser.ts";
import { connectDirectly } from "./support/client.ts";
import { startOwnApp } from "./support/own-app.ts";
import { descendantsOf } from "./support/processes.ts";
import { isLoopback, socketsOf, type OpenSocket } from "./support/sockets.ts";

// `npm run test:offline` runs this and every other end-to-end test where there is only this machine, and fails if anything
// so much as tried to reach beyond it.
describe.skipIf(process.platform !== "linux")("the sockets of the app", () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test("begin and end on this machine, from its start until a question is answered", async () => {
    const app = await startOwnApp();
    const seen = new Map<string, OpenSocket>();
    const look = setInterval(() => {
      const family = [app.pid, ...descendantsOf(app.pid).map(({ pid }) => pid)];
      for (const socket of socketsOf(family)) {
        seen.set(`${socket.table} ${socket.local} ${socket.remote}`, socket);
      }
    }, 100);
    onTestFinished(() => clearInterval(look));

    const opened = await openPage(browser, app);
    const client = await connectDirectly(app, opened.context);
    const { run } = await client.engine.runs.ask({ question: "Ann has 3 apples and buys 4. How many?" });
    await client.engine.runs.result({ run });
    client.close();
    await opened.close();

    const sockets = [...seen.values()];
    // The server listens, and the engine holds the page's connection.
    expect(new Set(sockets.map(({ pid }) => pid))).toEqual(new Set([app.pid, app.enginePid()]));
    expect(sockets.filter((socket) => !isLoopback(socket))).toEqual([]);
  });
});
