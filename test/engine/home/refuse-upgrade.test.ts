import { once } from "node:events";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { refuseUpgrade } from "../../../engine/home/refuse-upgrade.ts";

test("a WebSocket is refused with a status, and its connection closed from both sides", async () => {
  let answer = "";
  const socket = new Duplex({
    read: () => undefined,
    write(part: Buffer, _encoding, done) {
      answer += part.toString();
      done();
    },
  });
  const closed = once(socket, "close");

  refuseUpgrade(socket, 401);
  await closed;

  expect(answer).toBe("HTTP/1.1 401 Unauthorized\r\nconnection: close\r\ncontent-length: 0\r\n\r\n");
});
