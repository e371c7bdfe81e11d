import { CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownResult, SqlValue } from "../../../core/sql.ts";
import { ScrollBox } from "../scroll-box.tsx";
import { useCount } from "../use-count.ts";
import classes from "./sql.module.css";

/** What a query gave: its first rows, or why it gave none. @param name what the table is, for who cannot see where it stands */
export function ResultTable({
  result,
  name,
}: {
  readonly result: ShownResult;
  readonly name: string;
}): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  if (result.kind === "problem") {
    return (
      <div className={classes.problem}>
        <CircleX size={15} aria-hidden />
        <div>
          <strong>{t(`sql.problems.${result.problem}`)}</strong>
          <p lang="en">{result.message}</p>
        </div>
      </div>
    );
  }
  const { columns, rows, count: all } = result;
  return (
    <>
      <ScrollBox className={classes.scroll} name={t("sql.resultOf", { name })}>
        <table className={classes.table}>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={index} scope="col" data-align={isNumeric(rows, index) ? "end" : undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td key={index} data-align={isNumeric(rows, index) ? "end" : undefined}>
                    <Cell value={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <p className={classes.rows} data-figures>
        {rows.length < all
          ? t("sql.rowsOf", { shown: number(rows.length), count: all, value: number(all) })
          : t("sql.rows", { count: all, value: number(all) })}
      </p>
    </>
  );
}

function Cell({ value }: { readonly value: SqlValue }): ReactNode {
  return value === null ? <span className={classes.null}>{"NULL"}</span> : String(value);
}

/** Whether a column holds numbers alone, which then stand under each other. */
function isNumeric(rows: readonly (readonly SqlValue[])[], column: number): boolean {
  return (
    rows.some((row) => typeof row[column] === "number") &&
    rows.every((row) => typeof row[column] === "number" || row[column] === null)
  );
}
