import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./warnings.module.css";

/** What a run warns of, each in a line; nothing where there is no warning. */
export function Warnings({ warnings }: { readonly warnings: readonly string[] }): ReactNode {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <ul className={classes.warnings} aria-label={t("runs.warnings")}>
      {warnings.map((warning) => (
        <li key={warning} lang="en">
          {warning}
        </li>
      ))}
    </ul>
  );
}
