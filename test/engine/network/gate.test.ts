import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../support/folder.ts";
import { gated, SERVER } from "./gated.ts";

// 192.0.2.0/24 and 2001:db8::/32 are for documentation and belong to nobody (RFC 5737, RFC 3849); names under
// .invalid never exist (RFC 2606). Were one of these let through, it would fail in another way than by the gate.

describe("behind the gate", () => {
  it("this machine is reached as ever", async () => {
    const said = await gated(
      `
      say("fetch", await (await fetch("http://127.0.0.1:" + port)).text());
      say("by name", await (await fetch("http://localhost:" + port)).text());
      say("http", (await once(http.get({ port }), "response"))[0].statusCode);
      say("net", await failure(net.connect({ port })));
      say("old form", await failure(net.connect(String(port), "127.0.0.1")));
      say("mapped", await failure(net.connect(port, "::ffff:127.0.0.1")));
      say("lookup", (await names.lookup("localhost")).address);
      const socket = dgram.createSocket("udp4");
      socket.bind(0, "127.0.0.1");
      await once(socket, "listening");
      socket.send("hello", socket.address().port);
      say("datagram", String((await once(socket, "message"))[0]));
      `,
      SERVER,
    );
    expect(said).toEqual({
      fetch: "hello",
      "by name": "hello",
      http: 200,
      net: "connect",
      "old form": "connect",
      mapped: "connect",
      lookup: expect.stringMatching(/^(127\.|::1$)/) as string,
      datagram: "hello",
    });
  });

  it.skipIf(process.platform === "win32")("pipes and channels to child processes work", async () => {
    const path = join(await temporaryFolder(), "pipe");
    const said = await gated(`
      import { spawn } from "node:child_process";
      const path = ${JSON.stringify(path)};
      const pipe = net.createServer((socket) => socket.end("hello")).listen(path);
      await once(pipe, "listening");
      say("pipe", String((await once(net.connect(path), "data"))[0]));
      say("by option", await failure(net.connect({ path })));
      const child = spawn(process.execPath, ["-e", "process.send('hello')"], { stdio: [0, 1, 2, "ipc"] });
      say("channel", (await once(child, "message"))[0]);
    `);
    expect(said).toEqual({ pipe: "hello", "by option": "connect", channel: "hello" });
  });

  it("no connection leaves this machine, by whichever module", async () => {
    const said = await gated(`
      const address = "192.0.2.1";
      say("net", await failure(net.connect(80, address)));
      say("net, given options", await failure(net.connect({ host: address, port: 80 })));
      say("net, a socket made before", await failure(new net.Socket().connect(80, address)));
      say("net, IPv6", await failure(net.connect(80, "2001:db8::1")));
      say("net, every address", await failure(net.connect(80, "0.0.0.0")));
      say("net, a number", await failure(net.connect(80, "3221225985")));
      say("net, a name", await failure(net.connect(80, "counterpoint.invalid")));
      say("net, a name like ours", await failure(net.connect(80, "localhost.counterpoint.invalid")));
      say("tls", await failure(tls.connect(443, address)));
      say("tls, a name", await failure(tls.connect({ host: "counterpoint.invalid", port: 443, servername: "counterpoint.invalid" })));
      say("http", await failure(http.get("http://192.0.2.1/")));
      say("https", await failure(https.get("https://counterpoint.invalid/")));
      say("http2", await failure(http2.connect("https://192.0.2.1")));
      say("fetch", await rejection(() => fetch("https://192.0.2.1/")));
      say("fetch, a name", await rejection(() => fetch("https://counterpoint.invalid/")));
      say("ws", await failure(new WebSocket("wss://192.0.2.1/")));
    `);
    expect(new Set(Object.values(said))).toEqual(new Set(["offline"]));
    expect(Object.keys(said)).toHaveLength(16);
  });

  it("nothing is sent before the refusal, and what was written meanwhile is not", async () => {
    const said = await gated(`
      const socket = net.connect(80, "192.0.2.1");
      socket.write("private");
      say("handle", socket._handle === null);
      const error = await new Promise((resolve) => socket.once("error", resolve));
      say("error", error);
      say("words", error.message);
    `);
    expect(said).toEqual({
      handle: true,
      error: "offline",
      words:
        "A connection to 192.0.2.1, port 80, was refused: Counterpoint is offline, and reaches nothing beyond this " +
        "machine but what a download that you allowed needs.",
    });
  });

  it("no datagram leaves this machine", async () => {
    const said = await gated(`
      const socket = dgram.createSocket("udp4");
      say("send", await callback((done) => socket.send("x", 53, "192.0.2.1", done)));
      say("send a part", await callback((done) => socket.send(Buffer.from("xy"), 0, 1, 53, "192.0.2.1", done)));
      say("send to a name", await callback((done) => socket.send("x", 53, "counterpoint.invalid", done)));
      const told = failure(socket);
      socket.send("x", 53, "192.0.2.1");
      say("send without callback", await told);
      say("connect", await callback((done) => dgram.createSocket("udp4").connect(53, "192.0.2.1", done)));
      say("multicast", await rejection(() => socket.addMembership("224.0.0.114")));
    `);
    expect(new Set(Object.values(said))).toEqual(new Set(["offline"]));
    expect(Object.keys(said)).toHaveLength(6);
  });

  it("no name is looked up but that of this machine", async () => {
    const said = await gated(`
      import { promisify } from "node:util";
      const name = "counterpoint.invalid";
      say("lookup", await callback((done) => dns.lookup(name, done)));
      say("lookup, imported by name", await callback((done) => lookup(name, {}, done)));
      say("lookup, promised", await rejection(() => names.lookup(name)));
      say("lookup, promisified", await rejection(() => promisify(dns.lookup)(name)));
      say("an address", await rejection(() => names.lookup("192.0.2.1")));
      say("resolve4", await callback((done) => dns.resolve4(name, done)));
      say("resolve, promised", await rejection(() => names.resolve(name, "TXT")));
      say("reverse", await callback((done) => dns.reverse("192.0.2.1", done)));
      say("service", await callback((done) => dns.lookupService("192.0.2.1", 80, done)));
      say("a resolver", await callback((done) => new dns.Resolver().resolveMx(name, done)));
      say("a resolver, promised", await rejection(() => new names.Resolver().resolve6(name)));
    `);
    expect(new Set(Object.values(said))).toEqual(new Set(["offline"]));
    expect(Object.keys(said)).toHaveLength(11);
  });

  it("nobody beyond this machine can connect to it", async () => {
    const said = await gated(`
      const listen = (...args) => rejection(() => once(net.createServer().listen(...args), "listening"));
      say("everywhere", await listen(0));
      say("an address", await listen({ port: 0, host: "192.0.2.1" }));
      say("http", await rejection(() => http.createServer().listen(0)));
      say("here", await listen(0, "127.0.0.1"));
      say("here, by name", await listen({ port: 0, host: "localhost" }));
    `);
    expect(said).toEqual({
      everywhere: "offline",
      "an address": "offline",
      http: "offline",
      here: "fulfilled",
      "here, by name": "fulfilled",
    });
  });

  it("nobody beyond this machine can send datagrams to a port that it chose", async () => {
    const said = await gated(`
      const bind = (...args) => rejection(() => once(dgram.createSocket("udp4").bind(...args), "listening"));
      say("everywhere", await bind(54321));
      say("everywhere, given options", await bind({ port: 54321, exclusive: true }));
      say("everywhere, by address", await bind(0, "0.0.0.0"));
      say("an address", await bind({ port: 0, address: "192.0.2.1" }));
      say("here", await bind(0, "127.0.0.1"));
      say("here, by name", await bind({ port: 0, address: "localhost" }));
      say("what sends alone", await callback((done) => dgram.createSocket("udp4").send("x", 54321, "127.0.0.1", done)));
    `);
    expect(said).toEqual({
      everywhere: "offline",
      "everywhere, given options": "offline",
      "everywhere, by address": "offline",
      "an address": "offline",
      here: "fulfilled",
      "here, by name": "fulfilled",
      "what sends alone": 1,
    });
  });

  it("a hosts file cannot make this machine's name mean another", async () => {
    const said = await gated(`
      const standIn = (_name, options, done) =>
        options.all ? done(null, [{ address: "192.0.2.1", family: 4 }]) : done(null, "192.0.2.1", 4);
      say("one", await failure(net.connect({ host: "localhost", port: 80, lookup: standIn, autoSelectFamily: false })));
      say("several", await failure(net.connect({ host: "localhost", port: 80, lookup: standIn })));
    `);
    expect(said).toEqual({ one: "offline", several: "offline" });
  });

  it("stays whatever is tried", async () => {
    const said = await gated(`
      const replace = () => { net.Socket.prototype.connect = () => undefined; };
      say("replaced", await rejection(replace));
      say("taken off", await rejection(() => { delete net.Socket.prototype.connect; delete dns.lookup; }));
      say("installed again", installNetworkGate({ loopback: () => true }) === gate);
      say("net", await failure(net.connect(80, "192.0.2.1")));
    `);
    expect(said).toEqual({
      replaced: "TypeError",
      "taken off": "TypeError",
      "installed again": true,
      net: "offline",
    });
  });
});

describe("an opening of the gate", () => {
  // Here loopback counts as beyond this machine, and a name stands for it.
  const options = "{ loopback: () => false, port }";
  const beyond = `
    const standIn = (_name, options, done) =>
      options.all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
    const to = (host, at = port) => failure(net.connect({ host, port: at, lookup: standIn }));
  `;

  it("lets through to its hosts only, at their port only, and only while it lasts", async () => {
    const said = await gated(
      `${beyond}
      say("before", await to("models.example"));
      const close = gate.allow(["models.example", "*.cdn.example"]);
      say("its host", await to("models.example"));
      say("its host, written otherwise", await to("MODELS.example."));
      say("a subdomain", await to("eu.cdn.example"));
      say("the name of the subdomains", await to("cdn.example"));
      say("a name that ends alike", await to("evilcdn.example"));
      say("a subdomain of a name", await to("a.models.example"));
      say("another host", await to("other.example"));
      say("another port", await to("models.example", port + 1));
      say("an address that nobody looked up", await to("127.0.0.2"));
      close();
      say("after", await to("models.example"));
      `,
      SERVER,
      options,
    );
    expect(said).toEqual({
      before: "offline",
      "its host": "connect",
      "its host, written otherwise": "connect",
      "a subdomain": "connect",
      "the name of the subdomains": "offline",
      "a name that ends alike": "offline",
      "a subdomain of a name": "offline",
      "another host": "offline",
      "another port": "offline",
      "an address that nobody looked up": "offline",
      after: "offline",
    });
  });

  it("ends its connections when it ends", async () => {
    const said = await gated(
      `${beyond}
      const close = gate.allow(["models.example"]);
      const socket = net.connect({ host: "models.example", port, lookup: standIn });
      await once(socket, "connect");
      close();
      say("ended by", (await once(socket, "error"))[0]);
      `,
      SERVER,
      options,
    );
    expect(said).toEqual({ "ended by": "offline" });
  });

  it("lasts as long as one of two that overlap, each for its own hosts", async () => {
    const said = await gated(
      `${beyond}
      const first = gate.allow(["models.example"]);
      const second = gate.allow(["other.example"]);
      first();
      say("the first", await to("models.example"));
      say("the second", await to("other.example"));
      second();
      say("the second, ended", await to("other.example"));
      `,
      SERVER,
      options,
    );
    expect(said).toEqual({ "the first": "offline", "the second": "connect", "the second, ended": "offline" });
  });

  it("allows the addresses that an allowed name was found to stand for, while it lasts", async () => {
    const said = await gated(
      `
      const close = gate.allow(["localhost"]);
      const { address } = await names.lookup("localhost", { family: 4 });
      say("open", await failure(net.connect(port, address)));
      close();
      say("closed", await failure(net.connect(port, address)));
      `,
      SERVER,
      options,
    );
    expect(said).toEqual({ open: "connect", closed: "offline" });
  });
});
