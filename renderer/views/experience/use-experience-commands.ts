import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useCommands } from "../../state/palette.ts";
import { SECTIONS, useExperiencePlace } from "./experience-place.ts";

/** By then the palette has closed and given the focus back. */
const FOCUS_MILLISECONDS = 300;

/** What the palette can do in the view. @param field the field for the search in the list */
export function useExperienceCommands(field: RefObject<HTMLInputElement | null>, save: () => void): void {
  const { t } = useTranslation();
  const search = (): void => {
    useExperiencePlace.setState({ section: "list" });
    setTimeout(() => field.current?.focus(), FOCUS_MILLISECONDS);
  };
  useCommands("experience", [
    { id: "experience-search", label: t("experience.commands.search"), run: search },
    { id: "experience-export", label: t("experience.commands.export"), run: save },
    ...SECTIONS.map((section) => ({
      id: `experience-${section}`,
      label: t("experience.commands.show", { section: t(`experience.sections.${section}`) }),
      run: () => useExperiencePlace.setState({ section }),
    })),
  ]);
}
