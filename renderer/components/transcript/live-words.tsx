import { createContext, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { splitReasoning } from "../../../core/answer/reasoning.ts";
import { ending } from "../../../core/short-text.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { shorten } from "./words.ts";

/** The turns as they are at this moment, for the few words of a picture that change with every token. */
export const LiveTurns = createContext<readonly TurnTranscript[]>([]);

/** What fits on a line or three. */
const MOST = 80;

/** The last words that a turn has written so far. */
export function LiveWords({ path, live }: { readonly path: string; readonly live: boolean }): ReactNode {
  const { t } = useTranslation();
  const turn = use(LiveTurns).findLast((one) => one.path === path);
  if (!live) return <em>{t("transcript.unfinished")}</em>;
  const { text, reasoning } = splitReasoning(turn?.liveText ?? "");
  const words = ending(text === "" ? (reasoning ?? "") : text, 2 * MOST).replaceAll(/\s+/g, " ");
  if (words === "") return <em>{t("transcript.waiting")}</em>;
  return words.length > MOST ? `…${ending(words, MOST)}` : words;
}

/** What a turn says on one line: its first words, while it writes its last. @param most characters of the first words */
export function TurnWords({
  turn: { path, finished },
  live,
  most,
}: {
  readonly turn: TurnTranscript;
  readonly live: boolean;
  readonly most: number;
}): ReactNode {
  return finished === null ? <LiveWords path={path} live={live} /> : shorten(finished.text, most);
}
