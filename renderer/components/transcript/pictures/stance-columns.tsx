import type { TFunction } from "i18next";
import { ArrowRightLeft, Check, CircleHelp, Equal } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentColour } from "../../../theme/agents.ts";
import { agentName } from "../agent-badge.tsx";
import { answerWords } from "../answer-words.ts";
import { turnPlace } from "../turn-place.ts";
import { anotherAnswer, observationWords, partName, roundName, shorten, stanceName } from "../words.ts";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";
import { RulingCard, rulingWords } from "./ruling-card.tsx";
import classes from "./stance-columns.module.css";
import { stanceDebateOf, type StanceColumn, type StanceDebate, type StanceTurn } from "./stances.ts";
import type { Seen } from "./stands.ts";
import { changeWords, TurnCell, type TurnCellProps } from "./turn-cell.tsx";

type Shared = Pick<TurnCellProps, "asked" | "final" | "live" | "onReveal">;

/** A counterfactual debate: each preset stance with what is said for and against it, and which one the judge chooses. */
export function StanceColumns({ question, live, steady, onReveal }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const { asked, result } = question;
  const debate = stanceDebateOf(question);
  const { samples, stances, judge, read } = debate;
  const shared = { asked, final: result?.answer, live, onReveal };
  return (
    <Picture
      title={t("transcript.stances.title")}
      steady={steady}
      picture={
        <div className={classes.picture}>
          {samples.length > 0 && (
            <div className={classes.samples} role="group" aria-label={t("transcript.stances.samples")}>
              <h4>{t("transcript.stances.samples")}</h4>
              {samples.map((stand) => (
                <div key={stand.turn.path} className={classes.sample}>
                  <TurnCell stand={stand} name={sampleName(stand.turn.path, t)} compact {...shared} />
                </div>
              ))}
            </div>
          )}
          <div
            className={classes.stances}
            data-steady={steady || undefined}
            tabIndex={0}
            role="group"
            aria-label={t("transcript.stances.title")}
          >
            {stances.length === 0 && <p className={classes.none}>{t("transcript.stances.none")}</p>}
            {stances.map((stance) => (
              <Column key={stance.preset.stance} stance={stance} {...shared} />
            ))}
          </div>
          <div className={classes.judge}>
            {judge !== null && <RulingCard ruling={judge} {...shared} />}
            {read !== null && <p className={classes.read}>{observationWords(read, "", t)}</p>}
          </div>
        </div>
      }
      table={<StanceTable debate={debate} asked={asked} />}
    />
  );
}

function Column({
  stance: { preset, answer: held, turns, chosen },
  ...shared
}: Shared & { readonly stance: StanceColumn }): ReactNode {
  const { t } = useTranslation();
  const answer = presetWords(held, shared.asked, t);
  return (
    <section
      className={classes.column}
      data-chosen={chosen || undefined}
      style={{ "--agent": agentColour(preset.stance) } as CSSProperties}
      aria-label={`${stanceName(preset.stance, t)}: ${answer}`}
    >
      <header className={classes.header}>
        <span className={classes.number}>
          {stanceName(preset.stance, t)}
          {chosen && (
            <span className={classes.chosen}>
              <Check size={13} aria-hidden /> {t("transcript.stances.chosen")}
            </span>
          )}
        </span>
        <strong title={answer} data-code={shared.asked.answerType === "sql" || undefined}>
          {answer}
        </strong>
        <small>{t(`transcript.stances.from.${preset.from}`)}</small>
      </header>
      <div className={classes.turns}>
        {turns.map((turn) => (
          <div key={turn.turn.path} className={classes.turn}>
            <TurnCell stand={turn} name={turnName(turn, t)} {...shared}>
              {turn.outcome === null ? undefined : <Outcome read={turn.outcome} asked={shared.asked} />}
            </TurnCell>
          </div>
        ))}
      </div>
    </section>
  );
}

/** What became of the stance in a rebuttal, with a sign of its own for each outcome. */
function Outcome({
  read,
  asked,
}: {
  readonly read: Seen<"stance-read">;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const words = outcomeWords(read, asked, t);
  const Sign = { kept: Equal, changed: ArrowRightLeft, unclear: CircleHelp }[read.outcome];
  return (
    <span className={classes.outcome} data-outcome={read.outcome} title={words}>
      <Sign size={12} aria-hidden /> <span>{words}</span>
    </span>
  );
}

function StanceTable({
  debate: { samples, stances, judge },
  asked,
}: {
  readonly debate: StanceDebate;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <PlainTable
      caption={t("transcript.stances.title")}
      columns={[
        t("transcript.columns.stance"),
        t("transcript.columns.answer"),
        t("transcript.columns.step"),
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      rows={[
        ...samples.map(({ turn, answer }) => ({
          key: turn.path,
          cells: [
            "–",
            presetWords(answer ?? null, asked, t, "–"),
            sampleName(turn.path, t),
            "",
            shorten(turn.finished?.text ?? "", 200),
          ],
        })),
        ...stances.flatMap(({ preset, answer, turns, chosen }) =>
          turns.map((turn, index) => ({
            key: turn.turn.path,
            cells: [
              chosen && index === 0 ? `${preset.stance}, ${t("transcript.stances.chosen")}` : preset.stance,
              presetWords(answer, asked, t),
              turnName(turn, t),
              turn.outcome === null ? changeWords(turn, asked, t) : outcomeWords(turn.outcome, asked, t),
              shorten(turn.turn.finished?.text ?? "", 200),
            ],
          })),
        ),
        ...(judge === null
          ? []
          : [
              {
                key: judge.turn.path,
                cells: [
                  judge.judged?.side ?? "–",
                  presetWords(judge.judged?.answer ?? null, asked, t, "–"),
                  agentName("judge", null, t),
                  judge.judged === null ? "" : rulingWords(judge.judged, t),
                  judge.judged?.reason ?? shorten(judge.turn.finished?.text ?? "", 200),
                ],
              },
            ]),
      ]}
    />
  );
}

function presetWords(answer: string | null, asked: Question, t: TFunction, none = anotherAnswer(t)): string {
  return answer === null ? none : answerWords(answer, asked);
}

function outcomeWords({ outcome, answer }: Seen<"stance-read">, asked: Question, t: TFunction): string {
  return t(`transcript.stances.outcome.${outcome}`, {
    answer: answer === null ? t("common.unanswered") : answerWords(answer, asked),
  });
}

/** `Abduction`, `Objection 1`, in the ablation `Round 2`. */
function turnName({ turn }: StanceTurn, t: TFunction): string {
  const { round, step, agent } = turnPlace(turn.path);
  if (round !== null) return roundName(round, t);
  return partName(step, t) || agentName(turn.role, agent, t);
}

function sampleName(path: string, t: TFunction): string {
  const { step, agent } = turnPlace(path);
  const name = partName(step, t);
  return agent === null ? name : t("transcript.numbered", { name, number: agent });
}
