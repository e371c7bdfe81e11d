/** A question with two possible answers: the right one, and what was answered; null for no answer. */
export interface LabelPair {
  readonly gold: string;
  readonly answer: string | null;
}

/**
 * Macro-F1: the plain mean of each class's F1 = 2·hits / (2·hits + misses + false alarms). A question without an answer
 * is a miss of its right class and a false alarm of none. A class that is neither right nor answered anywhere is left
 * out, as scikit-learn does.
 * @returns 0–1; null without questions
 */
export function macroF1(pairs: readonly LabelPair[]): number | null {
  if (pairs.length === 0) return null;
  const answers = pairs.map(({ answer }) => answer).filter((answer) => answer !== null);
  const classes = [...new Set([...pairs.map(({ gold }) => gold), ...answers])];
  return classes.reduce((sum, each) => sum + f1Of(each, pairs), 0) / classes.length;
}

function f1Of(label: string, pairs: readonly LabelPair[]): number {
  const hits = pairs.filter(({ gold, answer }) => gold === label && answer === label).length;
  const right = pairs.filter(({ gold }) => gold === label).length;
  const answered = pairs.filter(({ answer }) => answer === label).length;
  // Misses and hits make up `right`, false alarms and hits `answered`.
  return (2 * hits) / (right + answered);
}
