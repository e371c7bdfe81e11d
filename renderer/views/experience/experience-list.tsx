import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { QueryProblem } from "../../components/query-problem.tsx";
import { SearchField } from "../../components/search-field.tsx";
import { useExperiencePlace } from "./experience-place.ts";
import { ExperienceTable } from "./experience-table.tsx";
import classes from "./experience.module.css";
import { orderWords } from "./order-words.ts";
import type { ListedExperiences } from "./use-listed-experiences.ts";

/** The experiences of a repository, newest first or in the order of a search. */
export function ExperienceList({
  listed,
  total,
  current,
  field,
  onOpen,
  onRemove,
}: {
  readonly listed: ListedExperiences;
  /** How many the repository holds. */
  readonly total: number;
  readonly current: string | null;
  /** The field for the search. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onOpen: (experience: Experience) => void;
  readonly onRemove: (experience: Experience) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { search } = useExperiencePlace();
  const { shown, isSearch, looking } = listed;
  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <SearchField
          ref={field}
          className={classes.search}
          label={t("experience.search")}
          value={search}
          onChange={(words) => useExperiencePlace.setState({ search: words })}
        />
        <p className={classes.order} role="status">
          {orderWords(isSearch ? shown.length : null, total, t, i18n.language)}
        </p>
      </div>
      <QueryProblem query={listed} />
      <div data-stale={looking || undefined} className={classes.table}>
        <ExperienceTable experiences={shown} current={current} onOpen={onOpen} onRemove={onRemove} />
      </div>
      <p className={classes.hint}>{t("experience.keys")}</p>
    </div>
  );
}
