import { Button, Textarea } from "@mantine/core";
import { Play, Square } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { RuntimeSettings } from "../../../../core/runtime.ts";
import type { ModelReport } from "../../../../engine/contract/models.ts";
import { Figure } from "../../../components/figure.tsx";
import { duration } from "../../../components/numbers.ts";
import { Problem } from "../../../components/problem.tsx";
import { pressOnce } from "../../../components/run-key.ts";
import { ScrollBox } from "../../../components/scroll-box.tsx";
import { useEndInSight } from "../../../components/use-end-in-sight.ts";
import classes from "../models.module.css";
import { figuresOf, replyOf, type Tried } from "./tried.ts";
import { usePrompts } from "./prompts.ts";
import { trialAction } from "./trial-keys.ts";
import { useTrial } from "./use-trial.ts";

/** One prompt, right here: what the model says and how fast it is. Nothing of it is kept. */
export function TryModel({
  reference,
  report,
  runtime,
}: {
  readonly reference: string;
  readonly report: ModelReport;
  readonly runtime: RuntimeSettings;
}): ReactNode {
  const { t } = useTranslation();
  const [own, setOwn] = usePrompts(reference);
  const { tried, running, ask, stop, problem } = useTrial();
  const isPractice = report.file.origin === "built-in";
  const prompt = own ?? t(isPractice ? "models.try.practicePrompt" : "models.try.prompt");
  const start = (): void => {
    if (!running && prompt.trim() !== "")
      ask({
        question: prompt,
        model: reference,
        runtime,
        // The practice model knows no answer without its steps.
        strategy: isPractice ? "zero-shot-cot" : "io",
      });
  };
  return (
    <>
      <h3>{t("models.try.title")}</h3>
      <Textarea
        label={t("models.try.label")}
        description={t(isPractice ? "models.try.practiceHelp" : "models.try.help")}
        autosize
        minRows={2}
        maxRows={6}
        value={prompt}
        onChange={(event) => setOwn(event.currentTarget.value)}
        onKeyDown={(event) => {
          const action = trialAction(event.nativeEvent);
          if (action === "start") start();
          if (action === "stop" && running) stop();
        }}
      />
      <div className={classes.row}>
        {running ? (
          <Button
            variant="default"
            leftSection={<Square size={14} aria-hidden />}
            onKeyDown={pressOnce}
            onClick={stop}
          >
            {t("models.try.stop")}
          </Button>
        ) : (
          <Button
            leftSection={<Play size={14} aria-hidden />}
            disabled={prompt.trim() === ""}
            onKeyDown={pressOnce}
            onClick={start}
          >
            {t("models.try.ask")}
          </Button>
        )}
      </div>
      {problem !== null && <Problem error={problem} />}
      {tried !== null && problem === null && <Trial tried={tried} running={running} />}
    </>
  );
}

function Trial({ tried, running }: { readonly tried: Tried; readonly running: boolean }): ReactNode {
  const { t } = useTranslation();
  const { load, firstToken, tokensPerSecond } = figuresOf(tried);
  const reply = replyOf(tried.followed);
  return (
    <>
      <dl className={classes.figures}>
        <Figure name={t("models.try.load")} value={load === null ? null : duration(load, t)} />
        <Figure
          name={t("models.try.firstToken")}
          value={firstToken === null ? null : t("common.seconds", { value: firstToken.toFixed(2) })}
        />
        <Figure
          name={t("models.try.speed")}
          value={
            tokensPerSecond === null
              ? null
              : t("models.try.tokensPerSecond", { value: tokensPerSecond.toFixed(1) })
          }
        />
      </dl>
      <Reply text={reply} waiting={waitingWord(tried, running)} />
      <span role="status" className={classes.soft}>
        {running ? "" : t(`models.try.end.${endOf(tried)}`)}
      </span>
    </>
  );

  function waitingWord({ followed }: Tried, isRunning: boolean): string {
    if (!isRunning) return t("models.try.nothing");
    return t(followed.phase === "loading-model" ? "models.try.loading" : "models.try.waiting");
  }
}

function endOf({ followed }: Tried): "done" | "cut" | "stopped" {
  const turn = followed.transcript.questions[0]?.turns[0]?.finished;
  if (turn === undefined || turn === null) return "stopped";
  return turn.ended === "length" ? "cut" : "done";
}

/** Follows what is written as long as its reader is at the end. */
function Reply({ text, waiting }: { readonly text: string; readonly waiting: string }): ReactNode {
  const { t } = useTranslation();
  const end = useEndInSight<HTMLPreElement>("y", text);
  return (
    <ScrollBox
      as="pre"
      {...end}
      name={t("models.try.reply")}
      className={classes.reply}
      data-empty={text === "" ? true : undefined}
    >
      {text === "" ? waiting : text}
    </ScrollBox>
  );
}
