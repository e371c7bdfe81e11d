import type { Estimate } from "../../core/analyses/analysis.ts";
import { inPercent } from "../components/numbers.ts";
import { heatColour, inkOn, oklchCss, type Look } from "./heatmap-colours.ts";
import { boxOf, type CellBox, type CellPlace, type HeatMapLayout } from "./heatmap-layout.ts";
import { placeOn, type Scale, type ValueForm } from "./scales.ts";

/** What is painted of a heat map. */
export interface PaintedCells {
  readonly cells: readonly (CellPlace & Estimate)[];
  /** Cells that are not finished. */
  readonly hatched: readonly CellPlace[];
  readonly layout: HeatMapLayout;
  readonly scale: Scale;
  readonly form: ValueForm;
  readonly look: Look;
}

const FONT = "12px 'Inter Variable', 'Noto Sans SC', system-ui, sans-serif";
const HATCH_STEP = 7;

/**
 * Paints all cells with their numbers. Hundreds of elements would take the browser far longer to style and lay out than this.
 * @param context of a canvas that is as large as the layout
 */
export function paintCells(
  context: CanvasRenderingContext2D,
  { cells, hatched, layout, scale, form, look }: PaintedCells,
): void {
  context.clearRect(0, 0, layout.width, layout.height);
  context.font = FONT;
  context.textAlign = "center";
  context.textBaseline = "middle";
  for (const cell of cells) {
    const colour = heatColour(placeOn(scale, cell.value), look);
    const box = boxOf(layout, cell);
    context.fillStyle = oklchCss(colour);
    context.fillRect(box.x, box.y, box.width, box.height);
    context.fillStyle = inkOn(colour);
    context.fillText(cellWords(cell.value, form), box.x + box.width / 2, box.y + box.height / 2 + 0.5);
  }
  const valued = new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell.value]));
  for (const place of hatched) {
    const value = valued.get(`${place.x} ${place.y}`);
    const ground = value === undefined ? 0 : placeOn(scale, value);
    context.strokeStyle = inkOn(heatColour(ground, look));
    hatch(context, boxOf(layout, place));
  }
}

/** Slanted lines from edge to edge, thin enough that the number between them can be read. */
function hatch(context: CanvasRenderingContext2D, { x, y, width, height }: CellBox): void {
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.beginPath();
  for (let from = x - height; from < x + width; from += HATCH_STEP) {
    context.moveTo(from, y + height);
    context.lineTo(from + height, y);
  }
  context.globalAlpha = 0.4;
  context.lineWidth = 1.5;
  context.stroke();
  context.restore();
}

/** A value as short as there is room for: the unit stands beside the key. */
function cellWords(value: number, form: ValueForm): string {
  return form === "share" ? inPercent(value) : value.toFixed(1);
}
