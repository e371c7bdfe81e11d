// npm run bench:app: what the window's main thread and memory do while eight agents write at full speed, and while a
// transcript of about 2,000 turns is scrolled. The engine, the contract, the server and the renderer are the real ones; only
// the model is a pacemaker, so that it does not compete for the processor. Before that, and with --sweep-only nothing else:
// how long the pictures of a sweep of 400 cells take to be drawn anew. Prints figures; asserts nothing.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { startEngineProcess } from "../../../cli/serve/engine-process.ts";
import { findRenderer } from "../../../cli/serve/renderer.ts";
import { startServer } from "../../../cli/serve/server.ts";
import { launchBrowser } from "../../e2e/support/browser.ts";
import { RUNS_FILE, type BenchRuns, type BenchWork } from "./engine-work.ts";
import { heapBytes, watchThread, type ThreadReport } from "./page.ts";
import { measureRedraw, type RedrawReport } from "./sweep.ts";

const { values } = parseArgs({
  options: {
    agents: { type: "string", default: "8" },
    seconds: { type: "string", default: "60" },
    words: { type: "string", default: "60" },
    json: { type: "boolean", default: false },
    "sweep-only": { type: "boolean", default: false },
  },
});
const work: BenchWork = {
  agents: Number(values.agents),
  seconds: Number(values.seconds),
  wordsPerSecond: Number(values.words),
};
const SAMPLES = 6;
const SCROLL_STEPS = 300;

const browser = await launchBrowser();
try {
  const redraw = await measureRedraw(browser);
  const runs = values["sweep-only"] ? undefined : await measureRuns(browser);
  if (values.json) console.log(JSON.stringify({ work, redraw, ...runs }));
  else {
    printRedraw(redraw);
    if (runs !== undefined) printRuns(runs);
  }
} finally {
  await browser.close();
}

interface RunsReport {
  readonly streaming: StreamingReport;
  readonly scrolling: ThreadReport & { readonly turns: number };
}

/** Measures runs in the whole app. */
async function measureRuns(browser: Browser): Promise<RunsReport> {
  process.env.COUNTERPOINT_BENCH = JSON.stringify(work);
  const home = await mkdtemp(join(tmpdir(), "counterpoint-bench-"));
  const engine = await startEngineProcess({
    home,
    entry: fileURLToPath(new URL("engine.ts", import.meta.url)),
  });
  const server = await startServer({ port: 0, files: await findRenderer(), engine });
  try {
    const runs = JSON.parse(await readFile(join(home, RUNS_FILE), "utf8")) as BenchRuns;
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const address = server.newAddress();
    await page.goto(address);
    await page.waitForURL(({ search }) => search === "");
    const streaming = await measureStreaming(page, new URL(`./#/ask/${runs.streaming}`, address).href);
    const scrolling = await measureScrolling(page, new URL(`./#/runs/${runs.long}`, address).href);
    return { streaming, scrolling: { turns: runs.turns, ...scrolling } };
  } finally {
    server.close();
    await engine.close();
    await rm(home, { recursive: true, force: true });
  }
}

interface StreamingReport extends ThreadReport {
  /** Megabytes of the page's objects after a collection, at even distances. */
  readonly heap: readonly number[];
}

async function measureStreaming(page: Page, address: string): Promise<StreamingReport> {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await page.getByText("market").first().waitFor();
  const report = await watchThread(page);
  const heap: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    await page.waitForTimeout(((work.seconds - 5) * 1000) / SAMPLES);
    heap.push(Math.round((await heapBytes(session)) / 1e5) / 10);
  }
  return { ...(await report()), heap };
}

async function measureScrolling(page: Page, address: string): Promise<ThreadReport> {
  await page.goto(address);
  await page.getByText("market").first().waitFor();
  await page.mouse.move(900, 600);
  // Opening it is another matter.
  await page.waitForTimeout(2000);
  const report = await watchThread(page);
  for (let step = 0; step < SCROLL_STEPS; step++) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(16);
  }
  return report();
}

function printRedraw({ heatmap, figures }: Readonly<Record<"heatmap" | "figures", RedrawReport>>): void {
  const inWords = ({ median, max, thread }: RedrawReport): string =>
    `${median.toFixed(1)} ms of script, style and layout (slowest ${max.toFixed(1)}), ${thread.toFixed(1)} ms with painting`;
  console.log(`redrawing 400 cells: the heat map ${inWords(heatmap)}; all of the view ${inWords(figures)}`);
}

function printRuns({ streaming, scrolling }: RunsReport): void {
  console.log(
    `${work.agents} agents, ${work.wordsPerSecond} words/s each, ${work.seconds} s: ${words(streaming)}; ` +
      `heap after collection ${streaming.heap.join(", ")} MB`,
  );
  console.log(`scrolling a transcript of ${scrolling.turns} turns: ${words(scrolling)}`);
}

function words({ frames, frame, longTasks, longestTask }: ThreadReport): string {
  const { median, p99, max } = frame;
  return (
    `${frames} frames, ${median.toFixed(0)} ms each (99 % within ${p99.toFixed(0)}, slowest ${max.toFixed(0)}), ` +
    `${longTasks} tasks over 50 ms, the longest ${longestTask.toFixed(0)} ms`
  );
}
