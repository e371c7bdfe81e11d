import { isList, isShare, type Figures, type Share } from "./figures.ts";

/** Figures as lines of a name in words and its value, in their order. */
export function tableOf(figures: Figures): string {
  const rows = rowsOf(figures, "");
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join("\n");
}

type Row = readonly [name: string, value: string];

function rowsOf(figures: Figures, group: string): readonly Row[] {
  return Object.entries(figures).flatMap(([key, value]): readonly Row[] => {
    const name = group === "" ? inWords(key) : `${group}, ${inWords(key)}`;
    if (value === null) return [[name, "–"]];
    if (typeof value === "number") return [[name, numberText(value)]];
    if (isList(value)) return [[name, value.map(numberText).join(" ")]];
    return isShare(value) ? [[name, shareText(value)]] : rowsOf(value, name);
  });
}

function numberText(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toPrecision(3);
}

function shareText({ count, of, share, interval }: Share): string {
  if (share === null) return "0 of 0";
  const [low, high] = interval.map(percent);
  return `${count} of ${of} = ${percent(share)} % (${low} to ${high})`;
}

function percent(share: number): string {
  return (100 * share).toFixed(0);
}

/** `rightToWrong` is "right to wrong". */
function inWords(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
