import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { Search } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { Problem } from "../../components/problem.tsx";
import { errorRecord } from "../../connection/errors.ts";
import { useFoundExperiences } from "../../state/experience.ts";
import { useExperiencePlace } from "./experience-place.ts";
import { ExperienceTable } from "./experience-table.tsx";
import classes from "./experience.module.css";
import { orderWords } from "./order-words.ts";

/** Words are looked for when nothing was written for so long. */
const PAUSE_MILLISECONDS = 300;

/** The experiences of a repository, newest first or in the order of a search. */
export function ExperienceList({
  repository,
  experiences,
  current,
  field,
  onOpen,
  onRemove,
}: {
  readonly repository: string;
  /** All of them, newest first. */
  readonly experiences: readonly Experience[];
  readonly current: string | null;
  /** The field for the search. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onOpen: (experience: Experience) => void;
  readonly onRemove: (experience: Experience, shown: readonly Experience[]) => void;
}): ReactNode {
  const { t, i18n } = useTranslation();
  const { search } = useExperiencePlace();
  const [words] = useDebouncedValue(search.trim(), PAUSE_MILLISECONDS);
  const found = useFoundExperiences(repository, words);
  const isSearch = words !== "" && found.data !== undefined;
  const shown = isSearch ? found.data : experiences;
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
          {orderWords(isSearch ? shown.length : null, experiences.length, t, i18n.language)}
        </p>
      </div>
      {found.isError && <Problem error={errorRecord(found.error)} />}
      <div data-stale={found.isFetching || undefined} className={classes.table}>
        <ExperienceTable
          experiences={shown}
          current={current}
          onOpen={onOpen}
          onRemove={(experience) => onRemove(experience, shown)}
        />
      </div>
      <p className={classes.hint}>{t("experience.keys")}</p>
    </div>
  );
}
