import { VisuallyHidden } from "@mantine/core";
import { ArrowDown, Flag } from "lucide-react";
import { use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShareBar } from "../../../charts/bars.tsx";
import type { Question } from "../../../../core/question.ts";
import { useCount } from "../../use-count.ts";
import { AgentBadge } from "../agent-badge.tsx";
import { answerWords } from "../answer-words.ts";
import { turnPlace } from "../turn-place.ts";
import { shorten } from "../words.ts";
import {
  escalationOf,
  REFERENCE_SAMPLES,
  type Decision,
  type Escalation,
  type EscalationStep,
  type StepCall,
} from "./escalation.ts";
import classes from "./escalation.module.css";
import { EscalationTable } from "./escalation-table.tsx";
import { callName, stepTitle } from "./escalation-words.ts";
import { RunOptions } from "./run-options.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { TurnButton } from "./turn-button.tsx";

/** The adaptive method as steps: what was asked of the model, what came of it, and why more followed or not. */
export function EscalationSteps({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const escalation = escalationOf(question);
  const last = escalation.steps.at(-1);
  return (
    <Picture
      title={t("pictures.escalation.title")}
      steady={steady}
      picture={
        <>
          <Spent escalation={escalation} />
          <ol className={classes.steps}>
            {escalation.steps.map((step, index) => (
              <StepItem
                key={index}
                step={step}
                isFirst={index === 0}
                escalation={escalation}
                asked={question.asked}
                live={live}
              />
            ))}
          </ol>
          {escalation.settled && last?.kind === "examination" && (
            <Decided to="settled" why={t("pictures.escalation.reasons.examined")} />
          )}
        </>
      }
      table={<EscalationTable escalation={escalation} asked={question.asked} />}
    />
  );
}

/** What the question has cost, against what self-consistency would usually cost. */
function Spent({ escalation: { spent, reference } }: { readonly escalation: Escalation }): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { budget } = use(RunOptions);
  return (
    <p className={classes.spent} data-figures>
      <strong>{t("common.tokens", { count: spent, value: number(spent) })}</strong>
      {typeof budget === "number" && ` ${t("pictures.escalation.budget", { tokens: number(budget) })}`}
      {reference !== null &&
        ` · ${t("pictures.escalation.reference", { samples: REFERENCE_SAMPLES, tokens: number(reference) })}`}
    </p>
  );
}

interface StepProps {
  readonly step: EscalationStep;
  readonly isFirst: boolean;
  readonly escalation: Escalation;
  readonly asked: Question;
  readonly live: boolean;
}

function StepItem({ step, isFirst, escalation, asked, live }: StepProps): ReactNode {
  const { t } = useTranslation();
  const number = useCount();
  const { kind, calls, decision, generated } = step;
  const { budget } = use(RunOptions);
  const full = typeof budget === "number" ? budget : (escalation.reference ?? 0);
  const most = Math.max(1, escalation.spent, full);
  return (
    <li className={classes.step} data-kind={kind}>
      <div className={classes.done}>
        <h4>{stepTitle(step, isFirst, t)}</h4>
        <div className={classes.calls}>
          {calls.map((call) => (
            <Call key={call.turn.path} {...{ call, kind, asked, live }} />
          ))}
        </div>
        <div className={classes.cost} data-figures>
          <ShareBar share={generated / most} />
          <span>{t("pictures.escalation.soFar", { value: number(generated) })}</span>
        </div>
      </div>
      {decision !== null && (
        <Decided to={decision.to} why={t(`pictures.escalation.reasons.${decision.reason}`)} />
      )}
    </li>
  );
}

function Call({
  call: { turn, answer },
  kind,
  asked,
  live,
}: Pick<StepProps, "asked" | "live"> & {
  readonly call: StepCall;
  readonly kind: EscalationStep["kind"];
}): ReactNode {
  const { t } = useTranslation();
  const { agent, step } = turnPlace(turn.path);
  const hasName = kind === "examination" || step === "program";
  return (
    <TurnButton path={turn.path} className={classes.call}>
      <AgentBadge role={turn.role} agent={agent} />
      {hasName ? (
        <span className={classes.name}>{callName(turn, t)}</span>
      ) : (
        <VisuallyHidden>{callName(turn, t)}</VisuallyHidden>
      )}
      {turn.finished === null ? (
        <em>{t(live ? "transcript.writing" : "transcript.unfinished")}</em>
      ) : answer === null ? (
        <em>{t("common.unanswered")}</em>
      ) : (
        <strong data-figures>{shorten(answerWords(answer, asked), 60)}</strong>
      )}
    </TurnButton>
  );
}

function Decided({ to, why }: { readonly to: Decision["to"]; readonly why: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className={classes.decision} data-to={to}>
      {to === "settled" ? <Flag size={14} aria-hidden /> : <ArrowDown size={14} aria-hidden />}
      <span>
        {why} <strong>{t(`pictures.escalation.to.${to}`)}</strong>
      </span>
    </p>
  );
}
