import { ActionIcon, Anchor, Button } from "@mantine/core";
import { Trash2, X } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { CopyButton } from "../../components/copy-button.tsx";
import { Facts } from "../../components/facts.tsx";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { ScrollBox } from "../../components/scroll-box.tsx";
import { formatPlace, viewAlone } from "../../state/navigation.ts";
import { useListings } from "../../state/runs.ts";
import { fullDate } from "../runs/when.ts";
import classes from "./experience.module.css";
import { FeedbackSign } from "./feedback-sign.tsx";

/** One experience: the task, how it was solved, the answer, and where it comes from. */
export function ExperiencePanel({
  experience,
  onRemove,
  onClose,
}: {
  readonly experience: Experience;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { task, answer, answerType, process, strategy, model, feedback, created } = experience;
  return (
    <section className={classes.panel} aria-label={t("experience.open")}>
      <header className={classes.panelHead}>
        <h2>{t("experience.open")}</h2>
        <Button variant="default" leftSection={<Trash2 size={14} aria-hidden />} onClick={onRemove}>
          {t("experience.remove")}
        </Button>
        <ActionIcon variant="subtle" color="gray" aria-label={t("common.close")} onClick={onClose}>
          <X size={16} aria-hidden />
        </ActionIcon>
      </header>
      <p className={classes.task}>{task}</p>
      <h3>{t("experience.answer")}</h3>
      <p className={classes.answer} data-query={answerType === "sql" || undefined} data-figures>
        {answer}
      </p>
      {process.trim() !== "" && <Process text={process} />}
      <Facts
        facts={[
          [t("experience.from.title"), <Origin key="origin" source={experience.source} />],
          [t("experience.columns.method"), strategyTitle(strategy, t)],
          [t("experience.columns.model"), model],
          [t("experience.columns.feedback"), <FeedbackSign key="feedback" feedback={feedback} />],
          [t("experience.kept"), fullDate(new Date(created).toISOString(), i18n.language)],
        ]}
      />
    </section>
  );
}

function Process({ text }: { readonly text: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <div className={classes.processHead}>
        <h3>{t("experience.process")}</h3>
        <CopyButton text={text} name={t("experience.processCopy")} />
      </div>
      <ScrollBox as="p" className={classes.process} name={t("experience.process")}>
        {text}
      </ScrollBox>
    </>
  );
}

/** The question that it was, as a link while its run is still in the history. */
function Origin({ source }: Pick<Experience, "source">): ReactNode {
  const { t } = useTranslation();
  const runs = useListings(source === null ? [] : [source.run]).data;
  if (source === null) return t("experience.from.file");
  if (runs === undefined) return null;
  const [listing] = runs;
  if (listing === undefined) return t("experience.from.deleted");
  const { kind, run, title } = listing;
  const question = kind === "eval" ? source.question : null;
  return (
    <Anchor inherit href={formatPlace({ ...viewAlone("runs"), run, question })}>
      {question === null ? t("experience.from.ask") : t("experience.from.question", { question, title })}
    </Anchor>
  );
}
