import { describe, expect, test } from "vitest";
import { PAGE, pathOf, served } from "./support/served.ts";

describe("who may come in", () => {
  test("a token lets its bearer in: the answer is a cookie, and a page that leads to the address alone", async () => {
    const { request, token } = await served();

    const { status, headers, body } = await request({ path: `/?token=${token}` });

    expect(status).toBe(200);
    expect(body).toContain('<meta http-equiv="refresh" content="0; url=/" />');
    expect(headers.get("set-cookie")).toMatch(
      /^counterpoint-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/,
    );
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("the cookie opens the page", async () => {
    const { request, cookie } = await served();

    expect(await request({ headers: { cookie } })).toMatchObject({ status: 200, body: PAGE });
    expect(await request({ headers: { cookie: `other=1; ${cookie}` } })).toMatchObject({ status: 200 });
  });

  test("a token is good once", async () => {
    const { request, token } = await served();
    const path = `/?token=${token}`;

    await request({ path });
    const again = await request({ path });

    expect(again.status).toBe(403);
    expect(again.headers.has("set-cookie")).toBe(false);
    expect(again.body).toContain("was used");
  });

  test("asking for a token's headers alone does not use it up", async () => {
    const { request, token } = await served();

    expect((await request({ method: "HEAD", path: `/?token=${token}` })).status).toBe(401);
    expect((await request({ path: `/?token=${token}` })).status).toBe(200);
  });

  test("a new address makes the last one void, and leaves those in who are in", async () => {
    const { request, server, token, cookie } = await served();

    const address = server.newAddress();

    expect((await request({ path: `/?token=${token}` })).status).toBe(403);
    expect((await request({ path: pathOf(address) })).status).toBe(200);
    expect((await request({ headers: { cookie } })).status).toBe(200);
  });

  test.each(["", "x", "A".repeat(43), "A".repeat(4000), "%00", "é"])("token %j is refused", async (token) => {
    const { request } = await served();

    const { status, headers } = await request({ path: `/?token=${encodeURI(token)}` });

    expect(status).toBe(403);
    expect(headers.has("set-cookie")).toBe(false);
  });

  test.each(["/", "/index.html", "/assets/index-abc.js", "/nothing.js", "/index.html?token=x"])(
    "%s without cookie shows how to come in, and whether there is such a file stays unknown",
    async (path) => {
      const { request } = await served();

      const { status, body } = await request({ path });

      expect(status).toBe(401);
      expect(body).toContain("has not been let in");
    },
  );

  test("a cookie that is wrong, cut or of another server is none", async () => {
    const { request, cookie } = await served();
    const [name = "", secret = ""] = cookie.split("=");
    const wrong = [
      `${name}=`,
      `${name}=${secret.slice(1)}`,
      `${name}=x${secret}`,
      `counterpoint-1=${secret}`,
    ];

    for (const header of wrong) {
      expect((await request({ headers: { cookie: header } })).status, header).toBe(401);
    }
  });
});

describe("where a request comes from", () => {
  test.each(["127.0.0.1", "localhost"])("%s is this machine", async (name) => {
    const { request, cookie, server } = await served();
    const host = `${name}:${server.port}`;

    expect((await request({ headers: { cookie, host, origin: `http://${host}` } })).status).toBe(200);
  });

  test.each([
    ["a name that was pointed here", "counterpoint.example"],
    ["such a name with the port", "counterpoint.example:PORT"],
    ["a name that begins like ours", "127.0.0.1:PORT.example"],
    ["another port", "127.0.0.1:1"],
    ["no port", "127.0.0.1"],
    ["another way to write it", "127.1:PORT"],
    ["the address of every interface", "0.0.0.0:PORT"],
  ])("the host is %s: refused, whatever cookie and token it brings", async (_, host) => {
    const { request, cookie, token, server } = await served();
    const headers = { cookie, host: host.replace("PORT", String(server.port)) };

    expect((await request({ headers })).status).toBe(403);
    expect((await request({ headers, path: `/?token=${token}` })).status).toBe(403);
    expect((await request({ path: `/?token=${token}` })).status).toBe(200);
  });

  test("a token may come from the file that the browser was opened with, which is another page to it", async () => {
    const { request, token } = await served();
    const path = `/?token=${token}`;

    const foreign = await request({ path, headers: { origin: "http://evil.example" } });
    const { status, headers } = await request({ path, headers: { "sec-fetch-site": "cross-site" } });

    expect(foreign.status).toBe(403);
    expect(status).toBe(200);
    expect(headers.get("set-cookie")).toContain("SameSite=Strict");
  });

  test("a request without a host is refused", async () => {
    const { request, cookie } = await served();

    expect((await request({ headers: { cookie, host: undefined } })).status).toBe(400);
  });

  test.each([
    "http://evil.example",
    "null",
    "https://127.0.0.1:PORT",
    "http://localhost:PORT",
    "http://127.0.0.1",
  ])("origin %s is not 127.0.0.1's own page", async (origin) => {
    const { request, cookie, server } = await served();
    const headers = { cookie, origin: origin.replace("PORT", String(server.port)) };

    expect((await request({ headers })).status).toBe(403);
  });

  test.each([
    ["cross-site", 403],
    ["same-site", 403],
    ["same-origin", 200],
    ["none", 200],
  ])("a browser that calls the request %s gets %i", async (site, status) => {
    const { request, cookie } = await served();

    expect((await request({ headers: { cookie, "sec-fetch-site": site } })).status).toBe(status);
  });
});
