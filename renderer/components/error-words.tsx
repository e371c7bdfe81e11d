import type { ReactNode } from "react";
import type { ErrorRecord } from "../../core/errors.ts";
import { languageOfWords } from "../connection/errors.ts";

/** What an error says, marked with its language: a screen reader of Chinese would else read English as Chinese. */
export function ErrorWords({ error }: { readonly error: ErrorRecord }): ReactNode {
  return <span lang={languageOfWords(error)}>{error.message}</span>;
}
