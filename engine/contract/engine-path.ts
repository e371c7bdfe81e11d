/** Where the engine's WebSocket is: at the door of a home, and on a server beside the page. */
export const ENGINE_PATH = "/engine";
