import { ContractError } from "../errors.ts";
import type { ChatMessage, PromptSetName } from "../model.ts";

/** The wording of one call. `{name}` is filled in when the call is made. */
export interface PromptTemplate {
  readonly system: string;
  readonly user: string;
}

/** The wording of one method, in every prompt set. A change of wording is a new version. */
export interface PromptFile<Name extends string = string> {
  readonly id: string;
  readonly version: number;
  readonly sets: Readonly<Record<PromptSetName, Readonly<Record<Name, PromptTemplate>>>>;
}

/** Gives the templates of a prompt file their names as types. */
export function definePrompts<Name extends string>(file: PromptFile<Name>): PromptFile<Name> {
  return file;
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
