/** Longer paths than any file of ours has. */
const MAX_PATH_LENGTH = 1024;

/** A name of ours: it neither starts with a dot nor holds anything that some file system reads in its own way. */
const PLAIN_NAME = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
};

/**
 * The file that a request names, relative to the renderer's folder and with `/` between names; nothing for a path that
 * we would not have written: escapes, encoded slashes, backslashes, hidden files, types that the renderer has not.
 * A pure check of names: whoever opens the file still has to refuse a link that leads out of the folder.
 *
 * @param pathname as it was sent, before any decoding, without query
 */
export function staticFile(pathname: string): string | undefined {
  if (pathname === "/") return "index.html";
  if (!pathname.startsWith("/") || pathname.length > MAX_PATH_LENGTH) return undefined;
  if (/%2f|%5c/i.test(pathname)) return undefined;
  const names = decode(pathname)?.slice(1).split("/");
  if (names?.every((name) => PLAIN_NAME.test(name)) !== true) return undefined;
  const path = names.join("/");
  return mediaType(path) === undefined ? undefined : path;
}

function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** The `content-type` of a file by its ending; nothing for an ending that the renderer has not. */
export function mediaType(path: string): string | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(path)?.[1];
  return ending !== undefined && Object.hasOwn(MEDIA_TYPES, ending) ? MEDIA_TYPES[ending] : undefined;
}

/** Files in `assets/` carry a hash of their content in their name; the others may change under it. */
export function cacheControl(path: string): string {
  return path.startsWith("assets/") ? "public, max-age=31536000, immutable" : "no-store";
}
