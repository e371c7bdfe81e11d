import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Token } from "node-llama-cpp";
import { describe, expect, it } from "vitest";
import { ChatTemplate } from "../../../native/llama/chat-template.ts";
import { keepingBlanks, type TokenVocabulary } from "../../../native/llama/detokenize.ts";
import { cpuLibrary } from "../../../native/llama/library.ts";
import { loadLlamaModel } from "../../../native/llama/load.ts";
import { TokenDecoder } from "../../../native/llama/text-stream.ts";
import { modelTools } from "../../../native/llama/tools.ts";
import { temporaryFolder } from "../../support/folder.ts";
import { PRACTICE, question } from "./practice.ts";

type Kind = "normal" | "control" | "userDefined" | "byte";

/** A token as its vocabulary writes it, its bytes in Latin-1, and what it is. */
type Entry = readonly [written: string, latin1: string, kind?: Kind];

const BYTES: readonly Entry[] = [
  ["a", "a"],
  ["Ġ.", " ."],
  ["Ġa", " a"],
  ["Ġ", " "],
  ["!", "!"],
  ["ðŁ", "\xf0\x9f"],
  ["ĻĤ", "\x99\x82"],
  ["<|end|>", "", "control"],
  [" ?", " ?", "userDefined"],
  ["ACGT\uE000", "ACGT"],
];
const MARKED: readonly Entry[] = [
  ["a", "a"],
  ["▁.", " ."],
  ["▁a", " a"],
  ["<0xC3>", "\xc3", "byte"],
  ["<0xA9>", "\xa9", "byte"],
  ["é", "\xc3\xa9"],
];

/** A vocabulary, beginning with `a`, ` .` and ` a`, whose detokenization takes blanks away as llama.cpp's does. */
function tidying(entries: readonly Entry[], firstBlank: "kept" | "dropped" = "kept"): TokenVocabulary {
  const kindOf = (token: number): Kind => entries[token]?.[2] ?? "normal";
  return {
    tokenize: (text) => (text === "a ." ? [0, 1] : [2]),
    detokenize: (tokens, before) => {
      const latin1 = tokens.map((token) => entries[token]?.[1] ?? "").join("");
      const text = Buffer.from(latin1, "latin1").toString("utf8");
      const tidied = text.replace(/ (?=[.,?!])/g, "");
      return firstBlank === "dropped" && before.length === 0 ? tidied.replace(/^ /, "") : tidied;
    },
    written: (token) => entries[token]?.[0] ?? "",
    attributes: (token) => ({
      normal: kindOf(token) === "normal",
      control: kindOf(token) === "control",
      userDefined: kindOf(token) === "userDefined",
      byte: kindOf(token) === "byte",
    }),
  };
}

/** The practice model in a file that names the pre-tokenizer of GPT-2: llama.cpp tidies its text as that of Llama 3. */
async function practiceTidied(): Promise<string> {
  const bytes = await readFile(PRACTICE.path);
  // Both names have five letters, so that nothing else moves.
  bytes.write("gpt-2", bytes.indexOf("qwen2"));
  const path = join(await temporaryFolder(), "tidied.gguf");
  await writeFile(path, bytes);
  return path;
}

describe("a detokenization that keeps blanks", () => {
  it("keeps those before punctuation, within a token and between two", () => {
    const detokenize = keepingBlanks(tidying(BYTES));
    expect(detokenize([0, 1], [])).toBe("a .");
    expect(detokenize([0, 3, 4], [])).toBe("a !");
    expect(detokenize([4], [0, 3])).toBe("!");
    const decoder = new TokenDecoder(detokenize);
    expect([0, 1, 3, 4, 2, 8].map((token) => decoder.push(token)).join("")).toBe("a . ! a ?");
  });

  it("puts characters together whose bytes are spread over tokens", () => {
    const decoder = new TokenDecoder(keepingBlanks(tidying(BYTES)));
    expect([0, 5, 6, 1].map((token) => decoder.push(token))).toEqual(["a", "", "🙂", " ."]);
  });

  it("shows no token that controls the conversation", () => {
    expect(keepingBlanks(tidying(BYTES))([0, 7, 1], [])).toBe("a .");
  });

  it("has the library read a token that is written in another way", () => {
    expect(keepingBlanks(tidying(BYTES))([9, 1], [])).toBe("ACGT .");
  });

  it("reads vocabularies that mark blanks and have tokens of single bytes", () => {
    const detokenize = keepingBlanks(tidying(MARKED));
    expect(detokenize([0, 1, 2, 5], [])).toBe("a . aé");
    const decoder = new TokenDecoder(detokenize);
    expect([3, 4, 1].map((token) => decoder.push(token))).toEqual(["", "é", " ."]);
  });

  it("drops the blank at the beginning of a text where the vocabulary does", () => {
    const dropping = keepingBlanks(tidying(BYTES, "dropped"));
    expect([dropping([2, 1], []), dropping([2, 1], [0])]).toEqual(["a .", " a ."]);
    expect(keepingBlanks(tidying(BYTES))([2, 1], [])).toBe(" a .");
  });

  it("is the vocabulary's own where that loses nothing, or writes its tokens in an unknown way", () => {
    const faithful = { ...tidying(BYTES), detokenize: () => "a ." };
    expect(keepingBlanks(faithful)).toBe(faithful.detokenize);
    const unknown = tidying([
      ["a", "a"],
      ["_.", " ."],
      ["_a", " a"],
    ]);
    expect(keepingBlanks(unknown)).toBe(unknown.detokenize);
  });
});

describe("a model whose text llama.cpp tidies", () => {
  it("has of each token the text that the same vocabulary gives where nothing is tidied", async () => {
    const { llama } = await cpuLibrary();
    const plain = await llama.loadModel({ modelPath: PRACTICE.path, gpuLayers: 0 });
    const tidied = await llama.loadModel({ modelPath: await practiceTidied(), gpuLayers: 0 });
    try {
      expect(tidied.detokenize(tidied.tokenize("a ."))).toBe("a.");
      const { detokenize } = modelTools(tidied, new ChatTemplate(undefined, { bos: "", eos: "" }));
      const tokens = plain.fileInfo.metadata.tokenizer.ggml.tokens.map((_, token) => token as Token);
      expect(tokens.map((token) => detokenize([token], []))).toEqual(
        tokens.map((token) => plain.detokenize([token])),
      );
      const text = "x != 3 . 5 , it 's 'a' \u00ad\u00a0ÿ 🙂\n\t!";
      expect(detokenize(tidied.tokenize(text), [])).toBe(text);
    } finally {
      await tidied.dispose();
      await plain.dispose();
    }
  });

  it("keeps the blanks of its replies", async () => {
    const model = await loadLlamaModel({ ...PRACTICE, path: await practiceTidied() });
    try {
      let streamed = "";
      const { text } = await model.complete({
        ...question("How many?", { grammar: 'root ::= "x = 3 . 5 , a !"' }),
        onText: (piece) => (streamed += piece),
      });
      expect(text).toBe("x = 3 . 5 , a !");
      expect(streamed).toBe(text);
    } finally {
      await model.dispose();
    }
  });
});
