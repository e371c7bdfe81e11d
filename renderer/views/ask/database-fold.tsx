import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../components/fold.tsx";
import { notice } from "../../components/notice.ts";
import { QueryProblem } from "../../components/query-problem.tsx";
import { DatabaseField } from "../../components/sql/database-field.tsx";
import { isDatabaseName } from "../../components/sql/database-name.ts";
import { useDatabasePreview } from "../../components/sql/use-database-preview.ts";
import { useDroppedFile } from "../../components/use-dropped-file.ts";
import classes from "./ask.module.css";
import { asksForSql, withDatabase, type Draft, type DraftChange } from "./draft.ts";

/** The database that a question is about. Who opens this, or drops a database on the page, asks for SQL. */
export function DatabaseFold({
  draft,
  onChange,
}: {
  readonly draft: Draft;
  readonly onChange: (change: DraftChange) => void;
}): ReactNode {
  const { t } = useTranslation();
  // The one whose tables a person folded away: any other is shown.
  const [folded, setFolded] = useState<string | null>(null);
  const { answerType, database } = draft;
  const isWanted = answerType === "sql";
  const opening = useDatabasePreview(isWanted, (opened) => onChange((now) => withDatabase(now, opened)));
  // The kind of answer that was chosen before SQL, and is again if this is closed without a database.
  const [before, setBefore] = useState<Draft["answerType"]>(null);
  if (!isWanted && answerType !== before) setBefore(answerType);
  const want = (): void => {
    setFolded(null);
    // What went wrong is over; what is being opened goes on.
    if (!opening.isPending) opening.forget();
    onChange((now) => ({ ...now, answerType: "sql" }));
  };
  const fold = (): void => {
    setFolded(database?.data ?? null);
    if (database === null) onChange((now) => ({ ...now, answerType: before }));
  };
  useDroppedFile((file) => {
    if (!isDatabaseName(file.name)) {
      notice({ message: t("ask.database.otherFile", { name: file.name }) });
      return;
    }
    want();
    opening.open({ file });
  });
  return (
    <Fold
      title={t("ask.database.title")}
      note={isWanted ? database?.name : undefined}
      open={isWanted && database?.data !== folded}
      onToggle={(open) => (open ? want() : fold())}
    >
      {asksForSql(draft) ? (
        <DatabaseField
          database={database}
          opening={opening}
          onOther={() => onChange((now) => withDatabase(now, null))}
        />
      ) : (
        <>
          <p className={classes.hint}>{t("ask.database.choices")}</p>
          <QueryProblem query={opening} />
        </>
      )}
    </Fold>
  );
}
