import type { Turn } from "../core/events.ts";

/** What is to be known of how a reply ended; nothing where it ended by itself. */
export function endInWords({ ended, closed }: Turn): readonly string[] {
  if (closed) return ["asked for its answer"];
  return ended === "length" ? ["cut off"] : [];
}

/** What an agent said, below its name. */
export function saidInWords(text: string): string {
  return indented(text === "" ? "(says nothing)" : text);
}

/** Every line set in. */
export function indented(text: string): string {
  return text.replace(/^/gm, "   ");
}
