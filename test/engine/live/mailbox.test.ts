import { describe, expect, it } from "vitest";
import { EMPTY_TRANSCRIPT } from "../../../core/transcript.ts";
import type { LiveMessage } from "../../../engine/contract/live.ts";
import { createMailbox, type Mailbox } from "../../../engine/live/mailbox.ts";

const SNAPSHOT: LiveMessage = { type: "snapshot", phase: "running", transcript: EMPTY_TRANSCRIPT };
const ENDED: LiveMessage = { type: "ended", end: { run: "r", state: "done", report: null, error: null } };

function event(body: object): LiveMessage {
  return { type: "event", event: { run: "r", seq: null, question: "q", time: 0, ...body } } as LiveMessage;
}
const text = (path: string, said: string) => event({ type: "turn-text", path, text: said });
const started = (path: string) => event({ type: "turn-started", path });

/** A mailbox whose first snapshot was taken. */
function open(most?: number): Mailbox {
  const mailbox = createMailbox(() => SNAPSHOT, most);
  expect(mailbox.take()).toBe(SNAPSHOT);
  return mailbox;
}
function drain(mailbox: Mailbox): LiveMessage[] {
  const messages: LiveMessage[] = [];
  for (let message = mailbox.take(); message !== undefined; message = mailbox.take()) messages.push(message);
  return messages;
}

describe("messages that wait for a watcher", () => {
  it("begin with a snapshot, which holds what came before", () => {
    const mailbox = createMailbox(() => SNAPSHOT);
    mailbox.post(started("a"));
    expect(drain(mailbox)).toEqual([SNAPSHOT]);
  });

  it("have the texts of one turn put together, in its first place", () => {
    const mailbox = open();
    for (const message of [text("a", "1"), text("b", "x"), text("a", "2"), started("c"), text("a", "3")])
      mailbox.post(message);
    expect(drain(mailbox)).toEqual([text("a", "123"), text("b", "x"), started("c")]);
  });

  it("keep the texts of two attempts apart", () => {
    const mailbox = open();
    for (const message of [text("a", "half"), started("a"), text("a", "whole")]) mailbox.post(message);
    expect(drain(mailbox)).toEqual([text("a", "half"), started("a"), text("a", "whole")]);
  });

  it("put nothing to a text that was taken", () => {
    const mailbox = open();
    mailbox.post(text("a", "1"));
    mailbox.post(started("b"));
    expect(mailbox.take()).toEqual(text("a", "1"));
    mailbox.post(text("a", "2"));
    mailbox.post(text("a", "3"));
    expect(drain(mailbox)).toEqual([started("b"), text("a", "23")]);
  });

  it("are replaced by a fresh snapshot when they are too many, and the end is still told", () => {
    const mailbox = open(3);
    for (const path of ["a", "b", "c", "d", "e"]) mailbox.post(started(path));
    mailbox.post(ENDED);
    expect(drain(mailbox)).toEqual([SNAPSHOT, ENDED]);
  });

  it("wake who waits for them, as the signal does", async () => {
    const mailbox = open();
    const waiting = mailbox.waiting(undefined);
    mailbox.post(started("a"));
    await waiting;
    drain(mailbox);
    const leaving = new AbortController();
    const again = mailbox.waiting(leaving.signal);
    leaving.abort();
    await again;
    expect(mailbox.take()).toBeUndefined();
  });
});
