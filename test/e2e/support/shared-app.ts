import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startApp, type App, type AppOptions } from "./app.ts";
import { launchBrowser, openPage, type OpenedPage, type PageOptions } from "./browser.ts";
import { connectDirectly, type DirectClient } from "./client.ts";
import { openTab, type TabOptions } from "./pages.ts";

/** What the tests of a file have in common; nothing of it is there before the first of them. */
export interface SharedApp {
  readonly app: App;
  readonly browser: Browser;
  /** Logged in. Each test opens a page of its own in it. */
  readonly profile: OpenedPage;
  /** A page of the profile, for the running test. @param path what is shown, e.g. `/#/runs` */
  readonly openTab: (path: string, options?: TabOptions) => Promise<Page>;
  /** The engine as the profile's pages speak to it. */
  readonly connect: () => Promise<DirectClient>;
}

/**
 * An app, and a browser with a profile that is logged in, from before a file's first test until after its last.
 * @param appOptions asked for once the file's tests begin
 */
export function sharedApp(
  pageOptions: PageOptions = {},
  appOptions: () => AppOptions | Promise<AppOptions> = () => ({}),
): SharedApp {
  let shared: Pick<SharedApp, "app" | "browser" | "profile"> | undefined;
  const there = () => {
    if (shared === undefined) throw new Error("The app is started before the file's first test.");
    return shared;
  };
  beforeAll(async () => {
    const [browser, app] = await Promise.all([launchBrowser(), startApp(await appOptions())]);
    shared = { browser, app, profile: await openPage(browser, app, pageOptions) };
  });
  afterAll(async () => {
    const { browser, app } = there();
    await browser.close();
    await app.stop();
  });
  return {
    get app() {
      return there().app;
    },
    get browser() {
      return there().browser;
    },
    get profile() {
      return there().profile;
    },
    openTab: (path, options) => openTab(there().profile, there().app, path, options),
    connect: () => connectDirectly(there().app, there().profile.context),
  };
}
