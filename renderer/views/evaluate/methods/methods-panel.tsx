import { Button, NumberInput, Tooltip } from "@mantine/core";
import { Play, Plus } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { firstChoices, type RunChoices } from "../../../components/run-choices/run-choices.ts";
import { strategyTitle } from "../../../components/run-choices/strategy-words.ts";
import { count } from "../../../components/numbers.ts";
import { offerUndo } from "../../../components/undo.tsx";
import { Panel } from "../../../components/view.tsx";
import { useSettings } from "../../../state/settings.tsx";
import { usePageKeys } from "../../ask/use-page-keys.ts";
import { useRunActions } from "../../../state/use-run-actions.ts";
import { enqueue, useEvaluateDraft } from "../evaluate-store.ts";
import {
  asksForDatabases,
  evaluationsOf,
  questionsToRun,
  type EvaluateDraft,
  type MethodDraft,
} from "../evaluations.ts";
import { useGoing } from "../use-queue.ts";
import { MethodItem } from "./method-item.tsx";
import { callsOfAll, hasTwins } from "./methods.ts";
import classes from "./methods.module.css";

const UNDO_MILLISECONDS = 8000;

/** The methods that are compared, how many questions they get, and the start. */
export function MethodsPanel(): ReactNode {
  const { t, i18n } = useTranslation();
  const draft = useEvaluateDraft();
  const settings = useSettings();
  const methods = draft.methods ?? [{ id: "first", choices: firstChoices(settings) }];
  const [open, setOpen] = useState<string | null>(methods.length === 1 ? (methods[0]?.id ?? null) : null);
  const questions = questionsToRun(draft);
  const obstacle = obstacleTo(draft);

  const put = (choices: RunChoices, at: number): void => {
    const added = { id: crypto.randomUUID(), choices };
    setMethods(methods.toSpliced(at, 0, added));
    setOpen(added.id);
  };
  const remove = (method: MethodDraft): void => {
    setMethods(methods.filter(({ id }) => id !== method.id));
    const title = strategyTitle(method.choices.strategy, t);
    const undo = () => setMethods([...(useEvaluateDraft.getState().methods ?? []), method]);
    offerUndo(t("evaluate.methods.removed", { title }), undo, UNDO_MILLISECONDS, t);
  };
  const start = (): void => {
    if (obstacle !== null) return;
    setOpen(null);
    enqueue(evaluationsOf(draft, methods, settings, () => crypto.randomUUID()));
  };
  const going = useGoing();
  const { pause } = useRunActions();
  usePageKeys({ run: start, ...(going !== null && { stop: () => pause.mutate(going) }) });
  return (
    <Panel
      title={t("evaluate.methods.title")}
      actions={
        <Button
          variant="default"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => put(methods.at(-1)?.choices ?? firstChoices(settings), methods.length)}
        >
          {t("evaluate.methods.add")}
        </Button>
      }
    >
      <ol className={classes.methods}>
        {methods.map((method, index) => (
          <MethodItem
            key={method.id}
            method={method}
            open={method.id === open}
            onToggle={(opened) => setOpen(opened ? method.id : null)}
            onChange={(choices) => setMethods(methods.with(index, { ...method, choices }))}
            onDuplicate={() => put(method.choices, index + 1)}
            onRemove={methods.length > 1 ? () => remove(method) : undefined}
          />
        ))}
      </ol>
      {hasTwins(methods) && <p className={classes.note}>{t("evaluate.methods.twins")}</p>}
      <div className={classes.start}>
        <NumberInput
          label={t("evaluate.methods.limit")}
          placeholder={t("evaluate.methods.all")}
          className={classes.limit}
          min={1}
          max={Math.max(1, draft.preview?.questions ?? 1_000_000)}
          allowDecimal={false}
          allowNegative={false}
          value={draft.limit ?? ""}
          onChange={(value) =>
            useEvaluateDraft.setState({ limit: typeof value === "number" && value >= 1 ? value : null })
          }
        />
        <p className={classes.sum} data-figures>
          {draft.preview !== null &&
            t("evaluate.methods.sum", {
              count: methods.length,
              questions: count(questions, i18n.language),
              calls: count(Math.round(callsOfAll(methods, questions)), i18n.language),
            })}
        </p>
        <Tooltip
          label={obstacle === null ? t("evaluate.methods.startHelp") : t(`evaluate.obstacles.${obstacle}`)}
          events={{ hover: true, focus: true, touch: false }}
        >
          <Button
            size="sm"
            leftSection={<Play size={16} aria-hidden />}
            {...(obstacle !== null && { "data-disabled": true })}
            aria-disabled={obstacle !== null}
            onClick={start}
          >
            {t("evaluate.methods.start", { count: methods.length })}
          </Button>
        </Tooltip>
      </div>
      {obstacle !== null && <p className={classes.obstacle}>{t(`evaluate.obstacles.${obstacle}`)}</p>}
    </Panel>
  );
}

function setMethods(methods: readonly MethodDraft[]): void {
  useEvaluateDraft.setState({ methods });
}

/** Why nothing can be started yet; null: it can. */
function obstacleTo({
  preview,
  skipBadLines,
  databases,
}: EvaluateDraft): "noData" | "noQuestions" | "badLines" | "noDatabases" | null {
  if (preview === null) return "noData";
  if (preview.questions === 0) return "noQuestions";
  if (preview.badLines.length > 0 && !skipBadLines) return "badLines";
  // A file that was handed to the page has no folder in which its databases could lie.
  return asksForDatabases(preview) && databases.trim() === "" ? "noDatabases" : null;
}
