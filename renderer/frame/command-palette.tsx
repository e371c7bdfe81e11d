import { Spotlight } from "@mantine/spotlight";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LANGUAGES, THEMES } from "../../engine/contract/settings-values.ts";
import { LANGUAGE_NAMES } from "../i18n/index.ts";
import { useNavigation, VIEWS } from "../state/navigation.ts";
import { useCommands, usePalette } from "../state/palette.ts";
import { useChangeSettings } from "../state/settings.tsx";

/** Everything that can be done, found by its words (Ctrl+K). */
export function CommandPalette(): ReactNode {
  const { t } = useTranslation();
  useFrameCommands();
  const commands = usePalette((palette) => palette.commands);
  return (
    <Spotlight
      shortcut={["mod+K"]}
      highlightQuery
      scrollable
      maxHeight={420}
      nothingFound={t("frame.palette.nothing")}
      searchProps={{
        leftSection: <Search size={16} aria-hidden />,
        placeholder: t("frame.palette.placeholder"),
        "aria-label": t("frame.palette.placeholder"),
      }}
      actions={Object.values(commands)
        .flat()
        .map(({ id, label, hint, run }) => ({ id, label, description: hint ?? "", onClick: run }))}
    />
  );
}

function useFrameCommands(): void {
  const { t } = useTranslation();
  const { go } = useNavigation();
  const change = useChangeSettings();
  useCommands("frame", [
    ...VIEWS.map((view, index) => ({
      id: `go-${view}`,
      label: t("frame.palette.go", { view: t(`frame.views.${view}`) }),
      hint: `Ctrl+${index + 1}`,
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
