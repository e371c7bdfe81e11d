import { useTranslation } from "react-i18next";
import { count } from "./numbers.ts";

/** Writes counts with the separators of the language that is shown. */
export function useCount(): (value: number) => string {
  const { i18n } = useTranslation();
  return (value) => count(value, i18n.language);
}
