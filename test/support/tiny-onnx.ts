/** What a tiny network looks like from outside. */
export interface TinyOnnx {
  /** One row a token id; a text's vectors are made of these. */
  readonly table: readonly (readonly number[])[];
  readonly tokenTypes?: boolean;
  /** An input that no sentence model has. */
  readonly strangeInput?: boolean;
  readonly output?: string;
  /** Whether the graph gives one row a text instead of one a token. */
  readonly pooled?: boolean;
  /** Whether results pass through DynamicQuantizeLinear, whose scale depends on the whole batch. */
  readonly dynamic?: boolean;
}

const FLOAT = 1;
const INT64 = 7;

/**
 * An ONNX file (opset 17) in which every token's vector is its row of the table plus the sum of its text's rows
 * under the attention mask: like a sentence model it looks at the whole text, but its results can be said in advance.
 */
export function tinyOnnx(options: TinyOnnx): Uint8Array {
  const { table, tokenTypes = false, strangeInput = false, pooled = false, dynamic = false } = options;
  const output = options.output ?? "last_hidden_state";
  const result = dynamic ? "exact" : output;
  const nodes = [
    node("Gather", ["table", "input_ids"], ["words"]),
    node("Cast", ["attention_mask"], ["mask"], [integer("to", FLOAT)]),
    node("Unsqueeze", ["mask", "last"], ["column"]),
    node("Mul", ["words", "column"], ["own"]),
    node("ReduceSum", ["own", "middle"], [pooled ? result : "text"], [integer("keepdims", pooled ? 0 : 1)]),
    ...(pooled ? [] : [node("Add", ["words", "text"], [result])]),
    ...(dynamic
      ? [
          node("DynamicQuantizeLinear", ["exact"], ["rounded", "scale", "zero"]),
          node("DequantizeLinear", ["rounded", "scale", "zero"], [output]),
        ]
      : []),
  ];
  const inputs = ["input_ids", "attention_mask"];
  if (tokenTypes) inputs.push("token_type_ids");
  if (strangeInput) inputs.push("pixel_values");
  const graph = message([
    ...nodes.map((bytes) => chunk(1, bytes)),
    text(2, "tiny"),
    chunk(5, floats("table", table)),
    chunk(5, axis("middle", 1)),
    chunk(5, axis("last", 2)),
    ...inputs.map((name) => chunk(11, value(name, INT64, ["batch", "sequence"]))),
    chunk(12, value(output, FLOAT, pooled ? ["batch", "width"] : ["batch", "sequence", "width"])),
  ]);
  const opset = message([text(1, ""), number(2, 17)]);
  return message([number(1, 8), chunk(7, graph), chunk(8, opset)]);
}

function node(
  operator: string,
  inputs: string[],
  outputs: string[],
  attributes: Uint8Array[] = [],
): Uint8Array {
  return message([
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, operator),
    ...attributes.map((bytes) => chunk(5, bytes)),
  ]);
}

function integer(name: string, of: number): Uint8Array {
  return message([text(1, name), number(3, of), number(20, 2)]);
}

function floats(name: string, rows: readonly (readonly number[])[]): Uint8Array {
  const raw = new Uint8Array(Float32Array.from(rows.flat()).buffer);
  return message([
    number(1, rows.length),
    number(1, rows[0]?.length ?? 0),
    number(2, FLOAT),
    text(8, name),
    chunk(9, raw),
  ]);
}

function axis(name: string, of: number): Uint8Array {
  const raw = new Uint8Array(BigInt64Array.of(BigInt(of)).buffer);
  return message([number(1, 1), number(2, INT64), text(8, name), chunk(9, raw)]);
}

function value(name: string, type: number, dimensions: readonly string[]): Uint8Array {
  const shape = message(dimensions.map((dimension) => chunk(1, text(2, dimension))));
  const tensor = message([number(1, type), chunk(2, shape)]);
  return message([text(1, name), chunk(2, chunk(1, tensor))]);
}

/** A protobuf field of type varint. */
function number(field: number, of: number): Uint8Array {
  return message([varint(field << 3), varint(of)]);
}

/** A protobuf field with a length: a string, bytes or a message. */
function chunk(field: number, bytes: Uint8Array): Uint8Array {
  return message([varint((field << 3) | 2), varint(bytes.length), bytes]);
}

function text(field: number, of: string): Uint8Array {
  return chunk(field, new TextEncoder().encode(of));
}

function varint(of: number): Uint8Array {
  const bytes: number[] = [];
  let rest = of;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Uint8Array.from([...bytes, rest]);
}

function message(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
