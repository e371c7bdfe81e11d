import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { APP_SCHEME, createAppHandler } from "../../electron/main/app-protocol.ts";

let handle: ReturnType<typeof createAppHandler>;
let parent: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), "counterpoint-test-"));
  const folder = join(parent, "renderer");
  await mkdir(join(folder, "assets"), { recursive: true });
  await writeFile(join(parent, "secret.txt"), "SECRET");
  await writeFile(join(folder, "index.html"), "<!doctype html>page");
  await writeFile(join(folder, "assets", "main-1a2b.js"), "script");
  await symlink(join(parent, "secret.txt"), join(folder, "link.txt"));
  handle = createAppHandler(folder);
});
afterAll(() => rm(parent, { recursive: true, force: true }));

const get = (url: string, method = "GET"): Promise<Response> => handle({ method, url });

describe("the page's protocol", () => {
  it("is a standard, secure scheme that is bound by the page's policy", () => {
    expect(APP_SCHEME).toEqual({
      scheme: "app",
      privileges: {
        standard: true,
        secure: true,
        bypassCSP: false,
        allowServiceWorkers: false,
        supportFetchAPI: true,
      },
    });
  });

  it("serves the page and its files, with their media types", async () => {
    const page = await get("app://counterpoint/");
    expect(page.status).toBe(200);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await page.text()).toBe("<!doctype html>page");
    const script = await get("app://counterpoint/assets/main-1a2b.js?v=1");
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(await script.text()).toBe("script");
  });

  it("sends the policy with every answer, also with a refusal", async () => {
    for (const url of ["app://counterpoint/", "app://counterpoint/none.js"]) {
      const { headers } = await get(url);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("connect-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-eval|https?:|ws:|\*/);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  it.each([
    "app://counterpoint/../secret.txt",
    "app://counterpoint/%2e%2e/secret.txt",
    "app://counterpoint/%2E%2E%2Fsecret.txt",
    "app://counterpoint/assets/..%5c..%5csecret.txt",
    "app://counterpoint/assets\\..\\..\\secret.txt",
    "app://counterpoint//secret.txt",
    "app://counterpoint/index.html%00.js",
    "app://counterpoint/link.txt",
    "app://counterpoint/assets",
    "app://counterpoint/%E0%A4%A",
    "app://counterpoint:80/",
    "app://user@counterpoint/",
    "app://other/index.html",
    "app://counterpoint.example/",
    "file:///etc/passwd",
    "https://counterpoint/index.html",
  ])("finds nothing at %s", async (url) => {
    expect((await get(url)).status).toBe(404);
  });

  it("answers nothing but GET", async () => {
    expect((await get("app://counterpoint/", "POST")).status).toBe(405);
  });

  it("never gives out what lies outside of its folder", async () => {
    const piece = fc.constantFrom(
      "..",
      ".",
      "/",
      "\\",
      "%2e",
      "%2f",
      "%5c",
      "%00",
      "assets",
      "secret.txt",
      "link.txt",
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `${pieces.join("")}secret.txt`);
    await fc.assert(
      fc.asyncProperty(path, async (escaping) => {
        const answer = await get(`app://counterpoint/${escaping}`);
        expect(await answer.text()).not.toContain("SECRET");
      }),
      { numRuns: 300 },
    );
  });
});
