import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { TimeRange } from "../../../engine/contract/estimates.ts";
import { duration } from "../numbers.ts";
import type { KnownTime } from "./known-time.ts";
import { MeasureLinks } from "./measure-links.tsx";

/** About how long something takes, or what must be measured before that can be told. */
export function TimeBefore({
  time: { seconds, unmeasured },
  named,
}: {
  readonly time: KnownTime;
  /** Whether several models are chosen, so that it must be said which of them is not measured. */
  readonly named: boolean;
}): ReactNode {
  const { t } = useTranslation();
  if (seconds !== null) return timeWords(seconds, t);
  if (unmeasured.length === 0) return t("common.estimate.unknown");
  return (
    <>
      {t("common.estimate.unmeasured")}
      {" · "}
      <MeasureLinks models={unmeasured} named={named} />
    </>
  );
}

function timeWords({ low, high }: TimeRange, t: TFunction): string {
  return high < 1
    ? t("common.estimate.instant")
    : t("common.estimate.between", { low: duration(low, t), high: duration(high, t) });
}
