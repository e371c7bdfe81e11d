const TAG = /<\/?think>/g;

/**
 * Takes the model's `<think>…</think>` blocks out of a reply. A block that is never closed reaches to the end; a
 * `</think>` that was never opened (some chat templates open it in the prompt) closes what stands before it. Blocks do not
 * nest: a `<think>` within one is a mention, or opens once more what the template has opened.
 * @returns the rest of the reply and the blocks' contents, both trimmed; `reasoning` is null where there is none
 */
export function splitReasoning(reply: string): { text: string; reasoning: string | null } {
  const reasoning: string[] = [];
  let text: string[] = [];
  let isWithin = false;
  let from = 0;
  for (const tag of reply.matchAll(TAG)) {
    (isWithin ? reasoning : text).push(reply.slice(from, tag.index));
    from = tag.index + tag[0].length;
    if (tag[0] === "<think>") {
      isWithin = true;
    } else if (isWithin) {
      isWithin = false;
    } else {
      reasoning.push(...text);
      text = [];
    }
  }
  (isWithin ? reasoning : text).push(reply.slice(from));
  return { text: joined(text), reasoning: joined(reasoning) || null };
}

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join("\n\n");
}
