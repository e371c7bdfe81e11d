import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Fold } from "../../../components/fold.tsx";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import classes from "./data.module.css";

const JSONL = `{"id": "1", "question": "How many legs have 3 cats?", "answer": "12", "answerType": "number"}
{"id": "2", "question": "Is ice colder than steam?", "answer": "yes", "answerType": "yesno"}`;

const CSV = `question,answer
How many legs have 3 cats?,12
"Ann has 2 pens, Bo has 5. How many together?",7`;

const FIELDS = [
  "question",
  "answer",
  "answerType",
  "choices",
  "context",
  "id",
  "dataset",
  "difficulty",
  "database",
] as const;

/** What a data file must look like, with the smallest example of each form. */
export function FormHelp(): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Fold title={t("evaluate.help.title")} open={open} onToggle={setOpen}>
      <div className={classes.help}>
        <p>{t("evaluate.help.jsonl")}</p>
        <ScrollBox as="pre" name={t("evaluate.help.jsonlExample")}>
          {JSONL}
        </ScrollBox>
        <p>{t("evaluate.help.csv")}</p>
        <ScrollBox as="pre" name={t("evaluate.help.csvExample")}>
          {CSV}
        </ScrollBox>
        <p>{t("evaluate.help.others")}</p>
        <dl>
          {FIELDS.map((field) => (
            <div key={field}>
              <dt>
                <code>{field}</code>
              </dt>
              <dd>{t(`evaluate.help.fields.${field}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Fold>
  );
}
