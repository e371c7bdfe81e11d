import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { agentColour } from "../../../theme/agents.ts";
import { answerWords, shownAnswer } from "../answer-words.ts";
import { LiveWords, TurnWords } from "../live-words.tsx";
import { saidWords, shorten } from "../words.ts";
import { contrastOf, type Contrast, type Perspective } from "./perspectives.ts";
import classes from "./perspectives.module.css";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";
import { TurnButton } from "./turn-button.tsx";

/** Self-Contrast: the perspectives with their answers, where these differ, and the answer that settles it. */
export function Perspectives({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const { asked } = question;
  const contrast = contrastOf(question);
  const { written, perspectives, differences, reflection, answer } = contrast;
  return (
    <Picture
      title={t("pictures.perspectives.title")}
      steady={steady}
      picture={
        <div className={classes.contrast}>
          {perspectives.length === 0 && written !== null && (
            <TurnBox name={t("pictures.perspectives.written")} turn={written} live={live} />
          )}
          {perspectives.map((perspective) => (
            <PerspectiveBox key={perspective.number} {...{ perspective, asked, live }} />
          ))}
          {differences !== null && (
            <TurnBox name={t("pictures.perspectives.differences")} turn={differences} live={live} wide />
          )}
          {reflection !== null && (
            <TurnBox
              name={t("pictures.perspectives.reflection")}
              turn={reflection}
              live={live}
              answer={answer === null ? null : shorten(answerWords(answer, asked), 80)}
            />
          )}
        </div>
      }
      table={<ContrastTable contrast={contrast} asked={asked} />}
    />
  );
}

function PerspectiveBox({
  perspective: { number, description, builtIn, turn, answer, agrees },
  asked,
  live,
}: {
  readonly perspective: Perspective;
  readonly asked: Question;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <TurnButton
      path={turn?.path ?? null}
      className={classes.box}
      data-agrees={agrees === true || undefined}
      style={{ "--agent": agentColour(number) }}
    >
      <span className={classes.head}>
        <strong>{t("pictures.perspectives.one", { number })}</strong>
        {builtIn && <span className={classes.builtIn}>{t("pictures.perspectives.builtIn")}</span>}
        {agrees === true && (
          <span className={classes.agrees}>
            <Check size={13} aria-hidden /> {t("pictures.perspectives.agrees")}
          </span>
        )}
      </span>
      <span className={classes.words}>{description !== null && shorten(description, 160)}</span>
      <span className={classes.answer} data-figures>
        {turn !== null && turn.finished === null && (
          <small>
            <LiveWords path={turn.path} live={live} />
          </small>
        )}
        {turn?.finished != null && answer === null && <small>{t("common.unanswered")}</small>}
        {shownAnswer(answer, asked, "", 60)}
      </span>
    </TurnButton>
  );
}

function TurnBox({
  name,
  turn,
  answer = null,
  wide = false,
  live,
}: {
  readonly name: string;
  readonly turn: TurnTranscript;
  /** Shown in place of the turn's words. */
  readonly answer?: string | null;
  readonly wide?: boolean;
  readonly live: boolean;
}): ReactNode {
  return (
    <TurnButton
      path={turn.path}
      className={classes.box}
      data-wide={wide || undefined}
      data-final={answer !== null || undefined}
    >
      <span className={classes.head}>
        <strong>{name}</strong>
      </span>
      {answer === null ? (
        <span className={classes.words}>
          <TurnWords turn={turn} live={live} most={400} />
        </span>
      ) : (
        <span className={classes.answer} data-figures>
          {answer}
        </span>
      )}
    </TurnButton>
  );
}

function ContrastTable({
  contrast: { perspectives, differences, reflection, answer },
  asked,
}: {
  readonly contrast: Contrast;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  const words = (one: string | null): string => shownAnswer(one, asked, "–", 120);
  return (
    <PlainTable
      caption={t("pictures.perspectives.title")}
      columns={[
        t("transcript.columns.step"),
        t("pictures.columns.perspective"),
        t("transcript.columns.answer"),
        t("transcript.columns.says"),
      ]}
      rows={[
        ...perspectives.map(({ number, description, answer: own, turn }) => ({
          key: String(number),
          cells: [
            t("pictures.perspectives.one", { number }),
            shorten(description ?? "", 200),
            words(own),
            saidWords(turn, 300),
          ],
        })),
        ...(differences === null
          ? []
          : [
              {
                key: differences.path,
                cells: [t("pictures.perspectives.differences"), "", "–", saidWords(differences, 300)],
              },
            ]),
        ...(reflection === null
          ? []
          : [
              {
                key: reflection.path,
                cells: [t("pictures.perspectives.reflection"), "", words(answer), saidWords(reflection, 300)],
              },
            ]),
      ]}
    />
  );
}
