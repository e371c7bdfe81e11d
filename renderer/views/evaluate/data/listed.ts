import type { TFunction } from "i18next";

/** More names than these say nothing to anybody. */
const MOST_NAMES = 12;

/** Names as a language lists them, the first dozen. */
export function listed(names: readonly string[], t: TFunction): string {
  const shown = names.length > MOST_NAMES ? [...names.slice(0, MOST_NAMES), "…"] : names;
  return shown.join(t("common.listSeparator"));
}
