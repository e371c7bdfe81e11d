import { ContractError } from "../errors.ts";
import type { ChatMessage, PromptSetName } from "../model.ts";
import type { AnswerType, Question } from "../question.ts";

/** The wording of one call. `{name}` is filled in when the call is made. */
export interface PromptTemplate {
  readonly system: string;
  readonly user: string;
}

type Templates<Name extends string> = Readonly<Record<Name, PromptTemplate>>;
type SomeTemplates<Name extends string> = Readonly<Partial<Record<Name, PromptTemplate>>>;

/** The wording of one method, in every prompt set. A change of wording is a new version. */
export interface PromptFile<Name extends string = string> {
  readonly id: string;
  readonly version: number;
  readonly sets: Readonly<Record<PromptSetName, Templates<Name>>>;
  /** What is worded otherwise for some types of answer. */
  readonly byAnswerType?: Readonly<
    Partial<Record<PromptSetName, Readonly<Partial<Record<AnswerType, SomeTemplates<Name>>>>>>
  >;
}

/** A person's own wording of one prompt file: whatever it does not word stays as it is. */
export interface PromptEdit {
  /** Names this wording in manifests. */
  readonly version: string;
  readonly sets?: Readonly<Partial<Record<PromptSetName, SomeTemplates<string>>>>;
  readonly byAnswerType?: Readonly<
    Partial<Record<PromptSetName, Readonly<Partial<Record<AnswerType, SomeTemplates<string>>>>>>
  >;
}

/** The prompts that a run uses: one set of them, with a person's own wording where there is one. */
export interface Wording {
  readonly set: PromptSetName;
  /** Whether every message that asks for an answer ends with `{form}`, as all built-in ones do. */
  readonly formIsLast: boolean;
  /** The templates of a prompt file for this question's type of answer. */
  of<Name extends string>(file: PromptFile<Name>, question: Pick<Question, "answerType">): Templates<Name>;
}

/** Gives the templates of a prompt file their names as types. */
export function definePrompts<Name extends string>(file: PromptFile<Name>): PromptFile<Name> {
  return file;
}

/**
 * The prompts of one set.
 * @param edits a person's own wordings by the ids of the files. They go before all built-in ones; of each, wording for a
 *   type of answer goes before wording for all
 */
export function wordingOf(set: PromptSetName, edits: ReadonlyMap<string, PromptEdit> = new Map()): Wording {
  return {
    set,
    formIsLast: [...edits.values()].flatMap((edit) => templatesOf(edit, set)).every(isFormLast),
    of(file, { answerType }) {
      const edit = edits.get(file.id);
      return {
        ...file.sets[set],
        ...file.byAnswerType?.[set]?.[answerType],
        ...edit?.sets?.[set],
        ...edit?.byAnswerType?.[set]?.[answerType],
      };
    },
  };
}

/** All that a person's own wording has in one set. */
function templatesOf(
  { sets, byAnswerType }: PromptEdit,
  set: PromptSetName,
): readonly (PromptTemplate | undefined)[] {
  const groups = [sets?.[set], ...Object.values(byAnswerType?.[set] ?? {})];
  return groups.flatMap((group) => Object.values(group ?? {}));
}

function isFormLast(template: PromptTemplate | undefined): boolean {
  const user = template?.user.trimEnd() ?? "";
  return !user.includes("{form}") || user.endsWith("{form}");
}

/**
 * Fills `{name}` placeholders in one pass, so that braces inside a value stay as they are.
 * @throws ContractError for a placeholder without a value
 */
export function fillText(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new ContractError(`The prompt has a placeholder {${name}} that nothing fills.`, {
        placeholder: name,
      });
    }
    return value;
  });
}

/** A system and a user message from a template; an empty system text gives no system message. */
export function fillPrompt(
  template: PromptTemplate,
  values: Readonly<Record<string, string>>,
): readonly ChatMessage[] {
  const user: ChatMessage = { role: "user", content: fillText(template.user, values) };
  if (template.system === "") return [user];
  return [{ role: "system", content: fillText(template.system, values) }, user];
}
