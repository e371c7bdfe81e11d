import { VisuallyHidden } from "@mantine/core";
import { Spotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isMac, shortcut } from "../components/command-key.ts";
import { LANGUAGES, THEMES } from "../../engine/contract/settings-values.ts";
import { LANGUAGE_NAMES } from "../i18n/index.ts";
import { useNavigation, VIEWS } from "../state/navigation.ts";
import { useCommands, usePalette } from "../state/palette.ts";
import { useChangeSettings } from "../state/settings.ts";

/** Everything that can be done, found by its words (Ctrl+K). */
export function CommandPalette(): ReactNode {
  const { t } = useTranslation();
  useFrameCommands();
  const commands = usePalette((palette) => palette.commands);
  const [marked, setMarked] = useState("");
  return (
    <Spotlight
      // On a Mac, Ctrl+K deletes to the end of a field's line.
      shortcut={[isMac() ? "meta+K" : "ctrl+K"]}
      // Also from a field that has the focus.
      tagsToIgnore={[]}
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound={t("frame.palette.nothing")}
      searchProps={{
        leftSection: (
          <>
            <Search size={16} aria-hidden />
            <VisuallyHidden role="status">{marked}</VisuallyHidden>
          </>
        ),
        placeholder: t("frame.palette.placeholder"),
        "aria-label": t("frame.palette.placeholder"),
        onKeyUp: () => setMarked(markedLabel()),
      }}
      actions={Object.values(commands)
        .flat()
        .map(({ id, label, hint, run }) => ({
          id,
          label,
          description: hint ?? "",
          onClick: () => carryOut(run),
        }))}
    />
  );
}

/** The palette's field goes with it: where a command leads elsewhere, the focus goes there. */
function carryOut(run: () => void): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  run();
}

/** What the row says that Spotlight marks, which it does for the eye alone; empty while none is marked. */
function markedLabel(): string {
  const row = document.querySelector("[data-action][data-selected]");
  return row?.querySelector(".mantine-Spotlight-actionLabel")?.textContent ?? "";
}

function useFrameCommands(): void {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const change = useChangeSettings();
  useCommands("frame", [
    ...VIEWS.map((view, index) => ({
      id: `go-${view}`,
      label: t("frame.palette.go", { view: t(`frame.views.${view}`) }),
      hint: shortcut(index + 1),
      run: () => go(view),
    })),
    ...THEMES.map((theme) => ({
      id: `theme-${theme}`,
      label: t("frame.commands.theme", { theme: t(`frame.themes.${theme}`) }),
      run: () => change({ theme }),
    })),
    ...LANGUAGES.filter((language) => language !== "system").map((language) => ({
      id: `language-${language}`,
      label: t("frame.commands.language", { language: LANGUAGE_NAMES[language] }),
      run: () => change({ language }),
    })),
  ]);
}
