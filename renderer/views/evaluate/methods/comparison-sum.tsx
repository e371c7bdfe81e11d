import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerType } from "../../../../core/question.ts";
import { useModelsAdvice } from "../../../components/advice/use-model-advice.ts";
import { count } from "../../../components/numbers.ts";
import {
  mayBeFewer,
  questionsToRun,
  type Chosen,
  type ComparisonRequest,
  type EvaluateDraft,
} from "../evaluations.ts";
import { ComparisonTime, useComparisonTime } from "./comparison-time.tsx";
import { callsOfAll } from "./methods.ts";

interface SumProps {
  readonly chosen: Chosen;
  readonly draft: EvaluateDraft;
}

interface ChosenSumProps extends SumProps {
  /** Absent where nobody worked them out: then they are those that the methods usually make. */
  readonly calls?: number;
}

/** What a comparison comes to and how long it takes, with the calls on which that time rests. */
export function ComparisonSum({
  comparison,
  ...props
}: SumProps & { readonly comparison: ComparisonRequest }): ReactNode {
  const calls = useComparisonTime(comparison)?.calls;
  return (
    <>
      <ChosenSum {...props} {...(calls !== undefined && { calls })} />
      <ComparisonTime comparison={comparison} />
    </>
  );
}

/** What the choices come to. */
export function ChosenSum({ chosen, draft, calls: known }: ChosenSumProps): ReactNode {
  const { t, i18n } = useTranslation();
  const adviceOn = useModelsAdvice(chosen.common.models);
  const questions = questionsToRun(draft);
  const asked = t("evaluate.data.questions", { count: questions, value: count(questions, i18n.language) });
  const types = draft.preview === null ? undefined : (Object.keys(draft.preview.answerTypes) as AnswerType[]);
  const usual = callsOfAll(chosen, questions, (model) => adviceOn(model)?.model, types);
  const calls = Math.round(known ?? usual);
  return t("evaluate.methods.sum", {
    count: calls,
    methods: t("evaluate.methods.ofMethods", { count: chosen.methods.length }),
    models: t("evaluate.methods.ofModels", { count: chosen.common.models.length }),
    questions: mayBeFewer(draft) ? t("evaluate.methods.atMost", { questions: asked }) : asked,
    calls: count(calls, i18n.language),
  });
}
