import { Button, Loader } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { FileSpreadsheet } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DatasetError } from "../../../../core/errors.ts";
import type { EngineClient } from "../../../../engine/contract/contract.ts";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import { count } from "../../../components/numbers.ts";
import { Problem } from "../../../components/problem.tsx";
import { Panel } from "../../../components/view.tsx";
import { useEngine } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { DataDrop } from "./data-drop.tsx";
import { DataPreview } from "./data-preview.tsx";
import { FormHelp } from "./form-help.tsx";
import classes from "./data.module.css";

/** The questions: a file that is dropped or chosen, or those that come with Counterpoint. */
export function DataPanel(): ReactNode {
  const { t, i18n } = useTranslation();
  const { preview } = useEvaluateDraft();
  const [choosing, setChoosing] = useState(false);
  const reading = useReading(() => setChoosing(false));
  const open = preview === null || choosing;
  return (
    <Panel
      title={t("evaluate.data.title")}
      actions={
        preview !== null && (
          <Button variant="default" onClick={() => setChoosing(!choosing)}>
            {choosing ? t("evaluate.data.keepThis") : t("evaluate.data.other")}
          </Button>
        )
      }
    >
      {open && (
        <div className={classes.choose}>
          <DataDrop
            busy={reading.isPending}
            onFile={(file) =>
              reading.mutate(fromFile(file, t("evaluate.data.unreadable", { name: file.name })))
            }
          />
          <Button variant="light" disabled={reading.isPending} onClick={() => reading.mutate(sample)}>
            {t("evaluate.data.sample")}
          </Button>
          <FormHelp />
        </div>
      )}
      {reading.isPending && (
        <p className={classes.reading} role="status">
          <Loader size={14} /> {t("evaluate.data.reading")}
        </p>
      )}
      {reading.isError && <Problem error={errorRecord(reading.error)} />}
      {!open && (
        <>
          <p className={classes.summary}>
            <FileSpreadsheet size={16} aria-hidden />
            <strong>{preview.name}</strong>
            <span data-figures>
              {t("evaluate.data.questions", {
                count: preview.questions,
                value: count(preview.questions, i18n.language),
              })}
            </span>
          </p>
          <DataPreview preview={preview} />
        </>
      )}
    </Panel>
  );
}

type Read = (client: EngineClient) => Promise<DatasetPreview>;

const sample: Read = (client) => client.datasets.sample();

/** Longer files are refused before they are read: the engine would not take them. */
const MOST_BYTES = 160_000_000;

function fromFile(file: File, unreadable: string): Read {
  return async (client) => {
    if (file.size > MOST_BYTES) throw new DatasetError(unreadable, { file: file.name });
    const text = await file.text().catch(() => {
      throw new DatasetError(unreadable, { file: file.name });
    });
    return client.datasets.preview({ name: file.name, text });
  };
}

function useReading(onRead: () => void) {
  const engine = useEngine();
  return useMutation({
    mutationFn: async (read: Read) => read(await engine()),
    onSuccess: (preview) => {
      useEvaluateDraft.setState({ preview, limit: null, skipBadLines: false, databases: "" });
      onRead();
    },
  });
}
