import { Anchor } from "@mantine/core";
import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import type { RunTrust } from "../../../engine/contract/reports.ts";
import { formatPlace, viewAlone } from "../../state/navigation.ts";
import { useTrust } from "../../state/runs.ts";
import { inPercent, percent } from "../numbers.ts";
import classes from "./verdict.module.css";

/**
 * How often answers like that of a single question were right in an evaluation with the same settings; an empty line as long
 * as that is not known and where no evaluation tells it, nothing where nobody voted.
 */
export function VerdictTrust({
  run,
  question: { result },
}: {
  readonly run: string;
  readonly question: Pick<QuestionTranscript, "result">;
}): ReactNode {
  const { t } = useTranslation();
  const isVotedOn = (result?.answer ?? null) !== null && (result?.agreement ?? null) !== null;
  const trust = useTrust(run, { enabled: isVotedOn }).data ?? null;
  if (!isVotedOn) return null;
  // The line is there before its words, so that they push nothing down.
  if (trust === null) return <p className={classes.trust} aria-hidden />;
  return (
    <p className={classes.trust} data-figures>
      {trustWords(trust, t)}{" "}
      <Anchor inherit underline="always" href={formatPlace({ ...viewAlone("runs"), run: trust.run })}>
        {t("transcript.verdict.trust.show")}
      </Anchor>
    </p>
  );
}

function trustWords(trust: RunTrust, t: TFunction): string {
  const { file, correct, compared, interval } = trust;
  const [low, high] = interval;
  return t("transcript.verdict.trust.line", {
    ...{ file, correct, compared, had: votesWords(trust, t) },
    ...{ low: inPercent(low), high: percent(high) },
  });
}

/** `5 of 7 votes`; `71 % of the votes` where the number of voters differs, `70–80 % of the votes` where alike shares count. */
function votesWords({ agreement: [low, high], votes }: RunTrust, t: TFunction): string {
  if (votes !== null) return t("transcript.verdict.trust.votes", { given: votes.given, of: votes.of });
  const share = low === high ? percent(low) : `${inPercent(low)}–${percent(high)}`;
  return t("transcript.verdict.trust.share", { share });
}
