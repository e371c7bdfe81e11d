import { inBounds } from "../components/bounds.ts";

/** A colour in OKLCH: lightness and chroma, and hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export type Look = "light" | "dark";

/** Lightness at the two ends. In both looks more stands out more from the page. */
const ENDS: Readonly<Record<Look, readonly [from: number, to: number]>> = {
  light: [0.97, 0.36],
  dark: [0.26, 0.92],
};

/** From this lightness on black stands out more than white. */
const BLACK_FROM = 0.56;

/**
 * The colour for a place on a scale of 0–1. Equal steps look equal: lightness in OKLab goes evenly from end to end, from
 * the page's own lightness; the hue turns with it from teal, which is light, to indigo, which is dark.
 */
export function heatColour(share: number, look: Look): Oklch {
  const [from, to] = ENDS[look];
  const lightness = from + (to - from) * inBounds(share, 0, 1);
  // Most in the middle: very light and very dark colours hold little.
  const chroma = 0.09 * (1 - (2 * lightness - 1.15) ** 2) + 0.005;
  return [lightness, Math.max(0.005, chroma), 280 - 85 * lightness];
}

/** Of what is written on a colour: black or white, whichever stands out more. */
export function inkOn([lightness]: Oklch): "#000" | "#fff" {
  return lightness >= BLACK_FROM ? "#000" : "#fff";
}

export function oklchCss([lightness, chroma, hue]: Oklch): string {
  return `oklch(${lightness.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(0)})`;
}
