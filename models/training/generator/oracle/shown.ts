import type { ChatMessage } from "../../../../core/model.ts";
import type { PromptTemplate } from "../../../../core/prompts/prompt.ts";
import { questionText } from "../../../../core/prompts/question-text.ts";
import type { Question } from "../../../../core/question.ts";

/** What a prompt shows in the place of a placeholder of its template. @throws RangeError if it has no such place */
export type Shown = (placeholder: string) => string;

/**
 * Reads a prompt by the template that it was made from. Of a conversation the last message counts; texts that begin it
 * before the question, such as a similar task, are passed over.
 * @returns reads the template's placeholders, all but `question`
 */
export function shownBy(
  template: PromptTemplate,
  messages: readonly ChatMessage[],
  question: Question,
): Shown {
  const content = messages.at(-1)?.content ?? "";
  return (placeholder) => {
    const value = patternOf(template.user).exec(behindQuestion(content, question))?.groups?.[placeholder];
    if (value === undefined) {
      throw new RangeError(
        `A prompt does not show {${placeholder}} where "${template.user}" has it:\n${content}`,
      );
    }
    return value;
  };
}

const QUESTION = "{question}\n";

/** What of a prompt follows the question; all of it if the question is not shown. */
function behindQuestion(content: string, question: Question): string {
  const asked = `${questionText(question, "terse")}\n`;
  const start = content.indexOf(asked);
  return start === -1 ? content : content.slice(start + asked.length);
}

const patterns = new Map<string, RegExp>();

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known !== undefined) return known;
  const parts = template.replace(QUESTION, "").split(/\{(\w+)\}/);
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : `(?<${part}>[^]*?)`));
  const pattern = new RegExp(`^${source.join("")}$`);
  patterns.set(template, pattern);
  return pattern;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
