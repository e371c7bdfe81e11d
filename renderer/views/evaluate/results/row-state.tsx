import { CircleSlash, Clock, Loader, OctagonX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorRecord } from "../../../../core/errors.ts";
import { ErrorWords } from "../../../components/error-words.tsx";
import { StateSign } from "../../../components/state-sign.tsx";
import { asTrouble } from "../../../state/followed-run.ts";
import type { Standing } from "./lines.ts";
import classes from "./results.module.css";

/** How a line of the results stands, and what went wrong. */
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
    case "stopped": {
      const Sign = standing === "waiting" ? Clock : standing === "stopped" ? CircleSlash : Loader;
      return (
        <span className={classes.state}>
          <Sign size={14} aria-hidden /> {t(`evaluate.standings.${standing}`)}
        </span>
      );
    }
    case "failed":
      return (
        <span className={classes.refused}>
          <span className={classes.state}>
            <OctagonX size={14} aria-hidden /> {t("evaluate.standings.failed")}
          </span>
          {error !== null && (
            <small>
              <ErrorWords error={error} />
            </small>
          )}
        </span>
      );
    default: {
      const trouble = asTrouble(error);
      return trouble === null ? (
        <StateSign state={standing} />
      ) : (
        <span className={classes.refused}>
          <StateSign state={standing} />
          <small>
            <ErrorWords error={trouble} />
          </small>
        </span>
      );
    }
  }
}
