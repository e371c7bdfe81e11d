import { expect, it } from "vitest";
import { clientOf } from "../../../cli/local-engine.ts";
import { createRouter } from "../../../engine/router/router.ts";
import type { Services } from "../../../engine/services.ts";

it("a repository is emptied, and that taken back, only by its name", async () => {
  const emptied: string[] = [];
  const experience = {
    removeAll: (repository: string) => void emptied.push(repository),
    restoreAll: (repository: string) => void emptied.push(repository),
  };
  const client = clientOf(createRouter({ experience } as unknown as Services));
  await expect(client.experience.removeAll({} as never)).rejects.toThrow("The repository is missing");
  await expect(client.experience.restoreAll({ since: 1 } as never)).rejects.toThrow(
    "The repository is missing",
  );
  expect(emptied).toEqual([]);
});
