import type { Marker } from "./markers.ts";

/** How answers of one type are read. All texts are plain (plain.ts); all results are canonical. */
export interface AnswerReader {
  /** A bare answer, such as the gold value of a dataset; null if it is none of this type. */
  canonical(raw: string): string | null;
  /** What a marker announces; null if it cannot be read as this type. */
  announced(marker: Marker): string | null;
  /**
   * The answer of a reply without a readable marker; null if the reply does not clearly conclude.
   * @param complete false if the reply was cut off, so that its end is not its conclusion
   */
  concluded(plain: string, complete: boolean): string | null;
}

/** No answer is looked for in more characters than this, at a reply's beginning or end. */
export const MAX_LOOK = 4000;
