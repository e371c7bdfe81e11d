import { TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { Problem } from "../../components/problem.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { useExperiencePlace } from "./experience-place.ts";
import { ExperienceTable } from "./experience-table.tsx";
import classes from "./experience.module.css";
import { orderWords } from "./order-words.ts";
import type { ListedExperiences } from "./use-listed-experiences.ts";

/** The experiences of a repository, newest first or in the order of a search. */
export function ExperienceList({
  listed: { shown, isSearch, looking, problem },
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
  return (
    <div className={classes.list}>
      <div className={classes.tools}>
        <TextInput
          ref={field}
          className={classes.search}
          aria-label={t("experience.search")}
          placeholder={t("experience.search")}
          leftSection={<Search size={14} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => useExperiencePlace.setState({ search: currentTarget.value })}
        />
        <p className={classes.order} role="status">
          {orderWords(isSearch ? shown.length : null, total, t, i18n.language)}
        </p>
      </div>
      {problem !== null && <Problem error={errorRecord(problem)} />}
      <div data-stale={looking || undefined} className={classes.table}>
        <ExperienceTable experiences={shown} current={current} onOpen={onOpen} onRemove={onRemove} />
      </div>
      <p className={classes.hint}>{t("experience.keys")}</p>
    </div>
  );
}
