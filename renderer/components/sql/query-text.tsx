import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../copy-button.tsx";
import { ScrollBox } from "../scroll-box.tsx";
import classes from "./sql.module.css";

/** A query, as it was written. @param name whose it is */
export function QueryText({ query, name }: { readonly query: string; readonly name: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.query}>
      <ScrollBox as="pre" name={t("sql.queryOf", { name })}>
        {query}
      </ScrollBox>
      <CopyButton text={query} name={t("sql.queryOf", { name })} />
    </div>
  );
}
