import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../../state/settings.ts";
import { useEvaluateDraft } from "../evaluate/evaluate-store.ts";
import { chosenOf, type MethodDraft } from "../evaluate/evaluations.ts";
import { MethodsChoice } from "../evaluate/methods/methods-choice.tsx";
import { removeMethod } from "../evaluate/methods/remove-method.ts";
import { chosenSweep } from "./sweep-draft.ts";
import { useSweepDraft } from "./sweep-store.ts";

/** The methods and models of a sweep, with what is not varied of them. Models, seed and length are those of Evaluate. */
export function MethodsPanel(): ReactNode {
  const { t } = useTranslation();
  const settings = useSettings();
  const { methods } = chosenSweep(useSweepDraft(), settings);
  const { common } = chosenOf(useEvaluateDraft(), settings);
  const [open, setOpen] = useState<string | null>(null);
  const put = (next: readonly MethodDraft[]): void => {
    useSweepDraft.setState({ methods: next });
  };
  return (
    <MethodsChoice
      title={t("sweep.methods")}
      methods={methods}
      common={common}
      together
      open={open}
      onOpen={setOpen}
      onMethods={put}
      onRemove={(method) => removeMethod(useSweepDraft, methods, method, t)}
    />
  );
}
