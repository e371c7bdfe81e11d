import type { CDPSession, Page } from "playwright-core";

/** What the page's main thread did while it was watched. Milliseconds. */
export interface ThreadReport {
  readonly frames: number;
  /** Time between two frames: the middle one, the slowest of a hundred, and the slowest. */
  readonly frame: { readonly median: number; readonly p99: number; readonly max: number };
  /** Tasks over 50 ms, which is what browsers call long. */
  readonly longTasks: number;
  readonly longestTask: number;
}

/** Counts frames and long tasks from now on. */
export async function watchThread(page: Page): Promise<() => Promise<ThreadReport>> {
  await page.evaluate(() => {
    const watch = { frames: [] as number[], tasks: [] as number[] };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) watch.tasks.push(duration);
    }).observe({ type: "longtask" });
    const tick = (time: number): void => {
      watch.frames.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, { benchWatch: watch });
  });
  return async () => {
    const { frames, tasks } = await page.evaluate(
      () => (window as unknown as { benchWatch: { frames: number[]; tasks: number[] } }).benchWatch,
    );
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    gaps.sort((left, right) => left - right);
    const at = (share: number) => gaps[Math.min(gaps.length - 1, Math.floor(share * gaps.length))] ?? 0;
    return {
      frames: frames.length,
      frame: { median: at(0.5), p99: at(0.99), max: at(1) },
      longTasks: tasks.length,
      longestTask: Math.max(0, ...tasks),
    };
  };
}

/** Bytes that the page's objects take after a collection. */
export async function heapBytes(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
}
