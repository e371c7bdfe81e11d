import { Dropzone } from "@mantine/dropzone";
import { FileUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import classes from "./data.module.css";

/** Takes one file: dropped, or chosen with a click or the Enter key. The engine says what it thinks of it. */
export function DataDrop({
  busy,
  onFile,
}: {
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <Dropzone
      className={classes.drop}
      disabled={busy}
      multiple={false}
      onDrop={([file]) => file !== undefined && onFile(file)}
      inputProps={{ "aria-label": t("evaluate.data.choose"), accept: ".jsonl,.json,.ndjson,.csv,.tsv" }}
      role="button"
      aria-label={t("evaluate.data.drop")}
    >
      <FileUp size={20} aria-hidden />
      <strong>{t("evaluate.data.drop")}</strong>
      <span>{t("evaluate.data.forms")}</span>
    </Dropzone>
  );
}
