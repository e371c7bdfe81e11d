import { ArrowRightLeft, Check, CircleHelp, Equal } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentColour } from "../../../theme/agents.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { observationWords } from "../observation-words.ts";
import type { Seen } from "../observations.ts";
import { stanceName } from "../words.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { RulingCard } from "./ruling-card.tsx";
import classes from "./stance-columns.module.css";
import { StanceTable } from "./stance-table.tsx";
import { outcomeWords, presetWords, sampleName, sideOf, turnName } from "./stance-words.ts";
import { stanceDebateOf, type StanceColumn } from "./stances.ts";
import { TurnCell, type TurnCellProps } from "./turn-cell.tsx";

type Shared = Pick<TurnCellProps, "asked" | "final" | "live">;

/** A counterfactual debate: each preset stance with what is said for and against it, and which one the judge chooses. */
export function StanceColumns({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const { asked, result } = question;
  const debate = stanceDebateOf(question);
  const { samples, stances, judge, read } = debate;
  const shared = { asked, final: result?.answer, live };
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
          <ScrollBox
            className={classes.stances}
            data-steady={steady || undefined}
            name={t("transcript.stances.title")}
          >
            {stances.length === 0 && <p className={classes.none}>{t("transcript.stances.none")}</p>}
            {stances.map((stance) => (
              <Column key={stance.preset.stance} stance={stance} {...shared} />
            ))}
          </ScrollBox>
          <div className={classes.judge}>
            {judge !== null && <RulingCard ruling={judge} sideName={(side) => sideOf(side, t)} {...shared} />}
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
      aria-label={t("common.named", { name: stanceName(preset.stance, t), value: answer })}
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
