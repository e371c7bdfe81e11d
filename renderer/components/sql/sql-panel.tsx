import { Check, Equal, EqualNot, X } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ShownResult } from "../../../core/sql.ts";
import type { QuestionTranscript } from "../../../core/transcript.ts";
import { agentLook } from "../../theme/agents.ts";
import { AgentBadge, agentName } from "../transcript/agent-badge.tsx";
import { roundName } from "../transcript/words.ts";
import { equalOnes, queriesOf, type Queries, type QueryCandidate } from "./queries.ts";
import { QueryText } from "./query-text.tsx";
import { ResultTable } from "./result-table.tsx";
import { SchemaFold } from "./schema-fold.tsx";
import classes from "./sql.module.css";

export interface SqlPanelProps {
  readonly question: QuestionTranscript;
  /** As far as the replay has come: what is ahead keeps its room. */
  readonly reached: QuestionTranscript;
}

/** Of a question about a database: its tables, the agents' queries with what they give, and the right ones. */
export function SqlPanel({ question, reached }: SqlPanelProps): ReactNode {
  const { t } = useTranslation();
  const { database } = question.asked;
  const queries = queriesOf(question);
  const there = queriesOf(reached);
  return (
    <section className={classes.panel} aria-label={t("sql.title")}>
      {database !== undefined && <SchemaFold database={database} />}
      <Outcome question={question} reached={reached} queries={queries} />
      {queries.candidates.length > 0 && (
        <>
          <div className={classes.heading}>
            <h3>{t("sql.candidates", { count: queries.candidates.length })}</h3>
            <Comparisons queries={there} />
          </div>
          <div className={classes.candidates}>
            {queries.candidates.map((candidate) => (
              <Candidate
                key={candidate.key}
                // An earlier query of the agent is what a replay has reached before its last one.
                candidate={there.candidates.find(({ key }) => key === candidate.key) ?? candidate}
                ahead={!there.candidates.some(({ key }) => key === candidate.key)}
                equal={equalOnes(there).has(candidate.key)}
              />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** The answer and, where the data says it, the right query, each with what it gives. */
function Outcome({ question, reached, queries }: SqlPanelProps & { readonly queries: Queries }): ReactNode {
  const { t } = useTranslation();
  const { result } = question;
  if (result === null) return null;
  const { answer, gold, results, correct } = result;
  const own = queries.candidates.find(({ isAnswer }) => isAnswer)?.result ?? null;
  const shown = results?.answer ?? own;
  // What one of the candidates shows anyway is not shown twice.
  if (results?.gold === undefined && own !== null) return null;
  return (
    <div className={classes.candidates} data-ahead={reached.result === null || undefined}>
      {answer !== null && (
        <ResultCard name={t("sql.answer")} query={answer} result={shown}>
          {correct !== null && (
            <span className={classes.mark} data-mark={correct ? "equal" : "different"}>
              {correct ? <Check size={14} aria-hidden /> : <X size={14} aria-hidden />}
              {t(correct ? "sql.sameAsGold" : "sql.otherThanGold")}
            </span>
          )}
        </ResultCard>
      )}
      {gold !== undefined && <ResultCard name={t("sql.gold")} query={gold} result={results?.gold ?? null} />}
    </div>
  );
}

function ResultCard({
  name,
  query,
  result,
  children,
}: {
  readonly name: string;
  readonly query: string;
  readonly result: ShownResult | null;
  readonly children?: ReactNode;
}): ReactNode {
  return (
    <article className={classes.candidate} aria-label={name}>
      <header>
        <strong>{name}</strong>
        {children}
      </header>
      <QueryText query={query} name={name} />
      {result !== null && <ResultTable result={result} name={name} />}
    </article>
  );
}

function Candidate({
  candidate,
  ahead,
  equal,
}: {
  readonly candidate: QueryCandidate;
  readonly ahead: boolean;
  readonly equal: boolean;
}): ReactNode {
  const { t } = useTranslation();
  const { role, agent, round, query, result, isAnswer } = candidate;
  const name = useCandidateName()(candidate);
  return (
    <article
      className={classes.candidate}
      data-ahead={ahead || undefined}
      data-answer={isAnswer || undefined}
      style={{ "--agent": role === null ? undefined : agentLook(role, agent).colour } as CSSProperties}
      aria-label={name}
    >
      <header>
        {role !== null && <AgentBadge role={role} agent={agent} />}
        <strong>{name}</strong>
        {round !== null && <span className={classes.round}>{roundName(round, t)}</span>}
        {isAnswer && (
          <span className={classes.mark} data-mark="answer">
            <Check size={14} aria-hidden /> {t("sql.isAnswer")}
          </span>
        )}
        {equal && (
          <span className={classes.mark} data-mark="equal">
            <Equal size={14} aria-hidden /> {t("sql.sameResult")}
          </span>
        )}
      </header>
      <QueryText query={query} name={name} />
      <ResultTable result={result} name={name} />
    </article>
  );
}

function Comparisons({ queries: { candidates, comparisons } }: { readonly queries: Queries }): ReactNode {
  const { t } = useTranslation();
  const nameOf = useCandidateName();
  const name = (key: string): string => {
    const found = candidates.find((candidate) => candidate.key === key);
    return found === undefined ? key : nameOf(found);
  };
  return (
    <ul className={classes.comparisons}>
      {comparisons.map(({ left, right, equal }) => (
        <li key={`${left} ${right}`} data-mark={equal ? "equal" : "different"}>
          {name(left)}
          {equal ? <Equal size={14} aria-hidden /> : <EqualNot size={14} aria-hidden />}
          {name(right)}
          <span>{t(equal ? "sql.sameResult" : "sql.otherResult")}</span>
        </li>
      ))}
    </ul>
  );
}

function useCandidateName(): (candidate: Pick<QueryCandidate, "role" | "agent" | "key">) => string {
  const { t } = useTranslation();
  return ({ role, agent, key }) => (role === null ? key : agentName(role, agent, t));
}
