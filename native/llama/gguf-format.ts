/** Numbers of the GGUF value types (GGUF specification, "gguf_metadata_value_type"). */
export const STRING = 8;
export const ARRAY = 9;

/** Bytes of each value type of fixed size, by number. */
export const SCALAR_BYTES: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 2],
  [4, 4],
  [5, 4],
  [6, 4],
  [7, 1],
  [10, 8],
  [11, 8],
  [12, 8],
]);

/** How a tensor type is stored: `elements` of it take `bytes` together. */
export interface TensorType {
  readonly name: string;
  readonly elements: number;
  readonly bytes: number;
}

/** Tensor types by number (ggml.h and ggml-common.h of llama.cpp). A newer type is not an error: its size is unknown. */
export const TENSOR_TYPES: ReadonlyMap<number, TensorType> = new Map(
  (
    [
      [0, "F32", 1, 4],
      [1, "F16", 1, 2],
      [2, "Q4_0", 32, 18],
      [3, "Q4_1", 32, 20],
      [6, "Q5_0", 32, 22],
      [7, "Q5_1", 32, 24],
      [8, "Q8_0", 32, 34],
      [9, "Q8_1", 32, 36],
      [10, "Q2_K", 256, 84],
      [11, "Q3_K", 256, 110],
      [12, "Q4_K", 256, 144],
      [13, "Q5_K", 256, 176],
      [14, "Q6_K", 256, 210],
      [15, "Q8_K", 256, 292],
      [16, "IQ2_XXS", 256, 66],
      [17, "IQ2_XS", 256, 74],
      [18, "IQ3_XXS", 256, 98],
      [19, "IQ1_S", 256, 50],
      [20, "IQ4_NL", 32, 18],
      [21, "IQ3_S", 256, 110],
      [22, "IQ2_S", 256, 82],
      [23, "IQ4_XS", 256, 136],
      [24, "I8", 1, 1],
      [25, "I16", 1, 2],
      [26, "I32", 1, 4],
      [27, "I64", 1, 8],
      [28, "F64", 1, 8],
      [29, "IQ1_M", 256, 56],
      [30, "BF16", 1, 2],
      [34, "TQ1_0", 256, 54],
      [35, "TQ2_0", 256, 66],
      [39, "MXFP4", 32, 17],
    ] as const
  ).map(([number, name, elements, bytes]) => [number, { name, elements, bytes }]),
);

/** Names of `general.file_type` by number (llama.h of llama.cpp, "llama_ftype"). */
export const FILE_TYPES: ReadonlyMap<number, string> = new Map([
  [0, "F32"],
  [1, "F16"],
  [2, "Q4_0"],
  [3, "Q4_1"],
  [7, "Q8_0"],
  [8, "Q5_0"],
  [9, "Q5_1"],
  [10, "Q2_K"],
  [11, "Q3_K_S"],
  [12, "Q3_K_M"],
  [13, "Q3_K_L"],
  [14, "Q4_K_S"],
  [15, "Q4_K_M"],
  [16, "Q5_K_S"],
  [17, "Q5_K_M"],
  [18, "Q6_K"],
  [19, "IQ2_XXS"],
  [20, "IQ2_XS"],
  [21, "Q2_K_S"],
  [22, "IQ3_XS"],
  [23, "IQ3_XXS"],
  [24, "IQ1_S"],
  [25, "IQ4_NL"],
  [26, "IQ3_S"],
  [27, "IQ3_M"],
  [28, "IQ2_S"],
  [29, "IQ2_M"],
  [30, "IQ4_XS"],
  [31, "IQ1_M"],
  [32, "BF16"],
  [36, "TQ1_0"],
  [37, "TQ2_0"],
  [38, "MXFP4"],
]);
