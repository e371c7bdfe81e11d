import { isSameSecret, newSecret } from "../../engine/home/secret.ts";

/**
 * Who may come in. A token is good for one exchange: the browser that brings it gets the session's secret as a cookie.
 * A new token makes the last one void; browsers that are in stay in.
 */
export interface Access {
  /** A new one-time token: 32 random bytes in base64url. */
  issueToken(): string;
  /** The `set-cookie` value for the bearer of the token; nothing if it is wrong or was used. */
  exchange(token: string): string | undefined;
  /** @param cookies the request's `cookie` header */
  admits(cookies: string | undefined): boolean;
}

/**
 * @param port tells servers on one machine apart: browsers send cookies to every port of a host
 * @param onEntry told when a token was exchanged
 */
export function createAccess(port: number, onEntry?: () => void): Access {
  const cookie = `counterpoint-${port}`;
  const secret = newSecret();
  let token: string | undefined;
  return {
    issueToken() {
      token = newSecret();
      return token;
    },
    exchange(offered) {
      if (token === undefined || !isSameSecret(offered, token)) return undefined;
      token = undefined;
      onEntry?.();
      return `${cookie}=${secret}; HttpOnly; SameSite=Strict; Path=/`;
    },
    admits: (cookies) => isSameSecret(readCookie(cookies, cookie), secret),
  };
}

function readCookie(header: string | undefined, name: string): string {
  const pairs = (header ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
}
