import { describe, expect, it } from "vitest";
import type { Way } from "../../cli/engine/reach.ts";
import { alongWays, type EngineWork } from "../../cli/engine/ways.ts";
import type { EngineClient } from "../../engine/contract/contract.ts";

/** Works with one lost process after the other, the last of them again and again. */
async function through(pids: readonly number[], work: EngineWork<string>): Promise<string> {
  const left = [...pids];
  const lostWay = (pid: number): Way => ({
    client: {} as EngineClient,
    pid,
    lost: AbortSignal.abort(),
    close: () => Promise.resolve(),
  });
  let way = lostWay(left.shift() ?? 0);
  const moveOn = (): Promise<void> => {
    way = lostWay(left.shift() ?? way.pid ?? 0);
    return Promise.resolve();
  };
  return alongWays({ way: () => way, moveOn }, work, new AbortController().signal);
}

/** Fails so many times, then comes to its end. */
function failing(times: number, isHeard: boolean): EngineWork<string> {
  let tries = 0;
  return (_client, heard) => {
    if (isHeard) heard();
    return tries++ < times ? Promise.reject(new Error("closed")) : Promise.resolve("done");
  };
}

describe("a command whose engine is lost", () => {
  it("tries the same process once more", async () => {
    expect(await through([7], failing(1, false))).toBe("done");
  });

  it("gives up on a process that is lost twice before anything was heard of it", async () => {
    await expect(through([7], failing(Infinity, false))).rejects.toThrow(
      "The connection to Counterpoint (process 7) broke off twice before it answered.",
    );
  });

  it("goes on as long as something is heard in between", async () => {
    expect(await through([7], failing(5, true))).toBe("done");
  });

  it("goes on as long as the next process is another one", async () => {
    expect(await through([7, 8, 7, 8], failing(3, false))).toBe("done");
  });
});
