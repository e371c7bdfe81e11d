import {
  CircleCheck,
  CirclePause,
  CirclePlay,
  CircleStop,
  OctagonX,
  PowerOff,
  type LucideIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ListedRunState } from "../../engine/contract/reports.ts";
import classes from "./state-sign.module.css";

const SIGNS: Readonly<Record<ListedRunState, LucideIcon>> = {
  running: CirclePlay,
  paused: CirclePause,
  done: CircleCheck,
  cancelled: CircleStop,
  failed: OctagonX,
  interrupted: PowerOff,
};

/** How a run stands, as a sign and a word. */
export function StateSign({ state }: { readonly state: ListedRunState }): ReactNode {
  const { t } = useTranslation();
  const Sign = SIGNS[state];
  return (
    <span className={classes.sign} data-state={state}>
      <Sign size={14} aria-hidden /> {t(`runs.states.${state}`)}
    </span>
  );
}
