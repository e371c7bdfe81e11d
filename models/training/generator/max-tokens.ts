/** New tokens of a reply, as the app allows them where nothing else is asked for. */
export const MAX_TOKENS = 512;
