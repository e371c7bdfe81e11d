import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionDatabase } from "../../../core/question.ts";
import { Fold } from "../fold.tsx";
import { ScrollBox } from "../scroll-box.tsx";
import classes from "./sql.module.css";

/** The tables of a database, folded under its name. */
export function SchemaFold({ database }: { readonly database: QuestionDatabase }): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { name, schema } = database;
  return (
    <Fold title={t("sql.schemaOf", { name })} open={open} onToggle={setOpen}>
      <ScrollBox as="pre" className={classes.schema} name={t("sql.schemaOf", { name })}>
        {schema}
      </ScrollBox>
    </Fold>
  );
}
