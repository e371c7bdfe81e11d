import { isSameSecret, newSecret } from "../../engine/home/secret.ts";

const COOKIE = "counterpoint";

/**
 * Who may come in. A token is good for one exchange: the browser that brings it gets the session's secret as a cookie.
 * A new token makes the last one void; browsers that are in stay in. A browser sends a cookie to every port of a host, to
 * another person's server too; so everything lies below a path that nobody can guess, and the cookie is for that path.
 */
export interface Access {
  /** That path, from slash to slash. */
  readonly root: string;
  /** A path as it is below the root, with a slash before it; nothing if it lies elsewhere. */
  within(path: string): string | undefined;
  /** A new one-time token: 32 random bytes in base64url. */
  issueToken(): string;
  /** The `set-cookie` value for the bearer of the token; nothing if it is wrong or was used. */
  exchange(token: string): string | undefined;
  /** @param cookies the request's `cookie` header */
  admits(cookies: string | undefined): boolean;
}

/** @param onEntry told when a token was exchanged */
export function createAccess(onEntry?: () => void): Access {
  const root = `/${newSecret()}/`;
  const secret = newSecret();
  let token: string | undefined;
  return {
    root,
    within(path) {
      const end = path.indexOf("/", 1);
      return end > 0 && isSameSecret(path.slice(0, end + 1), root) ? path.slice(end) : undefined;
    },
    issueToken() {
      token = newSecret();
      return token;
    },
    exchange(offered) {
      if (token === undefined || !isSameSecret(offered, token)) return undefined;
      token = undefined;
      onEntry?.();
      return `${COOKIE}=${secret}; HttpOnly; SameSite=Strict; Path=${root}`;
    },
    admits: (cookies) => isSameSecret(readCookie(cookies, COOKIE), secret),
  };
}

function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
