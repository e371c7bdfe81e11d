/** What an agent said, as it stands in a prompt: chat templates refuse an empty reply in the middle of a conversation. */
export function spoken(text: string): string {
  return text === "" ? "(nothing)" : text;
}
