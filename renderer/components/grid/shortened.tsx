import type { ReactNode } from "react";

/** UTF-16 units of a text that are told to a pointer which rests on it. */
const TOLD = 600;

/**
 * A text in a cell, which shows as much of it as there is room for.
 * @param most UTF-16 units that are drawn
 */
export function Shortened({
  text,
  most = 60,
  as: Tag = "span",
}: {
  readonly text: string;
  readonly most?: number;
  readonly as?: "span" | "strong";
}): ReactNode {
  return <Tag title={text.slice(0, TOLD)}>{text.slice(0, most)}</Tag>;
}
