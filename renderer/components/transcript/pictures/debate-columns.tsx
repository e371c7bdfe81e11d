import { Flag } from "lucide-react";
import type { TFunction } from "i18next";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../../core/transcript.ts";
import { agentName } from "../agent-badge.tsx";
import { answerWords } from "../answer-words.ts";
import { turnPlace } from "../turn-place.ts";
import { observationWords, partName, shorten } from "../words.ts";
import { AnswerCount } from "./answer-count.tsx";
import classes from "./debate-columns.module.css";
import { debateOf, type Debate, type DebateRound } from "./debate.ts";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";
import { RulingCard, rulingWords } from "./ruling-card.tsx";
import { changeWords, TurnCell } from "./turn-cell.tsx";
import type { Ruling, Stand } from "./stands.ts";
import { useEndInSight } from "./use-end-in-sight.ts";

/** Of more debaters each has one line only. */
const MOST_TALL = 4;

/** A debate round by round: what each agent holds, who changed, what the moderator says of it, and how it ends. */
export function DebateColumns({ question, live, steady, onReveal }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const debate = debateOf(question);
  const { opening, rounds } = debate;
  const moderated = debate.moderated && (steady || rounds.some(({ moderator }) => moderator !== null));
  const end = useEndInSight<HTMLDivElement>(question.turns.length + question.observations.length);
  const most = rounds.reduce((widest, { stands }) => Math.max(widest, stands.length), debate.moderated ? 2 : 1);
  const compact = most > MOST_TALL;
  const shared = { asked: question.asked, final: question.result?.answer, live, onReveal };
  return (
    <Picture
      title={t("transcript.debate.title")}
      steady={steady}
      picture={
        <div
          {...end}
          className={classes.debate}
          data-compact={compact || undefined}
          data-steady={steady || undefined}
          style={{ "--agents": most } as CSSProperties}
          tabIndex={0}
          role="group"
          aria-label={t("transcript.debate.title")}
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
                  {moderator !== null && <RulingCard ruling={moderator} {...shared} />}
                </div>
              )}
            </section>
          ))}
          <Ending debate={debate} question={question} {...shared} />
        </div>
      }
      table={<DebateTable debate={debate} question={question} />}
    />
  );
}

/** How the debate ended, the judge where there is one, and the answer. */
function Ending({
  debate: { ended, judges, judged, counted, read },
  question: { asked, result },
  live,
  onReveal,
}: Pick<PictureProps, "question" | "live" | "onReveal"> & { readonly debate: Debate }): ReactNode {
  const { t } = useTranslation();
  const last = judges.at(-1);
  if (ended === null && last === undefined && result === null) return null;
  return (
    <section className={classes.column} data-end>
      <h4>{t("transcript.debate.end")}</h4>
      {ended !== null && (
        <p className={classes.ended}>
          <Flag size={13} aria-hidden />{" "}
          {t(`transcript.debate.ended.${ended.why}`, { round: ended.round })}
        </p>
      )}
      {counted !== null && (
        <AnswerCount counted={counted} asked={asked} final={result?.answer} role="debater" />
      )}
      {judges.map((turn) => (
        <RulingCard
          key={turn.path}
          ruling={{ turn, judged: turn === last ? judged : null }}
          name={partName(turn.path, t)}
          {...{ asked, live, onReveal }}
        />
      ))}
      {judged === null && read !== null && (
        <p className={classes.read}>{observationWords(read, "", t)}</p>
      )}
      {result !== null && result.answer !== judged?.answer && (
        <p className={classes.answer} data-code={asked.answerType === "sql" || undefined}>
          {result.answer === null ? t("common.unanswered") : answerWords(result.answer, asked)}
        </p>
      )}
    </section>
  );
}

function DebateTable({
  debate: { opening, rounds, judges, judged },
  question: { asked },
}: {
  readonly debate: Debate;
  readonly question: QuestionTranscript;
}): ReactNode {
  const { t } = useTranslation();
  const said = (step: string, stand: Stand) => ({
    key: stand.turn.path,
    cells: [
      step,
      nameOf(stand, t),
      typeof stand.answer === "string" ? answerWords(stand.answer, asked) : "–",
      changeWords(stand, asked, t),
      shorten(stand.turn.finished?.text ?? "", 200),
    ],
  });
  const ruled = (step: string, { turn, judged: verdict }: Ruling) => ({
    key: turn.path,
    cells: [
      step,
      agentName(turn.role, null, t),
      typeof verdict?.answer === "string" ? answerWords(verdict.answer, asked) : "–",
      verdict === null ? "" : rulingWords(verdict, t),
      verdict === null || verdict.reason === "" ? shorten(turn.finished?.text ?? "", 200) : verdict.reason,
    ],
  });
  const ofRound = ({ number, stands, moderator }: DebateRound) => {
    const step = t("transcript.rounds.round", { number });
    return [
      ...stands.map((stand) => said(step, stand)),
      ...(moderator === null ? [] : [ruled(step, moderator)]),
    ];
  };
  return (
    <PlainTable
      caption={t("transcript.debate.title")}
      columns={[
        t("transcript.columns.step"),
        t("transcript.columns.agent"),
        t("transcript.columns.answer"),
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      rows={[
        ...opening.map((stand) => said(t("transcript.parts.base"), stand)),
        ...rounds.flatMap(ofRound),
        ...judges.map((turn, index) =>
          ruled(partName(turn.path, t) || t("transcript.debate.end"), {
            turn,
            judged: index === judges.length - 1 ? judged : null,
          }),
        ),
      ]}
    />
  );
}

function nameOf({ turn }: Stand, t: TFunction): string {
  return agentName(turn.role, turnPlace(turn.path).agent, t);
}
