import { expect, it } from "vitest";
import { clientOf } from "../../../cli/local-engine.ts";
import { createRouter } from "../../../engine/router/router.ts";
import type { Services } from "../../../engine/services.ts";

it("a database that is handed over without a name is refused, and told what a name is", async () => {
  const databases = { preview: () => Promise.reject(new Error("It was accepted.")) };
  const client = clientOf(createRouter({ databases } as unknown as Services));
  await expect(client.databases.preview({ name: "", base64: "UEFSMQ==" })).rejects.toThrow(
    'The name of the database cannot be ""; it must be a text of 1 to 4096 characters.',
  );
});
