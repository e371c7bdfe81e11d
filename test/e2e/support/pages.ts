import type { Browser, Locator, Page } from "playwright-core";
import { onTestFinished } from "vitest";
import type { App } from "./app.ts";
import { openPage, requireNone, watch, type OpenedPage, type PageOptions } from "./browser.ts";
import type { DirectClient } from "./client.ts";

/** What the console of a page says whose connection to the engine breaks. */
export const LOST_CONNECTION: readonly RegExp[] = [/WebSocket/];

export interface TabOptions {
  readonly colorScheme?: "light" | "dark";
  /** What goes wrong because the test wants it to. */
  readonly expected?: readonly RegExp[];
}

/**
 * Opens one more page of a profile that logged in, for the running test: at its end the page is closed, and the test fails
 * if anything else went wrong in it than was expected.
 * @param path what is shown, e.g. `/#/runs`
 */
export async function openTab(
  { context }: Pick<OpenedPage, "context">,
  app: Pick<App, "root">,
  path: string,
  { colorScheme = "light", expected }: TabOptions = {},
): Promise<Page> {
  const page = await context.newPage();
  const { problems } = watch(page, context);
  onTestFinished(async () => {
    await page.close();
    requireNone(problems, expected);
  });
  await page.emulateMedia({ colorScheme });
  await page.goto(app.root + path);
  return page;
}

/** Logs a profile in as `openPage` does, for the running test alone, at whose end it is closed and checked as a tab is. */
export async function openProfile(
  browser: Browser,
  app: App,
  { expected, ...options }: PageOptions & Pick<TabOptions, "expected"> = {},
): Promise<OpenedPage> {
  const opened = await openPage(browser, app, options);
  onTestFinished(() => opened.close(expected));
  return opened;
}

/** Whether an element has the focus. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => element === document.activeElement);
}

/** A file that is dropped on a page. */
interface DroppedFile {
  readonly name: string;
  readonly buffer: Buffer;
}

/** Drops files on a page, together. @returns whether the browser is kept from opening them in the page's place */
export function dropFiles(page: Page, ...files: readonly DroppedFile[]): Promise<boolean> {
  const dropped = files.map(({ name, buffer }) => ({ name, bytes: [...buffer] }));
  return page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const { name, bytes } of all) dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
    const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
    return document.querySelector("main")?.dispatchEvent(drop) === false;
  }, dropped);
}

/** Chooses a strategy from its list. @param title how its title begins */
export async function chooseStrategy(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: /^Method/ }).click();
  await page.getByRole("option", { name: new RegExp(`^${title}`) }).click();
}

/** Has the next tab begin with the method that Ask has by itself, whatever an earlier one chose. */
export async function forgetMethod(connect: () => Promise<DirectClient>): Promise<void> {
  const direct = await connect();
  await direct.engine.settings.change({ method: null });
  direct.close();
}
