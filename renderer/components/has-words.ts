/** Whether a text holds every word of a search, capital or small; one without words finds everything. */
export function hasWords(text: string, search: string): boolean {
  const held = text.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}
