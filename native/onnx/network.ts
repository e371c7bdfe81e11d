import "./no-telemetry.ts";
import { InferenceSession, Tensor } from "onnxruntime-node";

import { EmbedderError, reasonOf } from "../../core/errors.ts";

/** Per-token outputs under the names that exports of sentence models use, and the one that is pooled already. */
const TOKEN_OUTPUTS = ["last_hidden_state", "token_embeddings"];
const POOLED_OUTPUT = "sentence_embedding";
const KNOWN_INPUTS = ["input_ids", "attention_mask", "token_type_ids"] as const;
type InputName = (typeof KNOWN_INPUTS)[number];

/** An ONNX network that reads token ids. */
export interface Network {
  /** Whether {@link run} gives one row a text instead of one a token. */
  readonly pooled: boolean;
  /**
   * Reads several texts in one inference, shorter ones padded on the right under the attention mask.
   *
   * @returns for each text its rows, padding left out: [tokens × dimensions], or [dimensions] if pooled
   * @throws EmbedderError if the inference fails
   */
  run(batch: readonly (readonly number[])[]): Promise<readonly NetworkOutput[]>;
  dispose(): Promise<void>;
}

/** Rows of numbers for one text. */
export interface NetworkOutput {
  readonly rows: Float32Array;
  readonly dimensions: number;
}

/**
 * Loads an ONNX file on the CPU.
 *
 * @param padId token id that fills up shorter texts of a batch
 * @throws EmbedderError if the file is broken, or its inputs or outputs are not those of a sentence model
 */
export async function openNetwork(file: string, threads: number, padId: number): Promise<Network> {
  const session = await createSession(file, threads);
  try {
    const inputs = checkInputs(file, session);
    const output = chooseOutput(file, session);
    return networkOf(file, session, inputs, output, padId);
  } catch (error) {
    await session.release();
    throw error;
  }
}

async function createSession(file: string, threads: number): Promise<InferenceSession> {
  try {
    return await InferenceSession.create(file, {
      executionProviders: ["cpu"],
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Waiting threads would take the cores from the language model.
      extra: { session: { intra_op: { allow_spinning: "0" } } },
      // Errors are thrown with the same words; printed, they would mix with the program's own output.
      logSeverityLevel: 4,
    });
  } catch (cause) {
    throw new EmbedderError(
      `${file} cannot be loaded: ${reasonOf(cause)} The file may be cut short or of another kind; copy it again.`,
      { file },
      { cause },
    );
  }
}

function checkInputs(file: string, session: InferenceSession): readonly InputName[] {
  return session.inputMetadata.map((input) => {
    const name = KNOWN_INPUTS.find((known) => known === input.name);
    if (name === undefined || !input.isTensor || input.type !== "int64") {
      throw new EmbedderError(
        `${file} wants the input ${input.name}${input.isTensor ? ` (${input.type})` : ""}; ` +
          `supported are ${KNOWN_INPUTS.join(", ")}, all int64. Choose another export of the model.`,
        { file, input: input.name },
      );
    }
    return name;
  });
}

function chooseOutput(file: string, session: InferenceSession): string {
  const output = [POOLED_OUTPUT, ...TOKEN_OUTPUTS].find((name) => session.outputNames.includes(name));
  if (output !== undefined) return output;
  throw new EmbedderError(
    `${file} has the outputs ${session.outputNames.join(", ")}; one of ${TOKEN_OUTPUTS.join(", ")} or ` +
      `${POOLED_OUTPUT} is needed. Choose another export of the model.`,
    { file, outputs: session.outputNames },
  );
}

function networkOf(
  file: string,
  session: InferenceSession,
  inputs: readonly InputName[],
  output: string,
  padId: number,
): Network {
  const pooled = output === POOLED_OUTPUT;
  return {
    pooled,
    async run(batch) {
      const width = Math.max(...batch.map((ids) => ids.length));
      const feeds = Object.fromEntries(inputs.map((name) => [name, feed(name, batch, width, padId)]));
      let result: InferenceSession.OnnxValueMapType;
      try {
        result = await session.run(feeds, [output]);
      } catch (cause) {
        throw new EmbedderError(
          `${file} failed on a text of ${width} tokens: ${reasonOf(cause)} ` +
            "Do tokenizer.json, sentence_bert_config.json and the ONNX file belong to the same model?",
          { file, tokens: width },
          { cause },
        );
      }
      return split(file, result[output], batch, pooled ? 1 : width, pooled);
    },
    dispose: () => session.release(),
  };
}

function feed(name: InputName, batch: readonly (readonly number[])[], width: number, padId: number): Tensor {
  const data = new BigInt64Array(batch.length * width);
  if (name === "input_ids") data.fill(BigInt(padId));
  batch.forEach((ids, row) => {
    if (name === "input_ids") data.set(ids.map(BigInt), row * width);
    if (name === "attention_mask") data.fill(1n, row * width, row * width + ids.length);
  });
  return new Tensor("int64", data, [batch.length, width]);
}

function split(
  file: string,
  value: InferenceSession.OnnxValueMapType[string] | undefined,
  batch: readonly (readonly number[])[],
  rowsPerText: number,
  pooled: boolean,
): readonly NetworkOutput[] {
  const shape = pooled ? [batch.length] : [batch.length, rowsPerText];
  const dimensions = value?.dims.at(-1) ?? 0;
  if (
    !(value?.data instanceof Float32Array) ||
    value.dims.length !== shape.length + 1 ||
    shape.some((size, axis) => value.dims[axis] !== size) ||
    dimensions === 0
  ) {
    throw new EmbedderError(
      `${file} gave ${value?.type ?? "nothing"} of the shape [${value?.dims.join(", ") ?? ""}] instead of float32 of ` +
        `[${shape.join(", ")}, dimensions]. Choose another export of the model.`,
      { file },
    );
  }
  const data = value.data;
  return batch.map((ids, text) => {
    const start = text * rowsPerText * dimensions;
    return { rows: data.subarray(start, start + (pooled ? 1 : ids.length) * dimensions), dimensions };
  });
}
