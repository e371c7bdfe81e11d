/** Where the page comes from. */
const APP_ORIGIN = "app://counterpoint";
export const APP_PAGE = `${APP_ORIGIN}/`;

/** The path in the URL of a file of ours, as it was sent; undefined for every other URL. */
export function ownPath(url: string): string | undefined {
  return /^app:\/\/counterpoint(\/[^?#]*)/.exec(url)?.[1];
}

/** Whether a URL is that of the page itself, whatever follows its path. */
export function isOwnPage(url: string): boolean {
  return ownPath(url) === "/";
}

/** Whether it names something that the page made itself, such as a file to be saved. */
export function isOwnBlob(url: string): boolean {
  return url.startsWith(`blob:${APP_PAGE}`);
}

/** Whether nothing beyond this application is asked for what a URL names. A data URL holds its content itself. */
export function staysInside(url: string): boolean {
  return ownPath(url) !== undefined || isOwnBlob(url) || url.startsWith("data:");
}
