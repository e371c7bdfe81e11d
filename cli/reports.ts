import type { AskReport, EvalReport } from "../engine/index.ts";
import { clock, percent, type Terminal } from "./output.ts";

/** Prints what a run came to: as its JSON document if that was asked for, else in words. */
export function printReport(report: AskReport | EvalReport, terminal: Terminal): void {
  terminal.status("");
  if (terminal.json) terminal.printJson(report);
  else if ("accuracy" in report) printEvaluation(report, terminal);
  else printVerdict(report, terminal);
}

/** The answer, and what it cost. */
function printVerdict(
  { answer, agreement, tokens, calls, seconds, run }: AskReport,
  terminal: Terminal,
): void {
  terminal.print(terminal.style("bold", answer ?? "unanswered"));
  const cached = tokens.prompt === 0 ? 0 : tokens.cached / tokens.prompt;
  const facts = [
    ...(agreement === null ? [] : [`agreement ${percent(agreement)}`]),
    `${calls} ${calls === 1 ? "call" : "calls"}`,
    `${tokens.generated} tokens`,
    `${tokens.prompt} prompt tokens (${percent(cached)} from cache)`,
    `${seconds.toFixed(1)} s`,
    `run ${run}`,
  ];
  terminal.note(terminal.style("dim", facts.join(" · ")));
}

/** Accuracy first, with its interval; then what it cost. */
function printEvaluation(report: EvalReport, terminal: Terminal): void {
  const { correct, questions, accuracy, interval, unanswered, failed, perQuestion } = report;
  if (accuracy === null || interval === null) {
    terminal.print("No question came to its end.");
    return;
  }
  const [low, high] = interval.map(percent);
  terminal.print(
    `${terminal.style("bold", percent(accuracy))} right: ${correct} of ${questions} (95 % interval ${low} to ${high})`,
  );
  terminal.print(
    `${unanswered} unanswered, ${failed} failed; a question takes ${perQuestion.calls.toFixed(1)} calls and ` +
      `${Math.round(perQuestion.tokens.generated)} new tokens`,
  );
  terminal.note(terminal.style("dim", `${clock(report.seconds)} · run ${report.run}`));
}
