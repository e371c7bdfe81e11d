import type { ReactNode } from "react";
import { beginning } from "../../../core/short-text.ts";

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
  return <Tag title={beginning(text, TOLD)}>{beginning(text, most)}</Tag>;
}
