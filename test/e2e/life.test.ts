import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { temporaryFolder } from "../support/folder.ts";
import { startApp } from "./support/app.ts";
import { launchBrowser, openPage } from "./support/browser.ts";
import { connectDirectly } from "./support/client.ts";
import { startOwnApp } from "./support/own-app.ts";
import { LOST_CONNECTION, openProfile } from "./support/pages.ts";
import { WAITING } from "./support/patience.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test("closing in mid-run pauses the run, and the next start offers to go on with it", async () => {
  const home = await temporaryFolder();
  const before = await startApp({ home });
  const first = await openPage(browser, before);
  const { engine } = await connectDirectly(before, first.context);
  const { data } = await engine.datasets.sample();
  const { run } = await engine.runs.evaluate({ data, strategy: "mcf", limit: 16, concurrency: 2 });
  await vi.waitFor(async () => expect((await engine.runs.live())[0]?.done).toBeGreaterThan(0), WAITING);
  await first.close();
  await before.stop();

  const after = await startOwnApp({ home });
  const { page, context } = await openProfile(browser, after);
  const direct = await connectDirectly(after, context);
  const left = await direct.engine.runs.show({ run });
  expect(left.state).toBe("paused");
  expect(left.done).toBeLessThan(16);

  await page.getByText("A run was left unfinished: word-problems.jsonl").waitFor();
  await page.getByRole("button", { name: "Go on" }).click();
  expect(await direct.engine.runs.result({ run })).toMatchObject({ questions: 16 });
  const kept = left.transcripts.filter(({ finished }) => finished !== null);
  const whole = await direct.engine.runs.show({ run });
  expect(kept.length).toBeGreaterThan(0);
  for (const question of kept)
    expect(whole.transcripts.find(({ id }) => id === question.id)).toEqual(question);
});

test("a sweep whose engine was killed is shown as interrupted, and gone on with from the list of runs", async () => {
  const app = await startOwnApp();
  const { page, context } = await openProfile(browser, app, { path: "/#/runs", expected: LOST_CONNECTION });
  const direct = await connectDirectly(app, context);
  const { data } = await direct.engine.datasets.sample();
  const methods = [{ strategy: "mcf" }, { strategy: "self-consistency" }];
  const { run } = await direct.engine.runs.sweep({ data, methods, limit: 8, concurrency: 2 });
  await vi.waitFor(
    async () => expect((await direct.engine.runs.live())[0]?.done).toBeGreaterThan(0),
    WAITING,
  );
  await app.killEngine();

  const row = page.getByRole("row").filter({ hasText: "word-problems.jsonl" });
  await row.getByText("interrupted").waitFor();
  await row.click();
  await page.getByRole("button", { name: "Go on" }).click();

  await page.getByText("16 / 16").waitFor();
  await page.getByRole("button", { name: "Go on" }).waitFor({ state: "detached" });
  const after = await connectDirectly(app, context);
  const { cells } = (await after.engine.runs.showSweep({ run })).report;
  expect(cells.map(({ questions, state }) => [questions, state])).toEqual([
    [8, "done"],
    [8, "done"],
  ]);
});
