import { connect } from "node:net";

/** An answer as it came over the wire. */
export interface RawReply {
  readonly status: number;
  /** By their names in small letters. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  /** Sent as it is. */
  readonly path?: string;
  /** `undefined` leaves one out that is sent otherwise. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** Sends one request byte for byte, which a client library would mend or refuse, and reads until the server ends. */
export function rawRequest(port: number, { method = "GET", path = "/", headers = {} }: RawRequest = {}) {
  const sent: NonNullable<RawRequest["headers"]> = {
    host: `127.0.0.1:${port}`,
    connection: "close",
    ...headers,
  };
  const lines = Object.entries(sent).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return new Promise<RawReply>((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let text = "";
    socket.setEncoding("latin1").on("data", (part: string) => (text += part));
    socket.once("error", reject).once("end", () => resolve(parse(text)));
    socket.write([`${method} ${path} HTTP/1.1`, ...lines, "", ""].join("\r\n"));
  });
}

function parse(text: string): RawReply {
  const [head = "", ...body] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const headers = lines.map((line): [string, string] => {
    const [name = "", ...value] = line.split(": ");
    return [name.toLowerCase(), value.join(": ")];
  });
  return { status: Number(first.split(" ")[1]), headers: new Map(headers), body: body.join("\r\n\r\n") };
}
