import type { Observation, RunManifest } from "./events.ts";
import { counted } from "./figure-words.ts";
import { oneLine } from "./short-text.ts";
import type { ShownResult } from "./sql.ts";

type Options = RunManifest["options"];

/** What an observation says to a person, in one line. @param options of the run, which say what a limit was */
export function observationLine(observation: Observation, options: Options = {}): string {
  switch (observation.kind) {
    case "answers-counted":
      return `votes: ${votesText(observation)}`;
    case "filtered":
      return filteredLine(observation);
    case "task-done": {
      const { saidBy, users, ended } = observation;
      const who = users === 1 ? "says the User" : `say ${saidBy} of ${users} Users`;
      return `task done, ${who}: the dialogue ${ended ? "ends" : "goes on"}`;
    }
    case "history-dropped":
      return `the context is full: ${leftOut(observation)} left out`;
    case "answer-read": {
      const { answer } = observation;
      return `the answer is read from ${placeRead(observation)}: ${answer === null ? "none" : oneLine(answer)}`;
    }
    case "position": {
      const { answer, changed } = observation;
      const holds = answer === null ? "gives no answer" : `answers ${oneLine(answer)}`;
      return changed === null ? holds : `${holds} (${changed ? "changed" : "as before"})`;
    }
    case "stances-set":
      return `stances: ${observation.stances
        .map(
          ({ stance, answer, from }) =>
            `${stance}. ${answer === null ? "another answer" : oneLine(answer)} (${from})`,
        )
        .join(", ")}`;
    case "stance-read": {
      const { stance, outcome, answer } = observation;
      const to = outcome === "changed" && answer !== null ? ` to ${oneLine(answer)}` : "";
      return `stance ${stance} is ${outcome}${to}`;
    }
    case "judged":
      return judgedLine(observation);
    case "debate-ended":
      return `the debate ends in round ${observation.round}: ${DEBATE_ENDS[observation.why]}`;
    case "reviewed": {
      const { reviewer, author, confidence } = observation;
      return `agent ${reviewer} reviews agent ${author}, confidence ${confidence ?? "not said"}`;
    }
    case "thoughts-voted": {
      const { level, votes, kept, unreadable } = observation;
      const given = votes.map(({ thought, voters }) => `${thought} × ${voters.length}`).join(", ");
      const silent = unreadable.length > 0 ? `, unreadable × ${unreadable.length}` : "";
      return `votes on the thoughts of level ${level}: ${given}${silent}; kept: ${kept.join(", ")}`;
    }
    case "validated": {
      const { reasoner, valid, answer } = observation;
      const verdict = valid === null ? "without a verdict, so invalid" : valid ? "valid" : "invalid";
      return `the chain of reasoner ${reasoner} (${answer === null ? "no answer" : oneLine(answer)}) is ${verdict}`;
    }
    case "round-ended": {
      const { round, votes, abstained, consensus } = observation;
      const found = consensus === null ? "no consensus" : `consensus on ${oneLine(consensus)}`;
      const abstain = abstained.length === 1 ? "1 abstains" : `${abstained.length} abstain`;
      return `round ${round}: ${votesText({ votes, unanswered: [] })}, ${abstain}; ${found}`;
    }
    case "program-run":
      return observation.result === null
        ? "the program cannot be computed"
        : `the program comes to ${observation.result}`;
    case "query-run":
      return `query: ${resultText(observation.result)}`;
    case "query-mended":
      return `names are corrected by the schema: ${oneLine(observation.query)}`;
    case "queries-compared":
      return `the queries of ${observation.left} and ${observation.right} ${observation.equal ? "give the same result" : "do not give the same result, or none"}`;
    case "escalated": {
      const { to, reason, samples, generated } = observation;
      return `${ESCALATIONS[to]}: ${REASONS[reason]} (${counted(samples, "sample")}, ${counted(generated, "token")})`;
    }
    case "experience-retrieved":
      return retrievedLine(observation, options);
    case "experience-judged": {
      const { good, readable, reason } = observation;
      if (!readable) return "the feedback cannot be read: nothing is learned from this solution";
      const found = good ? "good: it is kept as an experience" : "not good: it is not kept";
      return `the feedback judge finds the solution ${found} (${oneLine(reason)})`;
    }
    case "trajectories-scored":
      return trajectoriesLine(observation);
    case "parts-read": {
      const { what, parts, builtIn } = observation;
      return `${counted(parts.length, what.replace(/s$/, ""))}${builtIn > 0 ? `, ${builtIn} of them built in` : ""}`;
    }
    case "exemplars-shown":
      return `${counted(observation.exemplars.length, "exemplar")} (${observation.source})`;
    case "warning":
      return observation.message;
  }
}

/** The place that an answer was read from, with one article: methods name some of them with theirs. */
export function placeRead({ from }: Observation & { readonly kind: "answer-read" }): string {
  return `the ${from.replace(/^the /, "")}`;
}

/** What did not fit, with its verb: a reasoner has no earlier turns, only its last attempt; solver and negative side have exemplars. */
export function leftOut({ role, turns }: Observation & { readonly kind: "history-dropped" }): string {
  if (role === "reasoner") return "the reasoner's last attempt was";
  if (role === "solver" || role === "negative")
    return turns === 1 ? "the first exemplar was" : `the first ${turns} exemplars were`;
  return turns === 1 ? "the oldest turn was" : `the oldest ${turns} turns were`;
}

/** What a query gave, in a few words. */
export function resultText(result: ShownResult): string {
  if (result.kind === "problem") return oneLine(result.message);
  return `${result.count} ${result.count === 1 ? "row" : "rows"} of ${result.columns.length} ${result.columns.length === 1 ? "column" : "columns"}`;
}

function votesText({
  votes,
  unanswered,
}: Pick<Observation & { kind: "answers-counted" }, "votes" | "unanswered">): string {
  const given = votes.map(({ answer, agents }) => `${oneLine(answer)} × ${agents.length}`);
  const silent = unanswered.length;
  return [...given, ...(silent > 0 ? [`unanswered × ${silent}`] : [])].join(", ") || "none";
}

function judgedLine({ by, preference, side, answer, readable }: Observation & { kind: "judged" }): string {
  if (!readable) return `the ${by}'s verdict cannot be read`;
  const own = answer === null ? "none" : oneLine(answer);
  // A judge whose answer is held by several sides, or by none, names no side.
  if (by === "judge" && side === null) return `the judge's answer: ${own}`;
  const preferred = preference === false ? "has no preference" : `prefers ${side ?? "neither side"}`;
  return `the ${by} ${preferred}; its answer: ${own}`;
}

function filteredLine(observation: Observation & { kind: "filtered" }): string {
  return `${choiceLine(observation)}${observation.adversaryRefused ? "; the adversary declined" : ""}`;
}

function choiceLine(observation: Observation & { kind: "filtered" }): string {
  const { role, chosen, candidates, unfiltered, select = "adversary", graphsFailed } = observation;
  if (unfiltered === "no-usable-candidate") return "nothing is passed on: no candidate says anything";
  const who = `${role} ${chosen} is passed on`;
  if (unfiltered !== null) return `${who}, unfiltered: ${UNFILTERED[unfiltered]}`;
  const totals = candidates.map(({ total, unusable }) => total?.toFixed(3) ?? unusable ?? "–");
  const without = graphsFailed ? "; a meaning graph failed, so without that term" : "";
  return `${who}, ${SELECTED[select]} (D = ${totals.join(", ")})${without}`;
}

function trajectoriesLine({
  paths,
  chosen,
  graphsFailed,
}: Observation & { kind: "trajectories-scored" }): string {
  const { total = null, answer = null } = paths.find(({ path }) => path === chosen) ?? {};
  const sum = total === null ? "without a sum of D" : `sum of D = ${total.toFixed(3)}`;
  const without = graphsFailed ? "; a meaning graph failed, so without that term" : "";
  const all = paths.length === 1 ? "1 trajectory" : `${paths.length} trajectories`;
  return `${all}; ${chosen} is chosen (${sum}), its answer: ${answer === null ? "none" : oneLine(answer)}${without}`;
}

function retrievedLine(
  { repository, outcome, stored, z, nearest }: Observation & { kind: "experience-retrieved" },
  { minimum }: Options,
): string {
  const where = `the repository ${repository} (${counted(stored, "experience")})`;
  const score = z === null ? "" : `, z = ${z.toFixed(2)}`;
  switch (outcome) {
    case "found": {
      const alike = nearest === null ? "" : `: ${nearest.similarity.total.toFixed(3)} alike${score}`;
      return `a similar task from ${where} is shown to all agents${alike}`;
    }
    case "too-few":
      return minimum === undefined
        ? `nothing is taken from ${where}: too few are stored`
        : `nothing is taken from the repository ${repository}: ${stored} stored, ${minimum} needed (option minimum)`;
    case "outlier":
      return `nothing is taken from ${where}: the task is an outlier among them${score}`;
    case "nothing-similar":
      return `nothing is taken from ${where}: none is similar`;
  }
}

const SELECTED = {
  adversary: "least like the misleading reply",
  peers: "most like the other candidates",
  contrast: "most like the other candidates and least like the misleading reply",
} as const;

/** Why a step of `mcf` was not filtered. */
export const UNFILTERED = {
  "adversary-empty": "the adversarial reply is empty",
  "adversary-cut-off": "the adversarial reply was cut off",
  "adversary-agrees": "the adversarial reply gives the answer of most candidates",
  "too-few-candidates": "fewer than three candidates are usable, so none is most like the others",
  "only-candidate": "no other candidate is usable",
  "no-term": "a meaning graph failed, and no other term is on",
} as const;

const DEBATE_ENDS = {
  preference: "the moderator has a preference",
  "equal-results": "the queries give the same result",
  rounds: "all rounds are over",
} as const;

const ESCALATIONS = {
  "more-samples": "more samples are taken",
  examination: "the answers are examined",
  settled: "the answer is settled",
} as const;

const REASONS = {
  agreed: "all samples agree",
  recomputed: "a program comes to the same",
  "majority-safe": "no remaining sample can change the majority",
  disagreement: "the samples disagree",
  budget: "the budget is used up",
  overflow: "the examination does not fit the context",
} as const;
