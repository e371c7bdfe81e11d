import { between, chance, pick, type Random } from "../random.ts";
import type { NumberForm } from "./text-numbers.ts";

const PERCENTAGES: readonly number[] = [5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90];
const FACTORS: readonly number[] = [0.5, 0.75, 1.25, 1.5, 2, 3];

/** Numbers in words are small; larger ones than this are written in words where the original is. */
const SMALL_WORD = 12;
const LARGEST_WORD = 99;

/** A number, of two at least, that may stand where another one stood: as large, as round, and of as many decimals. */
export function drawValue(random: Random, old: number, forms: ReadonlySet<NumberForm>): number {
  if (!Number.isInteger(old)) return scaled(old, pick(random, FACTORS));
  if (forms.has("percent")) return old <= 100 ? pick(random, PERCENTAGES) : old + pick(random, [10, 20, 50]);
  if (!forms.has("word")) return drawWhole(random, old);
  return old <= SMALL_WORD ? between(random, 3, SMALL_WORD) : Math.min(LARGEST_WORD, drawWhole(random, old));
}

function drawWhole(random: Random, old: number): number {
  if (old <= 10) return between(random, 2, 12);
  if (old <= 20) return between(random, 3, 30);
  const unit = chance(random, 0.2) ? 1 : roundness(old);
  const units = old / unit;
  return Math.max(
    2,
    unit * between(random, Math.max(1, Math.floor(units / 3)), Math.max(2, Math.floor(units * 1.8))),
  );
}

/** What a number is a multiple of, as people see it: 10, 100, …, else 5, else 1. */
function roundness(value: number): number {
  let power = 1;
  while (value % (power * 10) === 0) power *= 10;
  return power === 1 && value % 5 === 0 ? 5 : power;
}

/** The product, to as many decimals as the number has, and to one unit of the last at least. */
function scaled(value: number, factor: number): number {
  const scale = Number.isInteger(Number((value * 10).toFixed(4))) ? 10 : 100;
  return Math.max(1, Math.round(value * factor * scale)) / scale;
}
