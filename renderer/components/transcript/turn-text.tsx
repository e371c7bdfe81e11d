import { UnstyledButton } from "@mantine/core";
import { Eye } from "lucide-react";
import { useMemo, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { splitReasoning } from "../../../core/answer/reasoning.ts";
import type { Turn } from "../../../core/events.ts";
import type { TurnTranscript } from "../../../core/transcript.ts";
import { CopyButton } from "../copy-button.tsx";
import { ScrollBox } from "../scroll-box.tsx";
import { useEndInSight } from "../use-end-in-sight.ts";
import { wordCount } from "../word-count.ts";
import { PromptMessages } from "./prompt-messages.tsx";
import classes from "./turn-card.module.css";
import { useOverflows } from "./use-overflows.ts";

/** What of a turn is unfolded. */
export type TurnPart = "text" | "reasoning" | "prompt";

export interface TurnTextProps {
  readonly turn: TurnTranscript;
  /** Who speaks. */
  readonly name: string;
  /** Whether it may still write. */
  readonly live: boolean;
  /** Unfolded parts, joined by spaces, so that equal ones are equal. */
  readonly unfolded: string;
  readonly onUnfold: (path: string, part: TurnPart) => void;
}

/** What a turn says or is writing, and what can be unfolded of it. */
export function TurnText(props: TurnTextProps): ReactNode {
  const { turn, live, name } = props;
  return turn.finished === null ? (
    <LiveText text={turn.liveText} follow={live} name={name} />
  ) : (
    <FinishedText {...props} finished={turn.finished} />
  );
}

/** In its place before the replay has reached it: as high as what will stand there. */
export function KeptRoom({ turn }: { readonly turn: TurnTranscript }): ReactNode {
  return (
    <>
      <div className={classes.text} data-prose data-kept aria-hidden>
        {turn.finished?.text}
      </div>
      <div className={classes.footer} />
    </>
  );
}

function FinishedText({
  turn: { path, sampling },
  finished: { text, reasoning, messages },
  unfolded,
  onUnfold,
  name,
}: TurnTextProps & { readonly finished: Turn }): ReactNode {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(box);
  const open = new Set(unfolded.split(" "));
  const isWhole = open.has("text");
  // It may be long, and is not counted anew at each drawing.
  const words = useMemo(() => wordCount(reasoning ?? ""), [reasoning]);
  return (
    <>
      <div ref={box} className={classes.text} data-prose data-unfolded={isWhole || undefined}>
        {text === "" ? <em>{t("transcript.saidNothing")}</em> : text}
      </div>
      <footer className={classes.footer}>
        {(overflows || isWhole) && (
          <Toggle open={isWhole} onClick={() => onUnfold(path, "text")}>
            {t(isWhole ? "common.less" : "common.more")}
          </Toggle>
        )}
        {reasoning !== null && (
          <Toggle open={open.has("reasoning")} onClick={() => onUnfold(path, "reasoning")}>
            {t("transcript.reasoning", { count: words })}
          </Toggle>
        )}
        <Toggle open={open.has("prompt")} onClick={() => onUnfold(path, "prompt")}>
          <Eye size={12} aria-hidden /> {t("transcript.saw")}
        </Toggle>
        <CopyButton text={text} name={name} />
      </footer>
      {open.has("reasoning") && (
        <ScrollBox className={classes.reasoning} data-prose name={t("transcript.reasons", { name })}>
          {reasoning}
        </ScrollBox>
      )}
      {open.has("prompt") && <PromptMessages messages={messages} sampling={sampling} />}
    </>
  );
}

/** Text as it is written. It stays at its end as long as the person is there. */
function LiveText({
  text,
  follow,
  name,
}: {
  readonly text: string;
  readonly follow: boolean;
  readonly name: string;
}): ReactNode {
  const { t } = useTranslation();
  const end = useEndInSight<HTMLDivElement>("y", text, follow);
  const said = splitReasoning(text);
  return (
    <>
      <ScrollBox
        {...end}
        className={classes.text}
        data-prose
        data-live
        name={t("transcript.writes", { name })}
      >
        {said.text === "" && said.reasoning !== null ? <em>{said.reasoning}</em> : said.text}
      </ScrollBox>
      <div className={classes.footer} />
    </>
  );
}

function Toggle({
  open,
  onClick,
  children,
}: {
  readonly open: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <UnstyledButton className={classes.toggle} aria-expanded={open} onClick={onClick}>
      {children}
    </UnstyledButton>
  );
}
