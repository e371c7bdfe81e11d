import { Select } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bytesInWords } from "../../../core/figure-words.ts";
import type { RepositoryListing, RepositoryStats } from "../../../engine/contract/experience.ts";
import { neededWords } from "../../components/experience-words.ts";
import { useCount } from "../../components/use-count.ts";
import { useRepositoryStats } from "../../state/experience.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useListings } from "../../state/runs.ts";
import { methodWords } from "../runs/history-rows.ts";
import { fullDate } from "../runs/when.ts";
import classes from "./experience.module.css";
import { FIRST_SETTINGS } from "./pictures/outlier-test.ts";
import { repositoryChoices, type EvaluatedRepository } from "./repository-choices.ts";

/** Which repository is shown, and what it holds. */
export function RepositoryBar({
  repository,
  repositories,
}: {
  readonly repository: string;
  readonly repositories: readonly RepositoryListing[];
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { goToExperience } = useNavigation();
  const evaluations = repositories.map(({ run }) => run).filter((run) => run !== null);
  const runs = useListings(evaluations).data ?? [];
  const { lasting, ofEvaluations } = repositoryChoices(repositories, runs, repository);
  const nameOf = ({ name, run }: EvaluatedRepository): string =>
    run === undefined
      ? name
      : t("experience.ofEvaluation", {
          title: run.title,
          method: methodWords(run, t),
          when: fullDate(run.started, i18n.language),
        });
  return (
    <div className={classes.bar}>
      <Select
        className={classes.repository}
        aria-label={t("experience.repository")}
        allowDeselect={false}
        searchable={ofEvaluations.length > 0}
        value={repository}
        onChange={(name) => name !== null && goToExperience(name)}
        data={[
          { group: t("experience.lasting"), items: [...lasting] },
          {
            group: t("experience.ofEvaluations"),
            items: ofEvaluations.map((one) => ({ value: one.name, label: nameOf(one) })),
          },
        ].filter(({ items }) => items.length > 0)}
      />
      <StatsLine repository={repository} />
    </div>
  );
}

function StatsLine({ repository }: { readonly repository: string }): ReactNode {
  const { t } = useTranslation();
  const stats = useRepositoryStats(repository).data;
  if (stats === undefined || stats.experiences === 0) return null;
  return (
    <ul className={classes.stats} aria-label={t("experience.stats.label")} data-figures>
      <StatsItems stats={stats} />
    </ul>
  );
}

function StatsItems({ stats }: { readonly stats: RepositoryStats }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { experiences, byFeedback, meanSimilarity, graphsFailed, bytes: size } = stats;
  const { minimum } = FIRST_SETTINGS;
  return (
    <>
      <li>{t("experience.stats.experiences", { count: experiences })}</li>
      {experiences < minimum && (
        <li>{t("experience.stats.few", { needed: neededWords(experiences, minimum, t) })}</li>
      )}
      {byFeedback.person > 0 && <li>{t("experience.stats.person", { value: number(byFeedback.person) })}</li>}
      {byFeedback.judge > 0 && <li>{t("experience.stats.judge", { value: number(byFeedback.judge) })}</li>}
      {meanSimilarity !== null && (
        <li>
          {t("experience.stats.similarity", {
            mean: meanSimilarity.mean.toFixed(2),
            deviation: meanSimilarity.deviation.toFixed(2),
          })}
        </li>
      )}
      {graphsFailed > 0 && <li>{t("experience.stats.graphsFailed", { count: graphsFailed })}</li>}
      <li>{bytesInWords(size)}</li>
    </>
  );
}
