import { Tabs } from "@mantine/core";
import type { ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { Experience } from "../../../core/experience/experience.ts";
import { useFocusWhenGone } from "../../components/focus-heading.ts";
import { neighbour, useMarkedRow } from "../../components/grid/opened.ts";
import { Read } from "../../components/read.tsx";
import { useExperiences } from "../../state/experience.ts";
import { useNavigation } from "../../state/navigation.ts";
import { useExperienceActions } from "../../state/use-experience-actions.ts";
import { ExperienceList } from "./experience-list.tsx";
import { SECTIONS, useExperiencePlace } from "./experience-place.ts";
import classes from "./experience.module.css";
import { NothingYet } from "./nothing-yet.tsx";
import { useListedExperiences } from "./use-listed-experiences.ts";
import { CompareTexts } from "./pictures/compare-texts.tsx";
import { TaskMap } from "./pictures/task-map.tsx";
import { WithOpened } from "./with-opened.tsx";

/** The experiences of a repository as a list or as a map, and how alike two texts are. */
export function Sections({
  repository,
  field,
}: {
  readonly repository: string;
  /** The field for the search in the list. */
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const { t } = useTranslation();
  const { section } = useExperiencePlace();
  return (
    <Tabs
      keepMounted={false}
      value={section}
      onChange={(value) => {
        const chosen = SECTIONS.find((name) => name === value);
        if (chosen !== undefined) useExperiencePlace.setState({ section: chosen });
      }}
    >
      <Tabs.List aria-label={t("experience.sectionsLabel")}>
        {SECTIONS.map((name) => (
          <Tabs.Tab key={name} value={name}>
            {t(`experience.sections.${name}`)}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={section} className={classes.section}>
        {section === "compare" ? <CompareTexts /> : <Stored repository={repository} field={field} />}
      </Tabs.Panel>
    </Tabs>
  );
}

function Stored({
  repository,
  field,
}: {
  readonly repository: string;
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const read = useExperiences(repository);
  return (
    <Read key={repository} query={read}>
      {(stored) => <StoredExperiences repository={repository} experiences={stored} field={field} />}
    </Read>
  );
}

function StoredExperiences({
  repository,
  experiences,
  field,
}: {
  readonly repository: string;
  readonly experiences: readonly Experience[];
  readonly field: RefObject<HTMLInputElement | null>;
}): ReactNode {
  const { experience: id, goToExperience } = useNavigation();
  const [marked, mark] = useMarkedRow(id);
  const { section } = useExperiencePlace();
  const { remove } = useExperienceActions();
  const listed = useListedExperiences(repository, experiences);
  useFocusWhenGone(experiences.length > 0);
  if (experiences.length === 0) return <NothingYet />;
  const open = (next: string | null): void => goToExperience(repository, next);
  const takeOut = (experience: Experience): void => {
    const rows = section === "map" ? experiences : listed.shown;
    const ids = rows.map((row) => row.id);
    const next = neighbour(ids, experience.id) ?? null;
    if (experience.id === id) open(next);
    else if (experience.id === marked) mark(next);
    remove.mutate(experience);
  };
  return (
    <WithOpened open={experiences.find((one) => one.id === id)} onRemove={takeOut} onClose={() => open(null)}>
      {section === "map" ? (
        <TaskMap repository={repository} onOpen={open} />
      ) : (
        <ExperienceList
          listed={listed}
          total={experiences.length}
          current={marked}
          field={field}
          onOpen={(experience) => open(experience.id)}
          onRemove={takeOut}
        />
      )}
    </WithOpened>
  );
}
