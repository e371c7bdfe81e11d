import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { duration } from "../../../components/numbers.ts";
import { useConnection } from "../../../connection/engine.tsx";
import type { FollowedRun } from "../../../state/followed-run.ts";
import { useNow } from "../../../state/use-now.ts";
import { secondsLeft } from "./figures.ts";

const TICK_MILLISECONDS = 1000;

/** How long an evaluation or a comparison will still take, while it runs and its engine can be reached. */
export function TimeLeft({
  followed: { phase, sweep, transcript },
}: {
  readonly followed: FollowedRun;
}): ReactNode {
  const { t } = useTranslation();
  const { state } = useConnection();
  const goesOn = phase === "running" && state === "open";
  const now = useNow(goesOn ? TICK_MILLISECONDS : null);
  if (!goesOn) return null;
  const seconds = sweep === null ? secondsLeft(transcript, now) : sweep.secondsLeft;
  return (
    <small>
      {seconds === null
        ? t("evaluate.results.noPace")
        : t("evaluate.results.left", { time: duration(seconds, t) })}
    </small>
  );
}
