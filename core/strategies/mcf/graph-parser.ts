import { ContextOverflowError, PenmanError } from "../../errors.ts";
import { parseMessages } from "../../prompts/parser.ts";
import type { Question } from "../../question.ts";
import { deriveSeed } from "../../seed.ts";
import { bagOfConcepts } from "../../similarity/bag-of-concepts.ts";
import { parsePenman } from "../../similarity/penman.ts";
import { PENMAN_GRAMMAR } from "../../similarity/penman-grammar.ts";
import { rememberParses } from "../../similarity/remember-parses.ts";
import type { AmrParser, ParsedText, ParserKind } from "../../similarity/similarity.ts";
import type { StrategyContext } from "../strategy.ts";

/** Goes up when the grammar, the way in which replies are read or what stands in for a graph changes. */
const VERSION = 2;

/** Name and version of the parser that a model is. @param model its name */
export function modelParserName(model: string): string {
  return `model-amr ${VERSION} (${model})`;
}

/** What parsers need of a run. */
export type ParsingContext = Pick<StrategyContext, "parser" | "modelOf" | "say" | "wording">;

/**
 * The parsers of one question's steps. Each distinct text of the question is parsed once, whichever step it first comes up in.
 * @returns the parser of the step at a path, which names the calls of a model
 */
export function parsersOf(
  kind: ParserKind,
  question: Question,
  context: ParsingContext,
): (path: string) => AmrParser {
  if (kind === "amr-lite") {
    const parser = rememberParses(context.parser);
    return () => parser;
  }
  const name = modelParserName(context.modelOf("parser"));
  const known = new Map<string, Promise<ParsedText>>();
  return (path) => ({
    name,
    parse(text) {
      const parsed = known.get(text) ?? parseByModel(text, graphPath(path, text), question, context);
      known.set(text, parsed);
      return parsed;
    },
  });
}

/**
 * The path of the call that parses a text in a step. It goes by the text: a run that is gone on with may have some graphs
 * already, and the texts that are left would be numbered otherwise than before. One seed of 32 bits might be that of two of a
 * repository's tasks.
 */
export function graphPath(step: string, text: string): string {
  const [first, second] = [deriveSeed(0, text), deriveSeed(1, text)];
  return `${step}/graph-${first.toString(36)}${second.toString(36)}`;
}

/** The loaded model writes the graph, under the grammar of PENMAN. A graph that is cut off or cannot be read has failed. */
async function parseByModel(
  text: string,
  path: string,
  question: Question,
  context: ParsingContext,
): Promise<ParsedText> {
  const messages = parseMessages(text, question, context.wording);
  try {
    const sampling = { temperature: 0, grammar: PENMAN_GRAMMAR };
    const reply = await context.say("parser", path, messages, sampling);
    if (reply.ended === "length") return standIn(text);
    return { graph: parsePenman(withOwnVariables(reply.text)), failed: false };
  } catch (error) {
    if (error instanceof PenmanError || error instanceof ContextOverflowError) return standIn(text);
    throw error;
  }
}

/** Gives every node a variable of its own, where a small model takes one twice; the grammar writes none of three digits. */
function withOwnVariables(graph: string): string {
  const taken = new Set<string>();
  let next = 100;
  return graph.replace(/\(([a-z]\d{0,2}) \//g, (node, variable: string) => {
    if (taken.has(variable)) return node.replace(variable, `v${next++}`);
    taken.add(variable);
    return node;
  });
}

function standIn(text: string): ParsedText {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { graph: bagOfConcepts(words), failed: true };
}
