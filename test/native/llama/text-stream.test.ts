import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isWholeJson, Reply } from "../../../native/llama/reply.ts";
import { StopFilter, TokenDecoder } from "../../../native/llama/text-stream.ts";

/** A vocabulary of bytes: the worst case for characters spread over tokens. */
const detokenizeBytes = (tokens: readonly number[]) => Buffer.from(tokens).toString("utf8");

function through(filter: StopFilter, pieces: readonly string[]): string {
  return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

describe("decoding tokens one by one", () => {
  it("gives the same text as decoding them together, and never half a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const decoder = new TokenDecoder(detokenizeBytes);
        const pieces = [...Buffer.from(text)].map((byte) => decoder.push(byte));
        expect(pieces.join("")).toBe(text.toWellFormed());
        expect(pieces.filter((piece) => piece.includes("\uFFFD") && !text.includes("\uFFFD"))).toEqual([]);
      }),
    );
  });

  it("leaves out a character that is unfinished at the end", () => {
    const decoder = new TokenDecoder(detokenizeBytes);
    const pieces = [...Buffer.from("a€").subarray(0, 3)].map((byte) => decoder.push(byte));
    expect(pieces.join("")).toBe("a");
  });

  it("gives a character once it is whole, also where each token holds the beginning of the next one", () => {
    const bytes = [
      [0xe7, 0x9a, 0x84, 0xe5],
      [0x9b, 0xbd, 0xe5],
      [0xae, 0xb6, 0xe5],
      [0xa4, 0xa7, 0xe5],
      [0xad, 0xa6],
    ];
    const detokenize = (tokens: readonly number[]) =>
      detokenizeBytes(tokens.flatMap((token) => bytes[token] ?? []));
    const decoder = new TokenDecoder(detokenize);
    expect([0, 1, 2, 3].map((token) => decoder.push(token))).toEqual(["的", "国", "家", "大"]);
    expect(decoder.tokens).toEqual([0, 1, 2]);
    expect(decoder.push(4)).toBe("学");
    expect(decoder.tokens).toEqual([0, 1, 2, 3, 4]);
  });

  it("does not wait for ever on bytes that are no character", () => {
    const decoder = new TokenDecoder(detokenizeBytes);
    const pieces = [0xff, 0xfe, 0xff, 0xfe, 0x41].map((byte) => decoder.push(byte));
    expect(pieces.at(-1)).toBe("A");
  });

  it("tells the vocabulary which tokens came before, so that spaces are right", () => {
    const words = ["▁How", "▁are", "▁you"];
    const sentencePiece = (tokens: readonly number[], before: readonly number[]) => {
      const text = tokens.map((token) => words[token]?.replace("▁", " ") ?? "").join("");
      return before.length === 0 ? text.trimStart() : text;
    };
    const decoder = new TokenDecoder(sentencePiece);
    expect([0, 1, 2].map((token) => decoder.push(token)).join("")).toBe("How are you");
    const goingOn = new TokenDecoder(sentencePiece, [0]);
    expect([1, 2].map((token) => goingOn.push(token)).join("")).toBe(" are you");
  });
});

describe("stop strings", () => {
  it("cut the text before the first one, however the text is cut into pieces", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", "\n"), { maxLength: 30 });
    fc.assert(
      fc.property(
        text,
        fc.string({ unit: fc.constantFrom("a", "b", "\n"), minLength: 1, maxLength: 3 }),
        (letters, stop) => {
          const whole = letters.join("");
          expect(through(new StopFilter([stop]), letters)).toBe(whole.split(stop)[0]);
          expect(through(new StopFilter([stop]), [whole])).toBe(whole.split(stop)[0]);
        },
      ),
    );
  });

  it("give the same text in one piece or letter by letter when they overlap", () => {
    const stops = fc.array(fc.string({ unit: fc.constantFrom("a", "b"), minLength: 1, maxLength: 4 }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 20 }),
        stops,
        (text, these) => {
          expect(through(new StopFilter(these), text.split(""))).toBe(through(new StopFilter(these), [text]));
        },
      ),
    );
  });

  it("hold back what may be their beginning, and no more", () => {
    const filter = new StopFilter(["\nUser:"]);
    expect(filter.push("Yes.\nUs")).toBe("Yes.");
    expect(filter.push("ing")).toBe("\nUsing");
    expect(filter.push("\nUser: and")).toBe("");
    expect(filter.stopped).toBe(true);
  });

  it("that are empty are ignored", () => {
    expect(through(new StopFilter([""]), ["text"])).toBe("text");
  });
});

describe("a reply", () => {
  it("streams exactly its text", () => {
    let streamed = "";
    const reply = new Reply({
      detokenize: detokenizeBytes,
      stop: ["END"],
      json: false,
      onText: (piece) => (streamed += piece),
    });
    const ends = [...Buffer.from("é is E, ENDED")].map((byte) => reply.push(byte));
    expect(ends.indexOf(true)).toBe(Buffer.from("é is E, END").length - 1);
    expect(reply.text).toBe("é is E, ");
    expect(streamed).toBe("é is E, ");
  });

  it("stops behind a word only, where asked for: a colon or a formula's start is no answer yet", () => {
    const said = (text: string) => {
      const stop = ["\n", "<|im_end|>"];
      const reply = new Reply({ detokenize: detokenizeBytes, stop, json: false, stopsBehindWord: true });
      for (const byte of Buffer.from(text)) if (reply.push(byte)) break;
      reply.end();
      return [reply.text, reply.stopped];
    };
    expect(said(" 8.\nSo it is.")).toEqual([" 8.", true]);
    expect(said(":\n\n 8.\nSo it is.")).toEqual([":\n\n 8.", true]);
    expect(said("\n\n")).toEqual(["\n\n", false]);
    expect(said(":\n\\[\n\\boxed{29}\n\\]")).toEqual([":\n\\[\n\\boxed{29}", true]);
    expect(said(" <|im_end|>8.")).toEqual([" ", true]);
  });

  it("gives out what its prompt holds of it with its first piece, and not before", () => {
    const pieces: string[] = [];
    const onText = (piece: string) => void pieces.push(piece);
    const reply = new Reply({
      detokenize: detokenizeBytes,
      opening: "<think>\n",
      stop: [],
      json: false,
      onText,
    });
    expect(pieces).toEqual([]);
    for (const byte of Buffer.from("So")) reply.push(byte);
    expect(pieces).toEqual(["<think>\nS", "o"]);
    expect(reply.text).toBe("<think>\nSo");
  });

  it("that was cut off has the tokens of its text, without those of an unfinished character", () => {
    const reply = new Reply({ detokenize: detokenizeBytes, opening: "<think>\n", stop: [], json: false });
    const bytes = [...Buffer.from("é is €")];
    for (const byte of bytes.slice(0, -1)) reply.push(byte);
    reply.end();
    expect(reply.written).toBe("é is ");
    expect(reply.tokens).toEqual([...Buffer.from("é is ")]);
  });

  it("that was cut off lets out what was held back for a stop string", () => {
    const reply = new Reply({ detokenize: detokenizeBytes, stop: ["END"], json: false });
    for (const byte of Buffer.from("the EN")) reply.push(byte);
    reply.end();
    expect(reply.text).toBe("the EN");
  });

  it.each([
    ['{"a": "}"', false],
    ['{"a": "}"}', true],
    ["[1, [2]", false],
    ["[1, [2]]", true],
    ['"a\\"', false],
    ['"a\\""', true],
    ["12", false],
    ["12\n", true],
    ["true\n", true],
    ["", false],
  ])("in JSON %j is whole: %s", (text, whole) => {
    expect(isWholeJson(text)).toBe(whole);
  });
});
