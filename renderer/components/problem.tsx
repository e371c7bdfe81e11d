import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorRecord } from "../../core/errors.ts";
import { ErrorWords } from "./error-words.tsx";
import classes from "./problem.module.css";

/** What went wrong, in the words of who says it (which say what to do next), under a heading in the person's language. */
export function Problem({
  error,
  children,
}: {
  readonly error: ErrorRecord;
  /** What can be done right here. */
  readonly children?: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <div role="alert" className={classes.problem}>
      <TriangleAlert size={18} aria-hidden />
      <div>
        <strong>{t(`common.problem.${error.code}`, { defaultValue: t("common.problem.internal") })}</strong>
        <p>
          <ErrorWords error={error} />
        </p>
        {children}
      </div>
    </div>
  );
}
