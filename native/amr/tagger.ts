import type { ItemSentence, ItemToken, ItsFunction, PartOfSpeech, WinkMethods } from "wink-nlp";
import { numberOf } from "./reading/numbers.ts";
import type { Token } from "./tokens.ts";

/** More than this of one sentence is read as a further sentence, which bounds what any later stage has to do. */
const MAX_SENTENCE_TOKENS = 80;

/** Finds the sentences of a line and tags their words. */
export type Tagger = (line: string) => readonly (readonly Token[])[];

let loading: Promise<Tagger> | undefined;

/**
 * The tagger with its English model, which takes some tenths of a second and about 40 MB the first time. It is loaded once for
 * the whole process: with each further time the library's model would double some of its own data.
 */
export function loadTagger(): Promise<Tagger> {
  loading ??= createTagger();
  return loading;
}

async function createTagger(): Promise<Tagger> {
  const [{ default: createWink }, { default: model }] = await Promise.all([
    import("wink-nlp"),
    import("wink-eng-lite-web-model"),
  ]);
  const wink = createWink(model, ["sbd", "pos"]);
  return (line) => tagLine(wink, line);
}

/** What the library can say of a token; its own types know these only as methods of something else. */
interface TokenFacts {
  readonly pos: ItsFunction<PartOfSpeech>;
  readonly lemma: ItsFunction<string>;
  readonly precedingSpaces: ItsFunction<string>;
}

function tagLine(wink: WinkMethods, line: string): readonly (readonly Token[])[] {
  const facts = wink.its as unknown as TokenFacts;
  const sentences: Token[][] = [];
  wink
    .readDoc(line)
    .sentences()
    .each((sentence: ItemSentence) => {
      const tokens: Token[] = [];
      sentence.tokens().each((token: ItemToken) => tokens.push(toToken(token, facts)));
      sentences.push(...pieces(tokens.filter(({ tag }) => tag !== "SPACE")));
    });
  return sentences;
}

function toToken(token: ItemToken, facts: TokenFacts): Token {
  const form = token.out();
  const value = numberOf(form);
  const tag = token.out(facts.pos) as PartOfSpeech;
  return {
    form,
    lemma: token.out(facts.lemma).toLowerCase(),
    tag: value === null ? tag : "NUM",
    value,
    spaced: token.out(facts.precedingSpaces) !== "",
  };
}

function pieces(tokens: readonly Token[]): Token[][] {
  const starts = Array.from(
    { length: Math.ceil(tokens.length / MAX_SENTENCE_TOKENS) },
    (_, index) => index * MAX_SENTENCE_TOKENS,
  );
  return starts.map((start) => tokens.slice(start, start + MAX_SENTENCE_TOKENS));
}
