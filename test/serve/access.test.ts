import { describe, expect, test } from "vitest";
import { rawRequest } from "./support/raw-http.ts";
import { PAGE, pathOf, served } from "./support/served.ts";

describe("who may come in", () => {
  test("a token lets its bearer in: the answer is a cookie, and a page that leads to the address alone", async () => {
    const { request, root, token } = await served();

    const { status, headers, body } = await request({ path: `/?token=${token}` });

    expect(status).toBe(200);
    expect(body).toContain(`<meta http-equiv="refresh" content="0; url=${root}" />`);
    expect(headers.get("set-cookie")).toMatch(/^counterpoint=[\w-]{43}; HttpOnly; SameSite=Strict; Path=/);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("the cookie is for a path that nobody can guess, so that no other server of the machine gets it", async () => {
    const [one, other] = [await served(), await served()];

    const { headers } = await one.request({ path: `/?token=${one.token}` });

    expect(headers.get("set-cookie")?.split("; Path=")[1]).toBe(one.root);
    expect(one.root).toMatch(/^\/[\w-]{43}\/$/);
    expect(one.root).not.toBe(other.root);
  });

  test("nothing is to be had at any other path, whatever cookie and token it is asked for with", async () => {
    const { server, root, cookie, token, request } = await served();
    const others = [
      ...["/", `/?token=${token}`, "/index.html", "/engine"],
      ...[root.slice(0, -1), `/x${root}`, `/${root}`],
    ];

    for (const path of others) {
      const { status, body, headers } = await rawRequest(server.port, { path, headers: { cookie } });
      expect(status, path).toBe(401);
      expect(body).toContain("has not been let in");
      expect(headers.has("set-cookie")).toBe(false);
    }
    expect((await request({ path: `/?token=${token}` })).status).toBe(200);
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

  test("a browser that is in may open its address again", async () => {
    const { request, root, token, cookie } = await served();
    const path = `/?token=${token}`;

    await request({ path });
    const { status, headers, body } = await request({ path, headers: { cookie } });

    expect(status).toBe(200);
    expect(body).toContain(`url=${root}`);
    expect(headers.has("set-cookie")).toBe(false);
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
    expect((await rawRequest(server.port, { path: pathOf(address) })).status).toBe(200);
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

  test("a cookie that is wrong, cut or of another name is none", async () => {
    const { request, cookie } = await served();
    const [name = "", secret = ""] = cookie.split("=");
    const wrong = [`${name}=`, `${name}=${secret.slice(1)}`, `${name}=x${secret}`, `other=${secret}`];

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
