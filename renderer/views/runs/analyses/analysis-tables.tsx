import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnalysisTable } from "../../../../core/analyses/analysis.ts";
import { markdownOfTable } from "../../../../core/analyses/table-text.ts";
import { tableTitle, wordsOf } from "../../../../core/analyses/words.ts";
import { CopyButton } from "../../../components/copy-button.tsx";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { analysisWords } from "../../../i18n/analysis-words.ts";
import classes from "./analyses.module.css";
import { numberFormOf, valueInWords, type NumberForm } from "./value-words.ts";

const PLAIN: NumberForm = { form: "number", digits: 0 };

/** The figures of an analysis; numbers stand under each other. */
export function AnalysisTables({ tables }: { readonly tables: readonly AnalysisTable[] }): ReactNode {
  return tables.map((table, index) => <OneTable key={`${index} ${table.id}`} table={table} />);
}

function OneTable({ table }: { readonly table: AnalysisTable }): ReactNode {
  const { t, i18n } = useTranslation();
  const { columns, rows } = table;
  const { language } = i18n;
  const words = analysisWords(language);
  const title = tableTitle(table, words);
  const numbers = columns.map((_, place) => numberFormOf(table, place));
  const shown = { words, language, t };
  return (
    <div className={classes.tablePart}>
      <ScrollBox className={classes.tableBox} name={title}>
        <table className={classes.table}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.id} scope="col" data-align={column.form === "text" ? undefined : "end"}>
                  {wordsOf("columns", column.id, words)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {columns.map((column, place) => (
                  <td key={column.id} data-align={column.form === "text" ? undefined : "end"}>
                    {valueInWords(row[place] ?? null, column, numbers[place] ?? PLAIN, shown)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <CopyButton text={() => markdownOfTable(table)} name={title} label={t("runs.analyses.copy")} />
    </div>
  );
}
