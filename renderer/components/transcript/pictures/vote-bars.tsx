import { Crown } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ShareBar } from "../../../charts/bars.tsx";
import { percent } from "../../numbers.ts";
import { answerWords } from "../answer-words.ts";
import { mostVoted, tallyOf, type Tally } from "../tally.ts";
import { turnPlace } from "../turn-place.ts";
import { Picture, PlainTable, type PictureProps } from "./picture.tsx";
import classes from "./vote-bars.module.css";
import { Voter } from "./voter.tsx";

/** So many answers have room from the start; more than these are rare. */
const ROOM_FOR = 3;
/** More answers than these are in the table. */
const MOST_SHOWN = 8;

/** One bar for each answer: how many gave it, and who. */
export function VoteBars({ question, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const tally = tallyOf(question);
  const paths = new Map(
    question.turns
      .filter(({ role }) => role === "solver")
      .map(({ path }) => [turnPlace(path).agent ?? 1, path]),
  );
  const shown = mostVoted(tally, MOST_SHOWN, steady && !tally.counted);
  const waiting = tally.votes.length === 0 && tally.unanswered.length === 0;
  return (
    <Picture
      title={t(tally.counted || !steady ? "transcript.votes.title" : "transcript.votes.soFar")}
      steady={steady}
      picture={
        <ul className={classes.votes} style={{ minHeight: ROOM_FOR * 34 }}>
          {waiting && <li className={classes.waiting}>{t("transcript.votes.none")}</li>}
          {shown.votes.map(({ answer, agents }, index) => (
            <VoteRow
              key={answer}
              answer={answerWords(answer, question.asked)}
              agents={agents}
              tally={tally}
              wins={tally.counted && index === 0}
              paths={paths}
            />
          ))}
          {shown.others.answers > 0 && (
            <li className={classes.waiting} data-figures>
              {t("transcript.votes.others", {
                count: shown.others.answers,
                votes: t("transcript.votes.number", { count: shown.others.votes }),
              })}
            </li>
          )}
          {tally.unanswered.length > 0 && (
            <VoteRow answer={null} agents={tally.unanswered} tally={tally} wins={false} paths={paths} />
          )}
        </ul>
      }
      table={<VoteTable tally={tally} words={(answer) => answerWords(answer, question.asked)} />}
    />
  );
}

function VoteRow({
  answer,
  agents,
  tally: { voters },
  wins,
  paths,
}: {
  readonly answer: string | null;
  readonly agents: readonly number[];
  readonly tally: Tally;
  readonly wins: boolean;
  /** Of the replies, by the agent's number. */
  readonly paths: ReadonlyMap<number, string>;
}): ReactNode {
  const { t } = useTranslation();
  const share = agents.length / Math.max(1, voters);
  return (
    <li className={classes.vote} data-wins={wins || undefined}>
      <span className={classes.answer} data-prose>
        {wins && <Crown size={14} aria-label={t("transcript.votes.winner")} />}
        {answer ?? <em>{t("common.unanswered")}</em>}
      </span>
      <ShareBar
        share={share}
        hatched={answer === null}
        colour={answer === null ? "var(--cp-agent-neutral)" : "var(--cp-accent)"}
      />
      <span className={classes.count} data-figures>
        {t("transcript.votes.of", { count: agents.length, voters })}
      </span>
      <span className={classes.agents}>
        {agents.map((agent) => (
          <Voter key={agent} role="solver" agent={agent} path={paths.get(agent) ?? null} />
        ))}
      </span>
    </li>
  );
}

function VoteTable({
  tally,
  words,
}: {
  readonly tally: Tally;
  readonly words: (answer: string) => string;
}): ReactNode {
  const { t } = useTranslation();
  const rows = [
    ...tally.votes.map(({ answer, agents }) => ({ answer: words(answer), agents })),
    ...(tally.unanswered.length > 0 ? [{ answer: t("common.unanswered"), agents: tally.unanswered }] : []),
  ];
  return (
    <PlainTable
      caption={t("transcript.votes.title")}
      columns={[
        t("transcript.columns.answer"),
        t("transcript.columns.votes"),
        t("transcript.columns.share"),
        t("transcript.columns.agents"),
      ]}
      figures={[1, 2]}
      rows={rows.map(({ answer, agents }) => ({
        key: answer,
        cells: [
          answer,
          agents.length,
          percent(agents.length / Math.max(1, tally.voters)),
          agents.join(t("common.listSeparator")),
        ],
      }))}
    />
  );
}
