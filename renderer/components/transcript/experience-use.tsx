import { UnstyledButton } from "@mantine/core";
import type { TFunction } from "i18next";
import { BookOpen, BookX, Check, TriangleAlert, X } from "lucide-react";
import { use, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OptionValue } from "../../../core/events.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { useNavigation } from "../../state/navigation.ts";
import { neededWords } from "../experience-words.ts";
import { Fold } from "../fold.tsx";
import { count } from "../numbers.ts";
import { optionValueWords } from "../run-choices/strategy-words.ts";
import { ScrollBox } from "../scroll-box.tsx";
import classes from "./experience-use.module.css";
import { solutionVerdict } from "./observation-words.ts";
import { firstSeen, type Seen } from "./observations.ts";
import { RunOptions } from "./pictures/run-options.ts";
import { figure, shorten } from "./words.ts";

export interface ExperienceUseProps {
  readonly question: QuestionTranscript;
  /** As far as the replay has come: what is ahead keeps its room. */
  readonly reached: QuestionTranscript;
}

/** What the experience repository said to the question, with the experience that was used; nothing where it was not asked. */
export function RetrievedExperience({ question, reached }: ExperienceUseProps): ReactNode {
  const { t, i18n } = useTranslation();
  const { minimum, lambda, outlierTest } = use(RunOptions);
  const retrieved = firstSeen(question.observations, "experience-retrieved");
  if (retrieved === null) return null;
  const { repository, outcome, stored, z, nearest } = retrieved;
  const isUsed = outcome === "found";
  const Sign = isUsed ? BookOpen : BookX;
  const facts = [
    t("pictures.experience.used.repository", { repository }),
    outcome === "too-few" && minimum !== undefined
      ? neededWords(stored, minimum, t)
      : t("pictures.experience.used.stored", { count: stored, value: count(stored, i18n.language) }),
    ...(z === null
      ? []
      : [t("pictures.experience.used.z", { z: figure(z) }), ...testWords(lambda, outlierTest, t)]),
  ];
  return (
    <section
      className={classes.box}
      data-ahead={firstSeen(reached.observations, "experience-retrieved") === null || undefined}
      aria-label={t("pictures.experience.used.title")}
    >
      <h3>{t("pictures.experience.used.title")}</h3>
      <p className={classes.outcome} data-used={isUsed || undefined}>
        <Sign size={15} aria-hidden /> <strong>{t(`pictures.experience.used.outcome.${outcome}`)}</strong>
        <small data-figures>{facts.join(" · ")}</small>
      </p>
      <p className={classes.soft}>
        {t("pictures.experience.used.asked", { task: shorten(question.asked.text, 160) })}
      </p>
      {nearest !== null && <Nearest nearest={nearest} repository={repository} used={isUsed} />}
    </section>
  );
}

/** λ and the kind of the test, as far as the run's options are known. */
function testWords(
  lambda: OptionValue | undefined,
  outlierTest: OptionValue | undefined,
  t: TFunction,
): readonly string[] {
  if (lambda === undefined || outlierTest === undefined) return [];
  return [`λ ${lambda}`, optionValueWords("outlierTest", outlierTest, t)];
}

function Nearest({
  nearest: { experience, similarity },
  repository,
  used,
}: {
  readonly nearest: NonNullable<Seen<"experience-retrieved">["nearest"]>;
  readonly repository: string;
  readonly used: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { id, task, answer, process } = experience;
  return (
    <>
      {!used && <p className={classes.soft}>{t("pictures.experience.used.most")}</p>}
      <OpenExperience repository={repository} id={id}>
        {shorten(task, 240)}
      </OpenExperience>
      <small data-figures>
        {t("pictures.experience.used.similarity", {
          total: figure(similarity.total),
          cosine: figure(similarity.semantic),
          graph: figure(similarity.graph),
        })}
        {" · "}
        {t("pictures.experience.used.answer", { answer: shorten(answer) })}
      </small>
      <Fold title={t("pictures.experience.used.solution")} open={open} onToggle={setOpen}>
        <ScrollBox className={classes.process} data-prose name={t("pictures.experience.used.solution")}>
          {process}
        </ScrollBox>
      </Fold>
    </>
  );
}

/** The feedback judge's verdict on the solution, and what became of it; nothing where there is none. */
export function JudgedSolution({ question, reached }: ExperienceUseProps): ReactNode {
  const { t } = useTranslation();
  const judged = firstSeen(question.observations, "experience-judged");
  const repository = firstSeen(question.observations, "experience-retrieved")?.repository;
  if (judged === null) return null;
  const verdict = solutionVerdict(judged);
  const Sign = { stored: Check, good: Check, bad: X, unreadable: TriangleAlert }[verdict];
  const found = verdict === "stored" ? "good" : verdict;
  const kept = verdict === "stored" ? "kept" : "notKept";
  return (
    <section
      className={classes.box}
      data-ahead={firstSeen(reached.observations, "experience-judged") === null || undefined}
      aria-label={t("transcript.observed.experience-judged")}
    >
      <p className={classes.outcome} data-used={verdict === "stored" || undefined}>
        <Sign size={15} aria-hidden /> <strong>{t(`pictures.experience.used.${found}`)}</strong>
        <small>{t(`pictures.experience.used.${kept}`)}</small>
        {judged.stored !== null && repository !== undefined && (
          <OpenExperience repository={repository} id={judged.stored}>
            {t("pictures.experience.used.show")}
          </OpenExperience>
        )}
      </p>
      {judged.reason !== "" && <p className={classes.soft}>{judged.reason}</p>}
    </section>
  );
}

function OpenExperience({
  repository,
  id,
  children,
}: {
  readonly repository: string;
  readonly id: string;
  readonly children: ReactNode;
}): ReactNode {
  const { goToExperience } = useNavigation();
  return (
    <UnstyledButton className={classes.link} onClick={() => goToExperience(repository, id)}>
      {children}
    </UnstyledButton>
  );
}
