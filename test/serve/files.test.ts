import { symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PAGE, served } from "./support/served.ts";

describe("files", () => {
  test("are sent with their type, and may be kept if their name holds their hash", async () => {
    const { request, cookie } = await served();

    const { status, headers, body } = await request({ path: "/assets/index-abc.js", headers: { cookie } });

    expect({ status, body }).toEqual({ status: 200, body: "export {};" });
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toContain("immutable");
  });

  test("the page is never kept", async () => {
    const { request, cookie } = await served();

    expect((await request({ headers: { cookie } })).headers.get("cache-control")).toBe("no-store");
  });

  test("every answer, also a refusal, carries the policy that lets a page load nothing from elsewhere", async () => {
    const { request, cookie, server } = await served();
    const answers = await Promise.all([
      request({ headers: { cookie } }),
      request(),
      request({ path: "/nothing.html", headers: { cookie } }),
      request({ headers: { host: "evil.example" } }),
    ]);

    for (const { headers } of answers) {
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'; script-src 'self';");
      expect(policy).toContain(
        `connect-src 'self' ws://127.0.0.1:${server.port} ws://localhost:${server.port};`,
      );
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
    }
  });

  test("HEAD is answered as GET, without the file", async () => {
    const { request, cookie } = await served();

    const { status, headers, body } = await request({ method: "HEAD", headers: { cookie } });

    expect({ status, body }).toEqual({ status: 200, body: "" });
    expect(headers.get("content-length")).toBe(String(PAGE.length));
  });

  test.each(["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])("%s is not done here", async (method) => {
    const { request, cookie } = await served();

    const { status, headers } = await request({ method, headers: { cookie } });

    expect(status).toBe(405);
    expect(headers.get("allow")).toBe("GET, HEAD");
  });

  test("headers beyond measure are refused", async () => {
    const { request, cookie } = await served();

    expect((await request({ headers: { cookie, extra: "x".repeat(20_000) } })).status).toBe(431);
  });
});

describe("paths", () => {
  test.each([
    "/../secret.txt",
    "/assets/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/..\\secret.txt",
    "/%252e%252e/secret.txt",
    "/%c0%ae%c0%ae/secret.txt",
    "//secret.txt",
    "/./../secret.txt",
    "/secret.txt%00.js",
    "/assets/..;/../secret.txt",
    "/C:/secret.txt",
    "/index.html::$DATA.txt",
    "/assets/",
    "/assets",
    "/.built-from",
    "http://127.0.0.1/secret.txt",
    "*",
  ])("%s names no file of the page", async (path) => {
    const { request, cookie } = await served();

    const { status, body } = await request({ path, headers: { cookie } });

    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain("SECRET");
  });

  test("a link that leads out of the folder is not followed, one within it is", async () => {
    const { request, cookie, folder } = await served();
    await symlink(join(folder, "secret.txt"), join(folder, "page", "out.txt"));
    await symlink(folder, join(folder, "page", "up"));
    await writeFile(join(folder, "page", "a.txt"), "inside");
    await symlink(join(folder, "page", "a.txt"), join(folder, "page", "b.txt"));
    const get = (path: string) => request({ path, headers: { cookie } });

    expect((await get("/out.txt")).status).toBe(404);
    expect((await get("/up/secret.txt")).status).toBe(404);
    expect(await get("/b.txt")).toMatchObject({ status: 200, body: "inside" });
  });

  test("no composition of escapes leads to the file beside the folder", async () => {
    const { request, cookie } = await served();
    const piece = fc.constantFrom(
      ...[
        "..",
        ".",
        "/",
        "\\",
        "%2e",
        "%2E",
        "%2f",
        "%5c",
        "%252f",
        "%00",
        "%c0%af",
        "%u002e",
        ";",
        ":",
        "~",
      ],
      ...["assets", "page", "index.html", "secret.txt", "%73ecret.txt", "?", "#", "%"],
    );
    const path = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}secret.txt`);

    await fc.assert(
      fc.asyncProperty(path, async (escaping) => {
        const { body } = await request({ path: escaping, headers: { cookie } });
        expect(body).not.toContain("SECRET");
      }),
      { numRuns: 300 },
    );
  });
});
