import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionDatabase } from "../../../core/question.ts";
import { Fold } from "../fold.tsx";
import classes from "./sql.module.css";

/** The tables of a database, folded under its name. */
export function SchemaFold({ database }: { readonly database: QuestionDatabase }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { name, schema } = database;
  return (
    <Fold title={t("sql.schemaOf", { name })} open={open} onToggle={setOpen}>
      <pre className={classes.schema} tabIndex={0} role="group" aria-label={t("sql.schemaOf", { name })}>
        {schema}
      </pre>
    </Fold>
  );
}
