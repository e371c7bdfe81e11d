import { Switch } from "@mantine/core";
import { TriangleAlert } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerType } from "../../../../core/question.ts";
import { isEvaluated } from "../../../../core/scoring/score.ts";
import type { DatasetPreview } from "../../../../engine/contract/datasets.ts";
import { Fold } from "../../../components/fold.tsx";
import { count } from "../../../components/numbers.ts";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { shorten } from "../../../components/transcript/words.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { asksForDatabases } from "../evaluations.ts";
import classes from "./data.module.css";
import { DatabasesField } from "./databases-field.tsx";
import { PreviewFacts } from "./preview-facts.tsx";

/** What was read of a file: types of answers, what else is told of it, lines that cannot be used, the first questions. */
export function DataPreview({ preview }: { readonly preview: DatasetPreview }): ReactNode {
  const { t, i18n } = useTranslation();
  const [open, setOpen] = useState(false);
  const types = Object.entries(preview.answerTypes) as [AnswerType, number][];
  const unscored = types
    .filter(([type]) => !isEvaluated(type))
    .map(([type]) => t(`evaluate.answerTypes.${type}`));
  return (
    <div className={classes.preview}>
      <ul className={classes.types} aria-label={t("evaluate.data.types")}>
        {types.map(([type, questions]) => (
          <li key={type} data-figures>
            {t(`evaluate.answerTypes.${type}`)} {count(questions, i18n.language)}
          </li>
        ))}
      </ul>
      <PreviewFacts preview={preview} />
      {unscored.length > 0 && (
        <p className={classes.warning}>
          <TriangleAlert size={16} aria-hidden />
          {t("evaluate.data.unscored", { types: new Intl.ListFormat(i18n.language).format(unscored) })}
        </p>
      )}
      {preview.notes.map((note) => (
        <p key={note} className={classes.warning} lang="en">
          <TriangleAlert size={16} aria-hidden />
          {note}
        </p>
      ))}
      {asksForDatabases(preview) && <DatabasesField />}
      {preview.badLines.length > 0 && <BadLines preview={preview} />}
      {preview.first.length > 0 && (
        <Fold
          title={t("evaluate.data.first")}
          note={t("evaluate.data.firstNote", { count: preview.first.length })}
          open={open}
          onToggle={setOpen}
        >
          <FirstQuestions preview={preview} />
        </Fold>
      )}
    </div>
  );
}

function BadLines({ preview }: { readonly preview: DatasetPreview }): ReactNode {
  const { t, i18n } = useTranslation();
  const { skipBadLines } = useEvaluateDraft();
  const { badLines, moreBadLines } = preview;
  const title = t("evaluate.data.badLines", { count: badLines.length + moreBadLines });
  return (
    <section className={classes.bad} aria-label={title}>
      <div className={classes.badHead}>
        <strong>
          <TriangleAlert size={16} aria-hidden />
          {title}
        </strong>
        <Switch
          label={t("evaluate.data.skip")}
          checked={skipBadLines}
          onChange={({ currentTarget }) => useEvaluateDraft.setState({ skipBadLines: currentTarget.checked })}
        />
      </div>
      <ScrollBox as="ol" className={classes.badLines} name={t("evaluate.data.badList")}>
        {badLines.map(({ line, problem }) => (
          <li key={line}>
            <span data-figures>{t("evaluate.data.line", { line: count(line, i18n.language) })}</span>
            <span lang="en">{problem}</span>
          </li>
        ))}
        {moreBadLines > 0 && <li>{t("evaluate.data.moreBadLines", { count: moreBadLines })}</li>}
      </ScrollBox>
      {!skipBadLines && <p className={classes.badNote}>{t("evaluate.data.mustSkip")}</p>}
    </section>
  );
}

function FirstQuestions({ preview }: { readonly preview: DatasetPreview }): ReactNode {
  const { t } = useTranslation();
  return (
    <ScrollBox className={classes.first} name={t("evaluate.data.first")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("evaluate.columns.id")}</th>
            <th scope="col">{t("evaluate.columns.question")}</th>
            <th scope="col">{t("evaluate.columns.type")}</th>
            <th scope="col" data-align="end">
              {t("evaluate.columns.gold")}
            </th>
          </tr>
        </thead>
        <tbody>
          {preview.first.map(({ id, text, answerType, gold }) => (
            <tr key={id}>
              <td>{shorten(id, 60)}</td>
              <td>{shorten(text, 300)}</td>
              <td>{t(`evaluate.answerTypes.${answerType}`)}</td>
              <td data-align="end">{shorten(gold, 80)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
