import type { ChatMessage } from "../../core/model.ts";
import type { ChatTemplate } from "./chat-template.ts";

/** What is needed of a model's vocabulary to write a prompt. */
export interface PromptVocabulary {
  /** @param special whether the text of a control token becomes that token; else it is read letter by letter */
  readonly tokenize: (text: string, special: boolean) => number[];
  /** As `tokenize`, for text that continues other text. */
  readonly tokenizeRest: (text: string, special: boolean) => number[];
  /** The token that every prompt begins with, if the model wants one. */
  readonly begin: number | undefined;
}

// Private-use characters: no vocabulary has a token of them, and no template looks for them.
const MARK = { open: "\uF8F0", close: "\uF8F1" };
const MARKS = /\uF8F0(\d+)\uF8F1/u;

/**
 * The tokens of a conversation, written by the model's template. Text of a message never becomes a control token,
 * whatever it says: a dataset cannot open a turn of its own.
 * @throws ModelRunError if the template refuses the conversation
 */
export function promptTokens(
  template: ChatTemplate,
  vocabulary: PromptVocabulary,
  messages: readonly ChatMessage[],
): number[] {
  const tokens = holdsControlText(vocabulary, messages)
    ? piecewise(template, vocabulary, messages)
    : vocabulary.tokenize(template.render(messages), true);
  const { begin } = vocabulary;
  return begin === undefined || tokens[0] === begin ? tokens : [begin, ...tokens];
}

/** The contents are looked at in one string, since a template may put them side by side. */
function holdsControlText(vocabulary: PromptVocabulary, messages: readonly ChatMessage[]): boolean {
  const contents = messages.map((message) => message.content).join("");
  const plain = vocabulary.tokenize(contents, false);
  const special = vocabulary.tokenize(contents, true);
  return plain.length !== special.length || plain.some((token, index) => token !== special[index]);
}

/** Renders with marks in place of the contents, and reads the contents as plain text. */
function piecewise(
  template: ChatTemplate,
  vocabulary: PromptVocabulary,
  messages: readonly ChatMessage[],
): number[] {
  const marked = messages.map(({ role }, index) => ({ role, content: `${MARK.open}${index}${MARK.close}` }));
  const pieces = template.render(marked).split(MARKS);
  const tokens: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    const isContent = index % 2 === 1;
    const text = isContent ? (messages[Number(piece)]?.content ?? "") : piece;
    if (text === "") continue;
    const tokenize = tokens.length === 0 ? vocabulary.tokenize : vocabulary.tokenizeRest;
    // One by one: a call cannot have as many arguments as a long text has tokens.
    for (const token of tokenize(text, !isContent)) tokens.push(token);
  }
  return tokens;
}
