import { Flag } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ScrollBox } from "../../scroll-box.tsx";
import { useEndInSight } from "../../use-end-in-sight.ts";
import { shownAnswer } from "../answer-words.ts";
import { observationWords } from "../observation-words.ts";
import { partName } from "../words.ts";
import { AnswerCount } from "./answer-count.tsx";
import classes from "./debate-columns.module.css";
import { DebateTable } from "./debate-table.tsx";
import { debaterName, nameOf } from "./debate-words.ts";
import { debateOf, type Debate } from "./debate.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { RulingCard } from "./ruling-card.tsx";
import { TurnCell } from "./turn-cell.tsx";

/** Of more debaters each has one line only. */
const MOST_TALL = 4;

/** A debate round by round: what each agent holds, who changed, what the moderator says of it, and how it ends. */
export function DebateColumns({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const debate = debateOf(question);
  const { opening, rounds } = debate;
  const moderated = debate.moderated && (steady || rounds.some(({ moderator }) => moderator !== null));
  const end = useEndInSight<HTMLDivElement>("x", question.turns.length + question.observations.length);
  const most = rounds.reduce(
    (widest, { stands }) => Math.max(widest, stands.length),
    debate.moderated ? 2 : 1,
  );
  const compact = most > MOST_TALL;
  const shared = { asked: question.asked, final: question.result?.answer, live };
  return (
    <Picture
      title={t("transcript.debate.title")}
      steady={steady}
      picture={
        <ScrollBox
          {...end}
          className={classes.debate}
          data-compact={compact || undefined}
          data-steady={steady || undefined}
          style={{ "--agents": most } as CSSProperties}
          name={t("transcript.debate.title")}
        >
          {opening.length > 0 && (
            <section className={classes.column}>
              <h4>{t("transcript.parts.base")}</h4>
              {opening.map((stand) => (
                <div key={stand.turn.path} className={classes.slot}>
                  <TurnCell stand={stand} name={nameOf(stand, t)} {...shared} />
                </div>
              ))}
            </section>
          )}
          {rounds.map(({ number, stands, moderator }) => (
            <section key={number} className={classes.column}>
              <h4>{t("transcript.rounds.round", { number })}</h4>
              {Array.from({ length: most }, (_, index) => {
                const stand = stands[index];
                return (
                  <div key={index} className={classes.slot}>
                    {stand !== undefined && (
                      <TurnCell stand={stand} name={nameOf(stand, t)} compact={compact} {...shared} />
                    )}
                  </div>
                );
              })}
              {moderated && (
                <div className={classes.slot} data-ruling>
                  {moderator !== null && (
                    <RulingCard ruling={moderator} sideName={(side) => debaterName(side, t)} {...shared} />
                  )}
                </div>
              )}
            </section>
          ))}
          <Ending debate={debate} question={question} {...shared} />
        </ScrollBox>
      }
      table={<DebateTable debate={debate} asked={question.asked} />}
    />
  );
}

/** How the debate ended, the judge where there is one, and the answer. */
function Ending({
  debate: { ended, judges, judged, counted, read },
  question: { asked, result },
  live,
}: Pick<PictureProps, "question" | "live"> & { readonly debate: Debate }): ReactNode {
  const { t } = useTranslation();
  const last = judges.at(-1);
  if (ended === null && last === undefined && result === null) return null;
  return (
    <section className={classes.column} data-end>
      <h4>{t("transcript.debate.end")}</h4>
      {ended !== null && (
        <p className={classes.ended}>
          <Flag size={13} aria-hidden /> {t(`transcript.debate.ended.${ended.why}`, { round: ended.round })}
        </p>
      )}
      {counted !== null && <AnswerCount counted={counted} asked={asked} final={result?.answer} />}
      {judges.map((turn) => (
        <RulingCard
          key={turn.path}
          ruling={{ turn, judged: turn === last ? judged : null }}
          name={partName(turn.path, t)}
          sideName={(side) => debaterName(side, t)}
          {...{ asked, live }}
        />
      ))}
      {read !== null && <p className={classes.read}>{observationWords(read, "", t)}</p>}
      {result !== null && result.answer !== judged?.answer && (
        <p className={classes.answer} data-code={asked.answerType === "sql" || undefined}>
          {shownAnswer(result.answer, asked, t("common.unanswered"))}
        </p>
      )}
    </section>
  );
}
