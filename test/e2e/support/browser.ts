import process from "node:process";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "playwright-core";
import type { App } from "./app.ts";
import { findChromium } from "./chromium.ts";
import { PATIENCE_MS } from "./patience.ts";

/** A page of the app, and what went wrong or out while it was open. */
export interface OpenedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors of the page and its console, among them every breach of the content security policy. */
  readonly problems: readonly string[];
  /** Addresses of everything that was requested, also by WebSocket. */
  readonly requests: readonly string[];
  /** Fails if anything went wrong that is not expected, then closes the page. */
  readonly close: (expected?: readonly RegExp[]) => Promise<void>;
}

export interface PageOptions extends BrowserContextOptions {
  /** Shown after the log-in, e.g. `/#/runs`. */
  readonly path?: string;
}

/** A new browser. Several pages may be opened in it, each as in a profile of its own. */
export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: findChromium(),
    // Chromium's sandbox refuses to run as root, which is who runs tests in a container.
    chromiumSandbox: !isRoot,
    args: [
      // What Chromium itself would ask for beyond this machine, besides what playwright turns off.
      "--no-pings",
      "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost",
    ],
  });
}

/**
 * Logs a new profile in through the app's address, which is good for one. A further profile gets in by the `storageState` of
 * one that is in.
 */
export async function openPage(
  browser: Browser,
  app: App,
  { path = "/", ...options }: PageOptions = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({ locale: "en-US", ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const watched = watch(page, context);
  await page.goto(options.storageState === undefined ? app.address : `${app.root}/`);
  // The page that takes the token leads on by itself.
  await page.waitForURL(({ search }) => search === "");
  if (path !== "/") await page.goto(app.root + path);
  return {
    page,
    context,
    ...watched,
    async close(expected) {
      await context.close();
      requireNone(watched.problems, expected);
    },
  };
}

/** @returns lists that grow while the page is open */
export function watch(page: Page, context: BrowserContext) {
  const problems: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on("pageerror", (error) => problems.push(`page: ${error.stack ?? error.message}`));
  page.on("crash", () => problems.push("page: crashed"));
  page.on("websocket", (socket) => requests.push(socket.url()));
  context.on("request", (request) => requests.push(request.url()));
  return { problems, requests };
}

/** @throws Error with the problems of a page that were not expected */
export function requireNone(problems: readonly string[], expected: readonly RegExp[] = []): void {
  const others = problems.filter((problem) => !expected.some((known) => known.test(problem)));
  if (others.length > 0) throw new Error(`The page had problems:\n${others.join("\n")}`);
}

/** Messages that are held back. */
export interface HeldBack {
  /** Lets them through, and those that come later. */
  readonly letThrough: () => void;
  /** How many have come so far. */
  readonly count: () => number;
}

/** Holds back what one side tells the other of what matches, from the page's next load on. */
export async function holdBack(page: Page, from: "page" | "engine", messages: RegExp): Promise<HeldBack> {
  const held: (() => void)[] = [];
  let holds = true;
  let count = 0;
  const pass = (message: string | Buffer, send: () => void): void => {
    const matches = messages.test(message.toString());
    if (matches) count += 1;
    if (holds && matches) held.push(send);
    else send();
  };
  await page.routeWebSocket(/^ws:/, (socket) => {
    const engine = socket.connectToServer();
    const [sender, receiver] = from === "page" ? [socket, engine] : [engine, socket];
    sender.onMessage((message) => pass(message, () => receiver.send(message)));
  });
  return {
    letThrough() {
      holds = false;
      for (const send of held.splice(0)) send();
    },
    count: () => count,
  };
}
