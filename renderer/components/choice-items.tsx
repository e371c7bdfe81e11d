import type { ReactNode } from "react";
import type { Choice } from "../../core/question.ts";

/** The options of a multiple-choice question; nothing for one without. */
export function ChoiceItems({
  choices,
  className,
}: {
  readonly choices: readonly Choice[];
  readonly className?: string | undefined;
}): ReactNode {
  if (choices.length === 0) return null;
  return (
    <ol className={className}>
      {choices.map(({ label, text }) => (
        <li key={label}>
          <strong>{label}</strong> {text}
        </li>
      ))}
    </ol>
  );
}
