import { z } from "zod";

/** In density-independent pixels of the whole desktop. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a window is to stand; without `x` and `y` it is centred. */
export interface WindowState {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly height: number;
  readonly maximized: boolean;
}

export const SMALLEST = { width: 900, height: 600 } as const;
const USUAL: WindowState = { width: 1280, height: 860, maximized: false };
/** So much of a window's upper edge has to be on a display, so that it can be grasped. */
const GRASP = { width: 120, height: 40 } as const;

const Saved = z.object({
  x: z.int(),
  y: z.int(),
  width: z.int().min(1),
  height: z.int().min(1),
  maximized: z.boolean(),
});

/**
 * What is left of a kept state on the displays that are there now.
 * @param saved whatever was read
 * @param workAreas the displays without their bars, at least one
 */
export function fitWindow(saved: unknown, workAreas: readonly Rectangle[]): WindowState {
  const parsed = Saved.safeParse(saved);
  const wanted: WindowState = parsed.success ? parsed.data : USUAL;
  const { x, y } = wanted;
  for (const area of x === undefined || y === undefined ? [] : workAreas) {
    const fitted = { ...wanted, ...sizeOn(wanted, area) };
    if (canBeGrasped(fitted, area)) return fitted;
  }
  return { ...sizeOn(wanted, workAreas[0] ?? { x: 0, y: 0, ...SMALLEST }), maximized: wanted.maximized };
}

function sizeOn(wanted: WindowState, area: Rectangle): Pick<Rectangle, "width" | "height"> {
  return {
    width: Math.max(SMALLEST.width, Math.min(wanted.width, area.width)),
    height: Math.max(SMALLEST.height, Math.min(wanted.height, area.height)),
  };
}

function canBeGrasped({ x = 0, y = 0, width }: WindowState, area: Rectangle): boolean {
  const seen = Math.min(x + width, area.x + area.width) - Math.max(x, area.x);
  return seen >= GRASP.width && y >= area.y && area.y + area.height - y >= GRASP.height;
}
