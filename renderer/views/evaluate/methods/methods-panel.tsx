import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSettings } from "../../../state/settings.ts";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { chosenOf, evaluationCount, type MethodDraft } from "../evaluations.ts";
import { MethodsChoice } from "./methods-choice.tsx";
import { hasTwins } from "./methods.ts";
import classes from "./methods.module.css";
import { removeMethod } from "./remove-method.ts";
import { StartBar } from "./start-bar.tsx";

/** The methods that are compared, the models that each of them is put to, and the start. */
export function MethodsPanel(): ReactNode {
  const { t } = useTranslation();
  const { methods, common } = chosenOf(useEvaluateDraft(), useSettings());
  const [open, setOpen] = useState<string | null>(methods.length === 1 ? (methods[0]?.id ?? null) : null);
  return (
    <MethodsChoice
      title={t("evaluate.methods.title")}
      methods={methods}
      common={common}
      together={evaluationCount({ methods, common }) > 1}
      open={open}
      onOpen={setOpen}
      onMethods={setMethods}
      onRemove={(method) => removeMethod(useEvaluateDraft, methods, method, t)}
      note={hasTwins(methods) && <p className={classes.note}>{t("evaluate.methods.twins")}</p>}
    >
      <StartBar onStart={() => setOpen(null)} />
    </MethodsChoice>
  );
}

function setMethods(methods: readonly MethodDraft[]): void {
  useEvaluateDraft.setState({ methods });
}
