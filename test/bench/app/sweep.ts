import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import type { Browser } from "playwright-core";
import { build } from "vite";
import type { Drawn } from "./sweep-page.tsx";

/** What one redrawing of 400 cells takes. Milliseconds. */
export interface RedrawReport {
  /** Script, style and layout: the middle one and the slowest. */
  readonly median: number;
  readonly max: number;
  /** All that the main thread did for it, painting included; the mean. */
  readonly thread: number;
}

const ROUNDS = 40;
/** The first ones compile the scripts. */
const WARM_UP = 5;

/** Measures how long the pictures of a sweep of 400 cells take to be drawn anew, each time with other figures. */
export async function measureRedraw(browser: Browser): Promise<Readonly<Record<Drawn, RedrawReport>>> {
  const folder = await mkdtemp(join(tmpdir(), "counterpoint-bench-page-"));
  try {
    await buildPage(folder);
    return {
      heatmap: await redrawn(browser, folder, "heatmap"),
      figures: await redrawn(browser, folder, "figures"),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildPage(outDir: string): Promise<void> {
  process.env.NODE_ENV = "production";
  await build({
    configFile: false,
    root: fileURLToPath(new URL(".", import.meta.url)),
    plugins: [react()],
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL("sweep-page.tsx", import.meta.url)),
        formats: ["es"],
        fileName: "page",
      },
    },
  });
}

async function redrawn(browser: Browser, folder: string, drawn: Drawn): Promise<RedrawReport> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const files = await readdir(folder);
  for (const file of files.filter((name) => name.endsWith(".css")))
    await page.addStyleTag({ path: join(folder, file) });
  for (const file of files.filter((name) => name.endsWith(".js")))
    await page.addScriptTag({ path: join(folder, file), type: "module" });
  await page.waitForFunction("window.redraw !== undefined");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const threadSeconds = async (): Promise<number> => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0;
  };
  await redraws(page, drawn, WARM_UP);
  const before = await threadSeconds();
  const times = [...(await redraws(page, drawn, ROUNDS))].sort((left, right) => left - right);
  const after = await threadSeconds();
  await page.close();
  return {
    median: times[Math.floor(times.length / 2)] ?? 0,
    max: times.at(-1) ?? 0,
    thread: (1000 * (after - before)) / ROUNDS,
  };
}

/** Draws so many times, each in a frame of its own. @returns what each took */
function redraws(
  page: Awaited<ReturnType<Browser["newPage"]>>,
  drawn: Drawn,
  rounds: number,
): Promise<readonly number[]> {
  return page.evaluate(
    async ({ drawn, rounds }) => {
      const { redraw } = window as unknown as { redraw: (drawn: Drawn, round: number) => number };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const times: number[] = [];
      for (let round = 0; round < rounds; round++) {
        await frame();
        times.push(redraw(drawn, Math.random() * 1000));
        await frame();
      }
      return times;
    },
    { drawn, rounds },
  );
}
