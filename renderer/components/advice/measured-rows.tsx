import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MeasuredMethod } from "../../../core/advice/measured.ts";
import type { AdvisedRowHere } from "../../../engine/contract/advice.ts";
import { formatPlace, viewAlone } from "../../state/navigation.ts";
import { CopyButton } from "../copy-button.tsx";
import { Facts } from "../facts.tsx";
import { count } from "../numbers.ts";
import { placeWords, rightWords, timeWords, votesWords, worthWords } from "./advice-words.ts";
import classes from "./advice.module.css";

/** Every row that speaks for a method, with the run behind it and the command that makes it again. */
export function MeasuredRows({
  rows,
  keptRuns,
}: {
  readonly rows: readonly AdvisedRowHere[];
  /** Runs that are stored here. */
  readonly keptRuns: readonly string[];
}): ReactNode {
  return (
    <ul className={classes.rows}>
      {rows.map((row) => (
        <li key={row.measured.run}>
          <MeasuredRow row={row} isKept={keptRuns.includes(row.measured.run)} />
        </li>
      ))}
    </ul>
  );
}

function MeasuredRow({ row, isKept }: { readonly row: AdvisedRowHere; readonly isKept: boolean }): ReactNode {
  const { t, i18n } = useTranslation();
  const { measured } = row;
  const { atEqualTokens, unanswered, calls, tokens, command } = measured;
  const whole = (value: number) => count(Math.round(value), i18n.language);
  return (
    <>
      <strong>{placeWords(measured, measured.model, t)}</strong>
      <Facts
        facts={[
          [t("advice.facts.worth"), worthWords(row, t)],
          [t("advice.facts.votes"), atEqualTokens && votesWords(atEqualTokens, t, i18n.language)],
          [t("advice.facts.right"), rightWords(measured, t)],
          [t("advice.facts.unanswered"), count(unanswered, i18n.language)],
          [t("advice.facts.calls"), count(Number(calls.toFixed(1)), i18n.language)],
          [
            t("advice.facts.tokens"),
            t("advice.tokens", {
              generated: whole(tokens.generated),
              prompt: whole(tokens.prompt),
              cached: whole(tokens.cached),
            }),
          ],
          [t("advice.facts.time"), timeWords(row, t)],
          [t("advice.facts.run"), <RunBehind key="run" measured={measured} isKept={isKept} />],
          [
            t("advice.facts.again"),
            <span key="again" className={classes.command}>
              <code>{command}</code> <CopyButton text={command} name={t("advice.facts.again")} />
            </span>,
          ],
        ]}
      />
    </>
  );
}

function RunBehind({
  measured: { run },
  isKept,
}: {
  readonly measured: MeasuredMethod;
  readonly isKept: boolean;
}): ReactNode {
  const { t } = useTranslation();
  if (!isKept) return t("advice.notKept", { run });
  return (
    <Anchor inherit href={formatPlace({ ...viewAlone("runs"), run })}>
      {t("advice.openRun", { run })}
    </Anchor>
  );
}
