import { modelNotesZh } from "./zh-CN/model-notes.ts";

/**
 * What a model is good for, in the language that is shown. The English words come with the model's card.
 * @param notes the words of the card
 */
export function modelNotes(id: string, notes: string, language: string): string {
  return language === "zh-CN" ? (modelNotesZh[id] ?? notes) : notes;
}
