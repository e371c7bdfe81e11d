import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { offerUndo } from "../../../components/undo.tsx";
import { useSettings } from "../../../state/settings.tsx";
import { useEvaluateDraft } from "../evaluate-store.ts";
import { chosenOf, type MethodDraft } from "../evaluations.ts";
import { MethodsChoice } from "./methods-choice.tsx";
import { hasTwins } from "./methods.ts";
import classes from "./methods.module.css";
import { StartBar } from "./start-bar.tsx";

const UNDO_MILLISECONDS = 8000;

/** The methods that are compared, the models that each of them is put to, and the start. */
export function MethodsPanel(): ReactNode {
  const { t } = useTranslation();
  const { methods, common } = chosenOf(useEvaluateDraft(), useSettings());
  const [open, setOpen] = useState<string | null>(methods.length === 1 ? (methods[0]?.id ?? null) : null);

  const remove = (method: MethodDraft): void => {
    const place = methods.indexOf(method);
    setMethods(methods.filter(({ id }) => id !== method.id));
    const title = strategyTitle(method.strategy, t);
    const undo = () => setMethods((useEvaluateDraft.getState().methods ?? []).toSpliced(place, 0, method));
    offerUndo(t("evaluate.methods.removed", { title }), undo, UNDO_MILLISECONDS, t);
  };
  return (
    <MethodsChoice
      title={t("evaluate.methods.title")}
      methods={methods}
      common={common}
      open={open}
      onOpen={setOpen}
      onMethods={setMethods}
      onRemove={remove}
      note={hasTwins(methods) && <p className={classes.note}>{t("evaluate.methods.twins")}</p>}
    >
      <StartBar onStart={() => setOpen(null)} />
    </MethodsChoice>
  );
}

function setMethods(methods: readonly MethodDraft[]): void {
  useEvaluateDraft.setState({ methods });
}
