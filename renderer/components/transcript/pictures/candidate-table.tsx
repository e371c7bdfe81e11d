import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { agentName } from "../agent-badge.tsx";
import type { Candidate, FilterStep } from "../filter-steps.ts";
import { figure, saidWords, unusableWords } from "../words.ts";
import { PlainTable } from "./picture.tsx";
import { TERMS, termsOf } from "./terms.ts";

/** Every candidate of every step with all that its choice rests on. */
export function CandidateTable({ steps }: { readonly steps: readonly FilterStep[] }): ReactNode {
  const { t } = useTranslation();
  const terms = TERMS.map(({ name }) => name).filter((name) => termsOf(steps).includes(name));
  const first = 2;
  return (
    <PlainTable
      caption={t("transcript.tree.title")}
      columns={[
        t("transcript.columns.step"),
        t("transcript.columns.agent"),
        ...terms.map((name) => t(`transcript.terms.${name}`)),
        "D",
        t("transcript.columns.outcome"),
        t("transcript.columns.says"),
      ]}
      figures={[...terms.map((_, index) => first + index), first + terms.length]}
      rows={steps.flatMap((step) => [
        ...step.candidates.map((candidate) => ({
          key: candidate.turn.path,
          cells: [
            t("transcript.rounds.turn", { number: step.round }),
            agentName(step.role, candidate.agent, t),
            ...terms.map((name) => figure(candidate.score?.terms[name] ?? null)),
            figure(candidate.score?.total ?? null),
            outcome(candidate, step, t),
            saidWords(candidate.turn, 200),
          ],
        })),
        ...(step.adversary === null
          ? []
          : [
              {
                key: step.adversary.path,
                cells: [
                  t("transcript.rounds.turn", { number: step.round }),
                  agentName(step.adversary.role, null, t),
                  ...terms.map(() => "–"),
                  "–",
                  step.filtered?.adversaryRefused === true ? t("transcript.tree.refused") : "",
                  saidWords(step.adversary, 200),
                ],
              },
            ]),
      ])}
    />
  );
}

function outcome({ passedOn, score }: Candidate, { filtered }: FilterStep, t: TFunction): string {
  const reason = filtered?.unfiltered ?? null;
  if (passedOn) {
    return reason === null ? t("transcript.passedOn") : t(`transcript.tree.unfiltered.${reason}`);
  }
  return unusableWords(score?.unusable ?? null, t);
}
