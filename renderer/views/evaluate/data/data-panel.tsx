import { Button, Loader } from "@mantine/core";
import { FileSpreadsheet } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import { focusHeading } from "../../../components/focus-heading.ts";
import { count } from "../../../components/numbers.ts";
import { Problem } from "../../../components/problem.tsx";
import { useDroppedFile } from "../../../components/use-dropped-file.ts";
import { Panel } from "../../../components/view.tsx";
import { useEvaluateDraft, useQuestionFile } from "../evaluate-store.ts";
import { ColumnForm } from "./column-form.tsx";
import { columnsToAsk } from "./column-mapping.ts";
import { DataDrop } from "./data-drop.tsx";
import { DataPreview } from "./data-preview.tsx";
import { FormHelp } from "./form-help.tsx";
import { useReading, type Reading } from "./use-reading.ts";
import classes from "./data.module.css";

/** The questions: a file that is dropped or chosen, or those that come with Counterpoint. */
export function DataPanel(): ReactNode {
  const { t } = useTranslation();
  const { preview } = useEvaluateDraft();
  const [choosing, setChoosing] = useState(false);
  const reading = useReading(() => setChoosing(false));
  const open = preview === null || choosing;
  useDroppedFile((file) => reading.read({ file, columns: null }));
  const chooseOther = (): void => {
    reading.forget();
    setChoosing(!choosing);
  };
  return (
    <Panel
      title={t("evaluate.data.title")}
      actions={
        preview !== null && (
          <Button variant="default" onClick={chooseOther}>
            {choosing ? t("evaluate.data.keepThis") : t("evaluate.data.other")}
          </Button>
        )
      }
    >
      {open && <Choosing reading={reading} />}
      {reading.busy && (
        <p className={classes.reading} role="status">
          <Loader size={14} /> {t("evaluate.data.reading")}
        </p>
      )}
      {!open && (
        <>
          <Summary preview={preview} />
          <DataPreview preview={preview} />
        </>
      )}
      {reading.error !== null && <Problem error={reading.error} />}
      <Columns reading={reading} shown={open ? null : preview} />
    </Panel>
  );
}

function Choosing({ reading: { busy, read } }: { readonly reading: Reading }): ReactNode {
  const { t } = useTranslation();
  return (
    <div className={classes.choose}>
      <DataDrop busy={busy} onFile={(file) => read({ file, columns: null })} />
      <Button
        variant="light"
        disabled={busy}
        onClick={({ currentTarget }) => {
          read({ file: null, columns: null });
          focusHeading(currentTarget);
        }}
      >
        {t("evaluate.data.sample")}
      </Button>
      <FormHelp />
    </div>
  );
}

function Summary({ preview: { name, questions } }: { readonly preview: DatasetPreview }): ReactNode {
  const { t, i18n } = useTranslation();
  return (
    <p className={classes.summary} role="status">
      <FileSpreadsheet size={16} aria-hidden />
      <strong>{name}</strong>
      <span data-figures>
        {t("evaluate.data.questions", { count: questions, value: count(questions, i18n.language) })}
      </span>
    </p>
  );
}

/** Asks which column is which: of a file that was refused for it, else of the one that is shown. */
function Columns({
  reading: { busy, unclear, read },
  shown,
}: {
  readonly reading: Reading;
  readonly shown: DatasetPreview | null;
}): ReactNode {
  const { columns: mapping } = useEvaluateDraft();
  const asked = columnsToAsk(unclear, shown, useQuestionFile().file, mapping);
  if (asked === null) return null;
  const { file, ...form } = asked;
  return (
    <ColumnForm
      // One form for one file: it stays when the file is read again, and with it the focus.
      key={`${file.name}/${file.size}/${file.lastModified}`}
      {...form}
      busy={busy}
      onRead={(chosen) => read({ file, columns: chosen })}
    />
  );
}
