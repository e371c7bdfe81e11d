import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ErrorRecord } from "../../../../core/errors.ts";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import { useEngine } from "../../../connection/engine.tsx";
import { errorRecord } from "../../../connection/errors.ts";
import { QUESTION_READS, takeQuestions } from "../evaluate-store.ts";
import type { ColumnMapping } from "../evaluations.ts";
import { columnsOfRefusal, type UnclearFile } from "./column-mapping.ts";
import { isParquet, uploadOf } from "./upload.ts";

/** Questions to read: of a file, or those that come with Counterpoint. */
interface Chosen {
  readonly file: File | null;
  readonly columns: ColumnMapping | null;
}

export interface Reading {
  readonly busy: boolean;
  readonly error: ErrorRecord | null;
  /** The file that was refused for its columns, until it is read or another one is chosen. */
  readonly unclear: UnclearFile | null;
  readonly read: (chosen: Chosen) => void;
  /** Gives up what is being read, and forgets what was refused. */
  readonly forget: () => void;
}

/** Reads questions into the draft. */
export function useReading(onRead: () => void): Reading {
  const { t } = useTranslation();
  const engine = useEngine();
  const [unclear, setUnclear] = useState<UnclearFile | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file, columns }: Chosen): Promise<DatasetPreview> => {
      const { datasets } = await engine();
      if (file === null) return datasets.sample();
      const problem = isParquet(file) ? "evaluate.data.unreadableParquet" : "evaluate.data.unreadable";
      return datasets.preview(await uploadOf(file, columns, t(problem, { name: file.name })));
    },
    onMutate: ({ file }) => {
      setUnclear((before) => (before?.file === file ? before : null));
      return QUESTION_READS.begin();
    },
    onError: (error, { file }, isNewest) => {
      const columns = columnsOfRefusal(errorRecord(error));
      if (isNewest?.() === true && file !== null && columns.length > 0) setUnclear({ file, columns });
    },
    onSuccess: (preview, chosen, isNewest) => {
      if (!isNewest()) return;
      setUnclear(null);
      takeQuestions(preview, chosen);
      onRead();
    },
  });
  return {
    busy: reading.isPending,
    error: reading.isError ? errorRecord(reading.error) : null,
    unclear,
    read: reading.mutate,
    forget: () => {
      QUESTION_READS.giveUp();
      setUnclear(null);
      reading.reset();
    },
  };
}
