/** Some models open the block once more that their chat template has opened. */
const TAG = /(?:<think>\s*)+|<\/think>/g;

/**
 * Takes the model's `<think>…</think>` blocks out of a reply. A block that is never closed reaches to the end; a
 * `</think>` that was never opened (some chat templates open it in the prompt) closes what stands before it.
 * @returns the rest of the reply and the blocks' contents, both trimmed; `reasoning` is null where there is none
 */
export function splitReasoning(reply: string): { text: string; reasoning: string | null } {
  const reasoning: string[] = [];
  let text: string[] = [];
  let depth = 0;
  let from = 0;
  for (const tag of reply.matchAll(TAG)) {
    (depth > 0 ? reasoning : text).push(reply.slice(from, tag.index));
    from = tag.index + tag[0].length;
    if (tag[0].startsWith("<think>")) {
      depth++;
    } else if (depth > 0) {
      depth--;
    } else {
      reasoning.push(...text);
      text = [];
    }
  }
  (depth > 0 ? reasoning : text).push(reply.slice(from));
  return { text: joined(text), reasoning: joined(reasoning) || null };
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}
