import { describe, expect, it } from "vitest";
import { guardApp, guardContents, guardSession, type GuardedSession } from "../../electron/main/security.ts";
import { Emitter } from "./doubles.ts";

class ContentsDouble extends Emitter {
  openWindow: () => { action: string } = () => ({ action: "allow" });
  webRtc = "default";
  setWindowOpenHandler(handler: () => { action: "deny" }): void {
    this.openWindow = handler;
  }
  setWebRTCIPHandlingPolicy(policy: string): void {
    this.webRtc = policy;
  }
}

class AppDouble extends Emitter {
  sandboxed = false;
  readonly switches = new Map<string, string | undefined>();
  readonly commandLine = {
    appendSwitch: (name: string, value?: string) => void this.switches.set(name, value),
  };
  enableSandbox(): void {
    this.sandboxed = true;
  }
}

class SessionDouble extends Emitter {
  requests: Parameters<GuardedSession["setPermissionRequestHandler"]>[0] = (_contents, _name, callback) =>
    callback(true);
  checks: (contents: unknown, permission: string) => boolean = () => true;
  devices: () => boolean = () => true;
  spellChecker = true;
  proxy: object | undefined;
  before: Parameters<GuardedSession["webRequest"]["onBeforeRequest"]>[0] = () => undefined;
  readonly webRequest = {
    onBeforeRequest: (listener: SessionDouble["before"]) => void (this.before = listener),
  };
  setPermissionRequestHandler(handler: SessionDouble["requests"]): void {
    this.requests = handler;
  }
  setPermissionCheckHandler(handler: SessionDouble["checks"]): void {
    this.checks = handler;
  }
  setDevicePermissionHandler(handler: () => boolean): void {
    this.devices = handler;
  }
  setSpellCheckerEnabled(enabled: boolean): void {
    this.spellChecker = enabled;
  }
  setProxy(config: object): Promise<void> {
    this.proxy = config;
    return Promise.resolve();
  }
  isCancelled(url: string): boolean {
    let cancelled = false;
    this.before({ url }, ({ cancel }) => (cancelled = cancel));
    return cancelled;
  }
}

/** A file that the page hands over to be saved. */
class FileDouble extends Emitter {
  readonly url: string;
  constructor(url = "blob:app://counterpoint/1") {
    super();
    this.url = url;
  }
  getURL = (): string => this.url;
  getFilename = (): string => "report.html";
}

async function guardedSession(
  development = false,
  onNotSaved: (file: string) => void = () => undefined,
): Promise<SessionDouble> {
  const session = new SessionDouble();
  await guardSession(session satisfies GuardedSession, { development, onNotSaved });
  return session;
}

describe("the application", () => {
  const app = new AppDouble();
  guardApp(app);

  it("puts every page into the sandbox", () => {
    expect(app.sandboxed).toBe(true);
  });

  it("takes away Chromium's own reasons to use the network", () => {
    expect(app.switches.get("host-resolver-rules")).toBe("MAP * ~NOTFOUND");
    expect([...app.switches.keys()]).toEqual(
      expect.arrayContaining([
        "disable-background-networking",
        "disable-component-update",
        "dns-prefetch-disable",
        "no-pings",
        "no-proxy-server",
      ]),
    );
  });

  it("trusts no certificate that Chromium does not", () => {
    let trusted = true;
    const answer = (yes: boolean) => (trusted = yes);
    expect(app.prevents("certificate-error", {}, null, "https://a.example", "expired", null, answer)).toBe(
      true,
    );
    expect(trusted).toBe(false);
  });

  it("gives no server a certificate or a password", () => {
    expect(app.prevents("select-client-certificate")).toBe(true);
    expect(app.prevents("login")).toBe(true);
  });

  it("guards the contents of every window that comes to be", () => {
    const contents = new ContentsDouble();
    app.emit("web-contents-created", {}, contents);
    expect(contents.openWindow()).toEqual({ action: "deny" });
  });
});

describe("a window's contents", () => {
  const contents = new ContentsDouble();
  guardContents(contents);
  const page = { url: "app://counterpoint/", isMainFrame: true };

  it.each([
    "https://example.org/",
    "file:///etc/passwd",
    "app://other/",
    "app://counterpoint.example/",
    "data:,a",
  ])("do not go to %s", (url) => {
    expect(contents.prevents("will-navigate", { url, isMainFrame: true })).toBe(true);
    expect(contents.prevents("will-frame-navigate", { url, isMainFrame: true })).toBe(true);
  });

  it("may load the page anew, in the window itself", () => {
    expect(contents.prevents("will-navigate", page)).toBe(false);
    expect(contents.prevents("will-frame-navigate", { ...page, isMainFrame: false })).toBe(true);
  });

  it("are not redirected, even to the page", () => {
    expect(contents.prevents("will-redirect", page)).toBe(true);
  });

  it("open no windows and hold no other pages", () => {
    expect(contents.openWindow()).toEqual({ action: "deny" });
    expect(contents.prevents("will-attach-webview")).toBe(true);
  });

  it("send no datagrams by WebRTC, which no filter of requests sees", () => {
    expect(contents.webRtc).toBe("disable_non_proxied_udp");
  });
});

describe("a window's session", () => {
  it("grants nothing but that text is put on the clipboard", async () => {
    const session = await guardedSession();
    const granted: string[] = [];
    const asked = [
      ...[
        "media",
        "geolocation",
        "notifications",
        "midi",
        "midiSysex",
        "pointerLock",
        "fullscreen",
        "openExternal",
      ],
      ...[
        "clipboard-read",
        "clipboard-sanitized-write",
        "display-capture",
        "fileSystem",
        "hid",
        "serial",
        "usb",
      ],
      ...["idle-detection", "speaker-selection", "storage-access", "window-management", "unknown"],
    ];
    for (const name of asked) {
      session.requests(null, name, (yes) => {
        if (yes) granted.push(name);
      });
      if (session.checks(null, name)) granted.push(name);
    }
    expect(granted).toEqual(["clipboard-sanitized-write", "clipboard-sanitized-write"]);
    expect(session.devices()).toBe(false);
  });

  it.each([
    ["http://127.0.0.1/"],
    ["https://example.org/"],
    ["ws://localhost:1/"],
    ["wss://example.org/"],
    ["ftp://example.org/"],
    ["file:///etc/passwd"],
    ["chrome://gpu"],
    ["devtools://devtools/bundled/inspector.html"],
    ["app://other/"],
    ["app://counterpoint.example/"],
    ["app://counterpoint@example.org/"],
    ["blob:https://example.org/1"],
    ["blob:app://other/1"],
  ])("cancels requests of %s", async (url) => {
    expect((await guardedSession()).isCancelled(url)).toBe(true);
  });

  it("lets the page's own files through", async () => {
    const session = await guardedSession();
    const own = [
      "app://counterpoint/",
      "app://counterpoint/assets/a.js",
      "blob:app://counterpoint/1",
      "data:,a",
    ];
    expect(own.filter((url) => session.isCancelled(url))).toEqual([]);
  });

  it("lets developer tools load themselves in development only", async () => {
    const url = "devtools://devtools/bundled/inspector.html";
    expect((await guardedSession(true)).isCancelled(url)).toBe(false);
    expect((await guardedSession(true)).isCancelled("https://example.org/")).toBe(true);
  });

  it("saves only what the page made itself", async () => {
    const session = await guardedSession();
    const prevented = (url: string) => session.prevents("will-download", {}, new FileDouble(url));
    expect(prevented("blob:app://counterpoint/1")).toBe(false);
    expect(prevented("https://example.org/a.gguf")).toBe(true);
    expect(prevented("data:text/plain,a")).toBe(true);
  });

  it.each([
    ["interrupted", ["report.html"]],
    ["cancelled", []],
    ["completed", []],
  ])("says which file could not be saved when that was %s", async (state, told) => {
    const notSaved: string[] = [];
    const session = await guardedSession(false, (file) => void notSaved.push(file));
    const file = new FileDouble();

    session.prevents("will-download", {}, file);
    file.emit("done", {}, state);

    expect(notSaved).toEqual(told);
  });

  it("fetches no dictionaries and asks no proxy", async () => {
    const session = await guardedSession();
    expect(session.spellChecker).toBe(false);
    expect(session.proxy).toEqual({ mode: "direct" });
  });
});
