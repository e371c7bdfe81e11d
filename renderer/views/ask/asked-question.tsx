import { Button, Menu } from "@mantine/core";
import { Braces, Copy, Download, FileText, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RunManifest } from "../../../core/events.ts";
import type { Question } from "../../../core/question.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { Passage } from "../../components/passage.tsx";
import { hasEffect } from "../../components/run-choices/option-groups.ts";
import { optionLabel, strategyTitle } from "../../components/run-choices/strategy-words.ts";
import { useRunActions } from "../../state/use-run-actions.ts";
import classes from "./ask.module.css";
import type { Copying } from "./use-copying.ts";

/** What was asked and how, and what can be done with it. */
export function AskedQuestion({
  run,
  title,
  question,
  manifest,
  ended,
  copying,
  onAskAgain,
}: {
  readonly run: string;
  readonly title: string | null;
  readonly question: QuestionTranscript | undefined;
  readonly manifest: RunManifest | null;
  readonly ended: boolean;
  readonly copying: Copying;
  readonly onAskAgain: (asked: Question) => void;
}): ReactNode {
  const { t } = useTranslation();
  const actions = useRunActions();
  const asked = question?.asked;
  const words = asked?.text ?? title ?? t(ended ? "ask.theRun" : "ask.loading");
  const answer = question?.result?.answer ?? null;
  return (
    <header className={classes.asked}>
      <div className={classes.askedWords}>
        <h2 tabIndex={-1} title={words}>
          {words}
        </h2>
        <p data-figures>{manifest !== null && <HowAsked manifest={manifest} />}</p>
        {asked !== undefined && <WentWith asked={asked} />}
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<Copy size={14} aria-hidden />}
          disabled={answer === null}
          onClick={() => copying.copyAnswer(answer ?? "")}
        >
          {t("ask.copyAnswer")}
        </Button>
        <Menu position="bottom-end">
          <Menu.Target>
            <Button
              variant="default"
              leftSection={<Download size={14} aria-hidden />}
              disabled={!ended || question === undefined}
            >
              {t("ask.export.title")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<Copy size={14} aria-hidden />}
              onClick={() => copying.copyTranscript(run)}
            >
              {t("ask.export.copy")}
            </Menu.Item>
            <Menu.Item
              leftSection={<FileText size={14} aria-hidden />}
              onClick={() => actions.save(run, "markdown")}
            >
              {t("ask.export.markdown")}
            </Menu.Item>
            <Menu.Item
              leftSection={<Braces size={14} aria-hidden />}
              onClick={() => actions.save(run, "json")}
            >
              {t("ask.export.json")}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Button
          variant="default"
          leftSection={<Pencil size={14} aria-hidden />}
          disabled={asked === undefined}
          onClick={() => asked !== undefined && onAskAgain(asked)}
        >
          {t("ask.again")}
        </Button>
      </div>
    </header>
  );
}

function HowAsked({ manifest }: { readonly manifest: RunManifest }): ReactNode {
  const { t } = useTranslation();
  const { strategy, options, model, seed } = manifest;
  const numbers = Object.entries(options).filter(
    ([name, value]) => typeof value === "number" && hasEffect(name, options),
  );
  return [
    strategyTitle(strategy, t),
    ...numbers.map(([name, value]) => `${optionLabel(name, t)} ${value}`),
    model.name,
    `${t("strategies.seed")} ${seed}`,
  ].join(" · ");
}

function WentWith({ asked: { choices, context } }: { readonly asked: Question }): ReactNode {
  return (
    <>
      {choices.length > 0 && (
        <p className={classes.askedChoices}>
          {choices.map(({ label, text }) => (
            <span key={label} data-prose>
              <strong>{label})</strong> {text}
            </span>
          ))}
        </p>
      )}
      <Passage text={context} />
    </>
  );
}
