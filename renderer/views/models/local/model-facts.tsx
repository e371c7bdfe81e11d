import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../../core/figure-words.ts";
import type { ModelReport } from "../../../../engine/contract/models.ts";
import { CopyButton } from "../../../components/copy-button.tsx";
import { Facts } from "../../../components/facts.tsx";
import { Fold } from "../../../components/fold.tsx";
import { count } from "../../../components/numbers.ts";
import { modelNotes } from "../../../i18n/model-notes.ts";
import { parameterCount } from "../figures.ts";
import classes from "../models.module.css";

/** What a model's file says of itself, and what the project knows of it. */
export function ModelFacts({ report }: { readonly report: ModelReport }): ReactNode {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const { file, summary, card } = report;
  const number = (value: number | null): string | null =>
    value === null ? null : count(value, i18n.language);
  const contextTokens = file.contextTokens ?? summary.contextTokens;
  return (
    <>
      {card !== null && <p className={classes.soft}>{modelNotes(card.id, card.notes, i18n.language)}</p>}
      <Facts
        facts={[
          [t("models.facts.parameters"), parameterCount(summary.parameters)],
          [t("models.facts.quantization"), summary.quantization],
          [t("models.facts.size"), bytesInWords(summary.bytes)],
          [t("models.facts.architecture"), summary.architecture],
          [
            t("models.facts.context"),
            contextTokens === null
              ? null
              : t("common.tokens", { count: contextTokens, value: number(contextTokens) }),
          ],
          [t("models.facts.layers"), number(summary.layers)],
          [
            t("models.facts.template"),
            t(summary.hasChatTemplate ? "models.facts.templateYes" : "models.facts.templateNo"),
          ],
          [t("models.facts.license"), card?.license ?? t("models.facts.licenseUnknown")],
        ]}
      />
      <Fold title={t("models.facts.file")} open={open} onToggle={setOpen}>
        <Facts
          facts={[
            [t("models.facts.nameInFile"), summary.name],
            [t("models.facts.path"), <span className={classes.mono}>{summary.paths.join("\n")}</span>],
            [t("models.facts.width"), number(summary.embeddingLength)],
            [
              t("models.facts.heads"),
              summary.heads === null ? null : `${summary.heads} / ${summary.kvHeads ?? summary.heads}`,
            ],
            [t("models.facts.vocabulary"), number(summary.vocabularySize)],
            [t("models.facts.version"), summary.fileVersion],
            [
              "SHA-256",
              <span className={classes.hash}>
                <span className={classes.mono}>{file.sha256}</span>
                <CopyButton text={file.sha256} name="SHA-256" />
              </span>,
            ],
          ]}
        />
      </Fold>
    </>
  );
}
