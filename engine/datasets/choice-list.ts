import type { Choice } from "../../core/question.ts";

/**
 * Choices as people write them in one line, `A) bank;B) library`: separated by semicolons or line breaks; labels of one
 * to three letters or digits, followed by `)`, `.` or `:`.
 * @returns the first part without a label, if there is one
 */
export function readChoiceList(line: string): readonly Choice[] | string {
  const choices: Choice[] = [];
  for (const part of line.split(/[;\n]/).map((piece) => piece.trim())) {
    if (part === "") continue;
    const [, label, text] = /^\(?([A-Za-z0-9]{1,3})[).:]\s*(.+)$/s.exec(part) ?? [];
    if (label === undefined || text === undefined) return part;
    choices.push({ label, text });
  }
  return choices;
}
