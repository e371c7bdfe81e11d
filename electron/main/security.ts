import type { Emits } from "./emits.ts";
import { isOwnBlob, isOwnPage, staysInside } from "./own-urls.ts";

interface Preventable {
  preventDefault(): void;
}

interface Navigation extends Preventable {
  readonly url: string;
  readonly isMainFrame: boolean;
}

export interface ContentsEvents {
  "will-navigate": (event: Navigation) => void;
  "will-frame-navigate": (event: Navigation) => void;
  "will-redirect": (event: Navigation) => void;
  "will-attach-webview": (event: Preventable) => void;
}

/** The page's contents, as far as they are guarded. */
export interface GuardedContents extends Emits<ContentsEvents> {
  setWindowOpenHandler(handler: () => { action: "deny" }): void;
  setWebRTCIPHandlingPolicy(policy: "disable_non_proxied_udp"): void;
}

export interface AppEvents {
  "web-contents-created": (event: unknown, contents: GuardedContents) => void;
  "certificate-error": (
    event: Preventable,
    contents: unknown,
    url: string,
    error: string,
    certificate: unknown,
    callback: (trusted: boolean) => void,
  ) => void;
  "select-client-certificate": (event: Preventable) => void;
  login: (event: Preventable) => void;
}

/** The application, as far as it is guarded. */
export interface GuardedApp extends Emits<AppEvents> {
  readonly commandLine: { appendSwitch(name: string, value?: string): void };
  enableSandbox(): void;
}

/** A file that is being saved. */
export interface SavedFile {
  getURL(): string;
  getFilename(): string;
  once(
    event: "done",
    listener: (event: unknown, state: "completed" | "cancelled" | "interrupted") => void,
  ): unknown;
}

/** The page's session, as far as it is guarded. */
export interface GuardedSession {
  setPermissionRequestHandler(
    handler: (contents: unknown, permission: string, callback: (granted: boolean) => void) => void,
  ): void;
  setPermissionCheckHandler(handler: (contents: unknown, permission: string) => boolean): void;
  setDevicePermissionHandler(handler: () => boolean): void;
  setSpellCheckerEnabled(enabled: boolean): void;
  setProxy(config: { mode: "direct" }): Promise<void>;
  on(event: "will-download", listener: (event: Preventable, item: SavedFile) => void): unknown;
  readonly webRequest: {
    onBeforeRequest(
      listener: (details: { url: string }, callback: (response: { cancel: boolean }) => void) => void,
    ): void;
  };
}

/** Chromium's own reasons to use the network, taken away; no name is resolved and no proxy is asked for. */
const SWITCHES: readonly (readonly [name: string, value?: string])[] = [
  ["disable-background-networking"],
  ["disable-breakpad"],
  ["disable-component-update"],
  ["disable-domain-reliability"],
  ["disable-sync"],
  ["dns-prefetch-disable"],
  ["host-resolver-rules", "MAP * ~NOTFOUND"],
  ["no-pings"],
  ["no-proxy-server"],
];

/** The page may put text on the clipboard when a person asks it to, but never read it. Nothing else is granted. */
const GRANTED = "clipboard-sanitized-write";

/** Before Electron is ready. Every window's contents are guarded from their beginning. */
export function guardApp(app: GuardedApp): void {
  app.enableSandbox();
  for (const [name, value] of SWITCHES) app.commandLine.appendSwitch(name, value);
  app.on("web-contents-created", (_event, contents) => guardContents(contents));
  app.on("certificate-error", (event, _contents, _url, _error, _certificate, callback) => {
    event.preventDefault();
    callback(false);
  });
  app.on("select-client-certificate", (event) => event.preventDefault());
  app.on("login", (event) => event.preventDefault());
}

/** The page may load itself anew; it goes nowhere else, opens no windows, holds no other pages and sends no datagrams. */
export function guardContents(contents: GuardedContents): void {
  const stay = (event: Navigation): void => {
    if (!event.isMainFrame || !isOwnPage(event.url)) event.preventDefault();
  };
  contents.on("will-navigate", stay);
  contents.on("will-frame-navigate", stay);
  contents.on("will-redirect", (event) => event.preventDefault());
  contents.on("will-attach-webview", (event) => event.preventDefault());
  contents.setWindowOpenHandler(() => ({ action: "deny" }));
  // WebRTC passes by the session's requests. There is no proxy, so this leaves it no UDP.
  contents.setWebRTCIPHandlingPolicy("disable_non_proxied_udp");
}

export interface SessionOptions {
  /** Lets the developer tools load themselves. */
  readonly development: boolean;
  /** Told the name of a file that could not be written; a person who gave it up knows. */
  readonly onNotSaved: (file: string) => void;
}

/** Nothing is granted but GRANTED, nothing is requested but our own files, and only what the page made itself is saved. */
export async function guardSession(
  session: GuardedSession,
  { development, onNotSaved }: SessionOptions,
): Promise<void> {
  session.setPermissionRequestHandler((_contents, permission, callback) => callback(permission === GRANTED));
  session.setPermissionCheckHandler((_contents, permission) => permission === GRANTED);
  session.setDevicePermissionHandler(() => false);
  session.setSpellCheckerEnabled(false);
  session.on("will-download", (event, item) => {
    if (!isOwnBlob(item.getURL())) {
      event.preventDefault();
      return;
    }
    item.once("done", (_event, state) => {
      if (state === "interrupted") onNotSaved(item.getFilename());
    });
  });
  session.webRequest.onBeforeRequest(({ url }, callback) => {
    const allowed = staysInside(url) || (development && url.startsWith("devtools://"));
    callback({ cancel: !allowed });
  });
  await session.setProxy({ mode: "direct" });
}
