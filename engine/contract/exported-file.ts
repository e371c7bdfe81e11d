import type { EXPORT_FORMATS } from "./limits.ts";

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A file to be saved. */
export interface ExportedFile {
  readonly name: string;
  readonly mediaType: string;
  /** The whole file: as it is, or in base64. */
  readonly content: string;
  readonly encoding: "utf8" | "base64";
}
