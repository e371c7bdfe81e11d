import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitWindow, SMALLEST, type Rectangle } from "../../electron/main/window-state.ts";
import { windowOptions } from "../../electron/main/window.ts";

const DISPLAY: Rectangle = { x: 0, y: 25, width: 1920, height: 1055 };
const SECOND: Rectangle = { x: 1920, y: 0, width: 1280, height: 1024 };
const saved = { x: 2000, y: 100, width: 1000, height: 700, maximized: false };

describe("a window's kept state", () => {
  it("is taken as it is if it can be seen", () => {
    expect(fitWindow(saved, [DISPLAY, SECOND])).toEqual(saved);
  });

  it("is centred on the first display if its own is gone", () => {
    expect(fitWindow(saved, [DISPLAY])).toEqual({ width: 1000, height: 700, maximized: false });
  });

  it("is made smaller for a smaller display", () => {
    expect(fitWindow({ ...saved, x: 0, y: 25, width: 4000, height: 3000 }, [DISPLAY])).toMatchObject({
      width: 1920,
      height: 1055,
    });
  });

  it.each([undefined, null, "text", [], { x: "1" }, { ...saved, width: Number.NaN }])(
    "is the usual one if %j was kept",
    (kept) => {
      expect(fitWindow(kept, [DISPLAY])).toEqual({ width: 1280, height: 860, maximized: false });
    },
  );

  it("always leaves something to grasp, in a window that is not too small", () => {
    const place = fc.integer({ min: -5000, max: 5000 });
    const length = fc.integer({ min: 1, max: 6000 });
    const kept = fc.record({ x: place, y: place, width: length, height: length, maximized: fc.boolean() });
    const area = fc.record({
      x: place,
      y: place,
      width: fc.integer({ min: 640, max: 4000 }),
      height: length,
    });
    fc.assert(
      fc.property(kept, fc.array(area, { minLength: 1, maxLength: 3 }), (state, areas) => {
        const { x, y, width, height } = fitWindow(state, areas);
        expect(width).toBeGreaterThanOrEqual(SMALLEST.width);
        expect(height).toBeGreaterThanOrEqual(SMALLEST.height);
        if (x === undefined || y === undefined) return;
        const seen = areas.some(
          (one) => x + width > one.x && x < one.x + one.width && y >= one.y && y < one.y + one.height,
        );
        expect(seen).toBe(true);
      }),
    );
  });
});

describe("the window", () => {
  const look = { state: saved, preload: "/app/preload.cjs", dark: true, development: false };

  it("gives the page no Node and keeps it in the sandbox, without traces on the disk", () => {
    expect(windowOptions(look).webPreferences).toEqual({
      partition: "counterpoint",
      preload: "/app/preload.cjs",
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      safeDialogs: true,
      devTools: false,
    });
  });

  it("is shown when it is drawn, on the theme's background, and is never too small", () => {
    expect(windowOptions(look)).toMatchObject({
      show: false,
      backgroundColor: "#1a1b1e",
      minWidth: 900,
      minHeight: 600,
      x: 2000,
    });
    expect(windowOptions({ ...look, dark: false }).backgroundColor).toBe("#ffffff");
  });
});
