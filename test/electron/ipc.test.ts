import { describe, expect, it } from "vitest";
import { handleShellCalls, type Sender, type ShellActions } from "../../electron/main/ipc.ts";

const PAGE: Sender = { senderFrame: { url: "app://counterpoint/#/ask", parent: null } };

function shellCalls() {
  const handlers = new Map<string, (event: Sender, ...input: unknown[]) => unknown>();
  const done: unknown[] = [];
  const actions: ShellActions = {
    connect: () => void done.push("connect"),
    chooseFolder: () => Promise.resolve("/models"),
    chooseHome: () => Promise.resolve(void done.push("chooseHome")),
    openHome: () => Promise.resolve(void done.push("openHome")),
    setTheme: (theme) => void done.push(theme),
    setLanguage: (language) => void done.push(language),
  };
  handleShellCalls({ handle: (channel, listener) => void handlers.set(channel, listener) }, actions);
  const call = (channel: string, event: Sender, ...input: unknown[]): unknown =>
    handlers.get(`counterpoint:${channel}`)?.(event, ...input);
  return { call, done, channels: [...handlers.keys()] };
}

describe("what the page asks of the shell", () => {
  it("is done", async () => {
    const { call, done } = shellCalls();
    call("connect", PAGE);
    call("set-theme", PAGE, "dark");
    call("set-language", PAGE, "zh-CN");
    expect(await call("choose-folder", PAGE)).toBe("/models");
    expect(done).toEqual(["connect", "dark", "zh-CN"]);
  });

  it.each<[string, Sender]>([
    ["a page of somebody else", { senderFrame: { url: "https://example.org/", parent: null } }],
    ["a page that looks like ours", { senderFrame: { url: "app://counterpoint.example/", parent: null } }],
    [
      "a file of ours that is not the page",
      { senderFrame: { url: "app://counterpoint/icon.svg", parent: null } },
    ],
    ["a frame within the page", { senderFrame: { url: "app://counterpoint/", parent: {} } }],
    ["a frame that is gone", { senderFrame: null }],
  ])("is refused to %s", (_who, sender) => {
    const { call, done, channels } = shellCalls();
    expect(channels).toHaveLength(6);
    for (const channel of channels) {
      expect(() => call(channel.replace("counterpoint:", ""), sender)).toThrow("may not ask");
    }
    expect(done).toEqual([]);
  });

  it.each<[string, unknown[]]>([
    ["set-theme", ["purple"]],
    ["set-theme", []],
    ["set-theme", ["dark", "light"]],
    ["set-language", [{}]],
    ["choose-folder", ["/etc"]],
    ["open-home", ["/etc"]],
  ])("is refused if %s is given %j", (channel, input) => {
    const { call, done } = shellCalls();
    expect(() => call(channel, PAGE, ...input)).toThrow();
    expect(done).toEqual([]);
  });
});
