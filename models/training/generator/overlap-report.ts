import { SIMILAR, type SetOverlap } from "./overlap.ts";

/** The overlaps as a table, and then the ids of the questions. */
export function reportText(sets: readonly SetOverlap[]): string {
  return [...table(sets), "", ...sets.flatMap(idLines), verdict(sets)].join("\n");
}

/** How many questions of all sets are trained on as they are. */
export function identicalCount(sets: readonly SetOverlap[]): number {
  return sets.reduce((sum, { identical }) => sum + identical.length, 0);
}

const PERCENT = `${SIMILAR * 100} %`;

function table(sets: readonly SetOverlap[]): string[] {
  const rows = [
    ["file", "questions", "identical", `alike (${PERCENT} of trigrams)`],
    ...sets.map(({ file, questions, identical, similar }) => [
      file,
      ...[questions, identical.length, similar.length].map(String),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(([file = "", ...counts]) =>
    [
      file.padEnd(widths[0] ?? 0),
      ...counts.map((count, index) => count.padStart(widths[index + 1] ?? 0)),
    ].join("  "),
  );
}

function idLines({ file, identical, similar }: SetOverlap): string[] {
  return [
    ...identical.map(({ id, training }) => `${file}: ${id} is the same as ${training}`),
    ...(similar.length === 0 ? [] : [`${file}, alike: ${similar.map(({ id }) => id).join(" ")}`]),
  ];
}

function verdict(sets: readonly SetOverlap[]): string {
  const count = identicalCount(sets);
  if (count === 0) return "No question of these files is trained on.";
  return (
    `Questions of these files that are trained on: ${count}. Take them out of the training, or leave out a file that is meant ` +
    "for it (--leave-out)."
  );
}
