/**
 * What the renderer may load and reach, in a window as in a browser: its own files and nothing else.
 *
 * @param connect sources to which it may connect besides its own, such as `ws://127.0.0.1:4000`
 */
function contentSecurityPolicy(connect: readonly string[] = []): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Mantine writes its theme's variables into a <style> element. Styles cannot load anything beyond the sources below.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** Headers of every answer that carries a file of the renderer. `connect` as in {@link contentSecurityPolicy}. */
export function securityHeaders(connect: readonly string[] = []): Readonly<Record<string, string>> {
  return {
    "content-security-policy": contentSecurityPolicy(connect),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  };
}
