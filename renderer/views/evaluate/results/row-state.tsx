import { Clock, Loader, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorRecord } from "../../../../core/errors.ts";
import { StateSign } from "../../../components/state-sign.tsx";
import classes from "./results.module.css";
import type { Standing } from "./standing.ts";

/** How a row stands, and what went wrong. */
export function RowState({
  standing,
  error,
}: {
  readonly standing: Standing;
  readonly error: ErrorRecord | null;
}): ReactNode {
  const { t } = useTranslation();
  switch (standing) {
    case "waiting":
    case "starting":
    case "loading-model":
    case "pausing":
      return (
        <span className={classes.state}>
          {standing === "waiting" ? <Clock size={14} aria-hidden /> : <Loader size={14} aria-hidden />}
          {t(`evaluate.standings.${standing}`)}
        </span>
      );
    case "refused":
    case "failed":
      return (
        <span className={classes.refused}>
          <span className={classes.state}>
            <OctagonX size={14} aria-hidden /> {t(`evaluate.standings.${standing}`)}
          </span>
          {error !== null && <small>{error.message}</small>}
        </span>
      );
    default:
      return <StateSign state={standing} />;
  }
}
