import { Check, CircleHelp, X, type LucideIcon } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Question } from "../../../../core/question.ts";
import { agentColour } from "../../../theme/agents.ts";
import { ScrollBox } from "../../scroll-box.tsx";
import { AgentBadge, agentName } from "../agent-badge.tsx";
import { answerWords, shownAnswer } from "../answer-words.ts";
import type { Validity } from "../observations.ts";
import { Pulse } from "../pulse.tsx";
import { shorten } from "../words.ts";
import { Picture, type PictureProps } from "./picture.tsx";
import { MINI, tallest } from "./thought-tree-layout.ts";
import { ThoughtLevels } from "./thought-tree-levels.tsx";
import { RoundTables } from "./thought-tree-rounds-table.tsx";
import { treeRounds, type ReasonerChain, type TreeRound } from "./thought-tree.ts";
import classes from "./thought-tree.module.css";
import { TurnButton } from "./turn-button.tsx";

const SIGNS: Readonly<Record<Validity, LucideIcon>> = { valid: Check, invalid: X, unmarked: CircleHelp };

/**
 * Multi-agent Tree-of-Thought: in every round a tree for each reasoner, the validator's mark on its best chain, and what
 * the votes of the valid chains came to.
 */
export function ThoughtTreeRounds({ question, live, steady }: PictureProps): ReactNode {
  const { t } = useTranslation();
  const rounds = treeRounds(question);
  const fellBack = question.result !== null && rounds.at(-1)?.ended?.consensus === null;
  return (
    <Picture
      title={t("pictures.rounds.title")}
      steady={steady}
      picture={
        <>
          <p className={classes.legend}>{t("pictures.rounds.rule")}</p>
          {rounds.map((round) => (
            <RoundSection key={round.round} round={round} asked={question.asked} live={live} />
          ))}
          {fellBack && <p className={classes.fellBack}>{t("pictures.rounds.fellBack")}</p>}
        </>
      }
      table={<RoundTables rounds={rounds} asked={question.asked} />}
    />
  );
}

function RoundSection({
  round,
  asked,
  live,
}: {
  readonly round: TreeRound;
  readonly asked: Question;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const name = t("transcript.rounds.round", { number: round.round });
  const boxes = Math.max(...round.chains.map(({ levels }) => tallest(levels)));
  const depth = Math.max(...round.chains.map(({ levels }) => levels.length));
  return (
    <section className={classes.round} aria-label={name}>
      <header>
        <h4>{name}</h4>
        {round.ended !== null && <RoundEnd ended={round.ended} asked={asked} />}
      </header>
      <div className={classes.chains} style={{ "--levels": Math.max(2, depth) } as CSSProperties}>
        {round.chains.map((chain) => (
          <Chain key={chain.reasoner} {...{ chain, boxes, asked, live }} />
        ))}
      </div>
    </section>
  );
}

function RoundEnd({
  ended: { votes, abstained, consensus },
  asked,
}: {
  readonly ended: NonNullable<TreeRound["ended"]>;
  readonly asked: Question;
}): ReactNode {
  const { t } = useTranslation();
  return (
    <p className={classes.end} data-figures>
      {votes.map(({ answer, agents }) => (
        <span key={answer}>
          {t("pictures.rounds.vote", {
            answer: shorten(answerWords(answer, asked), 40),
            count: agents.length,
          })}
        </span>
      ))}
      {abstained.length > 0 && <span>{t("pictures.rounds.abstain", { count: abstained.length })}</span>}
      {consensus === null ? (
        <strong data-consensus="none">{t("pictures.rounds.noConsensus")}</strong>
      ) : (
        <strong data-consensus="found">
          <Check size={14} aria-hidden />
          {t("pictures.rounds.consensus", { answer: shorten(answerWords(consensus, asked), 40) })}
        </strong>
      )}
    </p>
  );
}

function Chain({
  chain,
  boxes,
  asked,
  live,
}: {
  readonly chain: ReasonerChain;
  readonly boxes: number;
  readonly asked: Question;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { reasoner, levels, answer, validity, validator } = chain;
  const name = agentName("reasoner", reasoner, t);
  return (
    <article
      className={classes.chain}
      data-validity={validity ?? undefined}
      style={{ "--agent": agentColour(reasoner) } as CSSProperties}
      aria-label={name}
    >
      <header>
        <AgentBadge role="reasoner" agent={reasoner} />
        <strong>{name}</strong>
        <span className={classes.chainAnswer} data-figures>
          {shownAnswer(answer, asked, "", 40)}
        </span>
      </header>
      <ScrollBox className={classes.tree} name={name}>
        <ThoughtLevels {...{ levels, asked, boxes, live }} size={MINI} form="line" />
      </ScrollBox>
      {validator !== null ? (
        <TurnButton path={validator.path} className={classes.verdict}>
          <Verdict validity={validity} live={live} />
        </TurnButton>
      ) : (
        validity !== null && (
          <p className={classes.verdict}>
            <Verdict validity={validity} live={live} />
          </p>
        )
      )}
    </article>
  );
}

function Verdict({
  validity,
  live,
}: {
  readonly validity: Validity | null;
  readonly live: boolean;
}): ReactNode {
  const { t } = useTranslation();
  if (validity === null) {
    return (
      <>
        {live && <Pulse />}
        {t(live ? "pictures.rounds.validating" : "transcript.unfinished")}
      </>
    );
  }
  const Sign = SIGNS[validity];
  return (
    <span className={classes.validity} data-validity={validity}>
      <Sign size={15} aria-hidden /> {t(`pictures.rounds.validity.${validity}`)}
    </span>
  );
}
