/**
 * ONNX Runtime's published binaries (1.29 and later, on Linux and macOS) send what they are used for to their maker, and
 * keep an identifier of the machine, unless this is set before the library is loaded. It sends natively: nothing in
 * JavaScript would see it.
 */
process.env.ORT_DISABLE_TELEMETRY = "1";

export {};
