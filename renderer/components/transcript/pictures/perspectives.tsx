import { UnstyledButton } from "@mantine/core";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import type { TurnTranscript } from "../../../../core/transcript.ts";
import { agentColour } from "../../../theme/agents.ts";
import { answerWords } from "../answer-words.ts";
import { LiveWords, TurnWords } from "../live-words.tsx";
import { shorten } from "../words.ts";
import { contrastOf, type Contrast, type Perspective } from "./perspectives.ts";
import classes from "./perspectives.module.css";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";

/** Self-Contrast: the perspectives with their answers, where these differ, and the answer that settles it. */
export function Perspectives({ question, live, steady, onReveal }: PictureProps): ReactNode {
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
            <TurnBox
              name={t("pictures.perspectives.written")}
              turn={written}
              live={live}
              onReveal={onReveal}
            />
          )}
          {perspectives.map((perspective) => (
            <PerspectiveBox key={perspective.number} {...{ perspective, asked, live, onReveal }} />
          ))}
          {differences !== null && (
            <TurnBox
              name={t("pictures.perspectives.differences")}
              turn={differences}
              live={live}
              onReveal={onReveal}
              wide
            />
          )}
          {reflection !== null && (
            <TurnBox
              name={t("pictures.perspectives.reflection")}
              turn={reflection}
              live={live}
              onReveal={onReveal}
              answer={answer === null ? null : shorten(answerWords(answer, asked), 80)}
            />
          )}
        </div>
      }
      table={<ContrastTable contrast={contrast} asked={asked} />}
    />
  );
}

interface BoxProps {
  readonly live: boolean;
  readonly onReveal: (path: string) => void;
}

function PerspectiveBox({
  perspective: { number, description, builtIn, turn, answer, agrees },
  asked,
  live,
  onReveal,
}: BoxProps & { readonly perspective: Perspective; readonly asked: Question }): ReactNode {
  const { t } = useTranslation();
  return (
    <UnstyledButton
      className={classes.box}
      data-agrees={agrees === true || undefined}
      style={{ "--agent": agentColour(number) }}
      disabled={turn === null}
      onClick={() => turn !== null && onReveal(turn.path)}
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
        {answer !== null && shorten(answerWords(answer, asked), 60)}
      </span>
    </UnstyledButton>
  );
}

function TurnBox({
  name,
  turn,
  answer = null,
  wide = false,
  live,
  onReveal,
}: BoxProps & {
  readonly name: string;
  readonly turn: TurnTranscript;
  /** Shown in place of the turn's words. */
  readonly answer?: string | null;
  readonly wide?: boolean;
}): ReactNode {
  return (
    <UnstyledButton
      className={classes.box}
      data-wide={wide || undefined}
      data-final={answer !== null || undefined}
      onClick={() => onReveal(turn.path)}
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
    </UnstyledButton>
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
  const words = (one: string | null): string => (one === null ? "–" : shorten(answerWords(one, asked), 120));
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
            shorten(turn?.finished?.text ?? "", 300),
          ],
        })),
        ...(differences === null
          ? []
          : [
              {
                key: differences.path,
                cells: [
                  t("pictures.perspectives.differences"),
                  "",
                  "–",
                  shorten(differences.finished?.text ?? "", 300),
                ],
              },
            ]),
        ...(reflection === null
          ? []
          : [
              {
                key: reflection.path,
                cells: [
                  t("pictures.perspectives.reflection"),
                  "",
                  words(answer),
                  shorten(reflection.finished?.text ?? "", 300),
                ],
              },
            ]),
      ]}
    />
  );
}
