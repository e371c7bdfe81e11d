import { ArrowRight, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { withoutTaskDone } from "../../../../core/prompts/dialogue.ts";
import { agentLook } from "../../../theme/agents.ts";
import { duration } from "../../numbers.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { useCount } from "../../use-count.ts";
import { useEndInSight } from "../../use-end-in-sight.ts";
import { LiveWords } from "../live-words.tsx";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import { turnPlace } from "../turn-place.ts";
import { roundName, saidWords, shorten } from "../words.ts";
import { framesOf, type Frame } from "./film.ts";
import classes from "./filmstrip.module.css";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";
import { TurnButton } from "./turn-button.tsx";

/** The dialogue as a strip: who spoke after whom, and what it came to. */
export function Filmstrip({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const frames = framesOf(question);
  const end = useEndInSight<HTMLOListElement>("x", frames.length);
  return (
    <Picture
      title={t("transcript.film.title")}
      steady={steady}
      picture={
        <ScrollBox as="ol" {...end} className={classes.strip} name={t("transcript.film.title")}>
          {frames.map((frame, index) => (
            <li key={frame.turn.path}>
              {index > 0 && <ArrowRight className={classes.arrow} size={16} aria-hidden />}
              <FrameButton frame={frame} live={live} />
            </li>
          ))}
        </ScrollBox>
      }
      table={
        <PlainTable
          caption={t("transcript.film.title")}
          columns={[
            t("transcript.columns.step"),
            t("transcript.columns.agent"),
            t("transcript.columns.says"),
            t("transcript.columns.tokens"),
            t("transcript.columns.time"),
          ]}
          figures={[3, 4]}
          rows={frames.map(({ turn }) => ({
            key: turn.path,
            cells: [
              roundName(turnPlace(turn.path).round, t) || "–",
              agentName(turn.role, turnPlace(turn.path).agent, t),
              saidWords(turn, 400),
              turn.finished === null ? "–" : number(turn.finished.tokens.generated),
              turn.finished === null ? "–" : duration(turn.finished.seconds, t),
            ],
          }))}
        />
      }
    />
  );
}

function FrameButton({
  frame: { turn, round, ends },
  live,
}: {
  readonly frame: Frame;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { agent } = turnPlace(turn.path);
  const name = agentName(turn.role, agent, t);
  return (
    <TurnButton
      path={turn.path}
      className={classes.frame}
      style={{ "--agent": agentLook(turn.role, agent).colour }}
    >
      <span className={classes.who}>
        <AgentBadge role={turn.role} agent={agent} />
        <strong>{name}</strong>
        {round !== null && <span className={classes.round}>{round}</span>}
      </span>
      <span className={classes.words}>
        {turn.finished !== null && shorten(withoutTaskDone(turn.finished.text), 120)}
        {turn.finished === null && <LiveWords path={turn.path} live={live} />}
      </span>
      {ends && (
        <span className={classes.ends}>
          <Flag size={12} aria-hidden /> {t("transcript.taskDone")}
        </span>
      )}
    </TurnButton>
  );
}
