import { useTranslation } from "react-i18next";
import { STRATEGIES } from "../../../core/strategies/index.ts";
import { shortcut } from "../../components/command-key.ts";
import { strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { useCommands } from "../../state/palette.ts";
import { usePageKeys } from "./use-page-keys.ts";

interface AskActions {
  /** Asks what stands there. */
  readonly ask: () => void;
  /** Begins another question. */
  readonly begin: () => void;
  readonly choose: (strategy: string) => void;
}

/** Offers what the view does by keys and in the palette. */
export function useAskCommands({ ask, begin, choose }: AskActions): void {
  const { t } = useTranslation();
  usePageKeys({ run: ask });
  useCommands("ask", [
    { id: "ask-run", label: t("ask.commands.run"), hint: shortcut("Enter"), run: ask },
    { id: "ask-new", label: t("ask.commands.new"), run: begin },
    ...STRATEGIES.map(({ id }) => ({
      id: `ask-strategy-${id}`,
      label: t("ask.commands.strategy", { name: strategyTitle(id, t) }),
      run: () => choose(id),
    })),
  ]);
}
