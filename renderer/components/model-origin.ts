import type { TFunction } from "i18next";
import type { ModelListing } from "../../engine/contract/models.ts";

/** Where a model comes from, in words. */
export function originInWords(origin: ModelListing["origin"], t: TFunction): string {
  // A dot would lead into a group of texts.
  return t(`models.origins.${origin.replace(".", "-")}`);
}
