import { ORPCError } from "@orpc/client";
import i18next from "i18next";
import { CounterpointError, reasonOf, toErrorRecord, type ErrorRecord } from "../../core/errors.ts";

/** What went wrong, from whatever a call to the engine threw. */
export function errorRecord(error: unknown): ErrorRecord {
  if (error instanceof ORPCError && isRecord(error.data)) return error.data;
  if (error instanceof CounterpointError) return toErrorRecord(error);
  if (isCutOff(error))
    return { code: "connection", message: i18next.t("common.engineEnded"), details: inShownLanguage() };
  return { code: "connection", message: reasonOf(error), details: {} };
}

/** Details of an error whose words are this page's own, in the language that is shown. */
export function inShownLanguage(): { readonly language: string } {
  return { language: i18next.language };
}

/** The language of an error's words: English, unless this page wrote them. */
export function languageOfWords({ details }: ErrorRecord): string {
  return typeof details.language === "string" ? details.language : "en";
}

/** Whether the connection ended under a call. Of a call that was given up nobody is told how it ended. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && error.name === "AbortError";
}

function isRecord(data: unknown): data is ErrorRecord {
  return (
    typeof data === "object" && data !== null && "code" in data && "message" in data && "details" in data
  );
}
