import type { TFunction } from "i18next";
import type { FoundDevice } from "../../../engine/contract/models.ts";

/** A device by its kind, and as its driver calls it: `Vulkan: Radeon 780M`. */
export function deviceWords({ kind, name }: Pick<FoundDevice, "kind" | "name">, t: TFunction): string {
  const words = t(`settings.runtime.devices.${kind}`);
  return name === null ? words : t("common.named", { name: words, value: name });
}
