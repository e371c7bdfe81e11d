/** Where the renderer finds the engine's WebSocket on the server that shows it. */
export const ENGINE_PATH = "/engine";
