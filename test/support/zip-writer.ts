import { crc32 } from "node:zlib";

/** A member of a zip archive made for a test. */
export interface TestMember {
  readonly name: string;
  readonly content: Uint8Array;
  /** Said in the archive instead of the true length. */
  readonly claimedBytes?: number;
}

/** A zip archive (PKWARE APPNOTE 6.3) whose members are stored, not compressed: all that a wheel needs. */
export function writeZip(members: readonly TestMember[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const name = Buffer.from(member.name);
    const local = Buffer.concat([numbers([0x04034b50, 4]), sharedFields(member, name), name, member.content]);
    centrals.push(
      numbers([0x02014b50, 4], [20, 2]),
      sharedFields(member, name),
      numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      name,
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const count = members.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, central, end]);
}

/** The fields that a member's local and central headers have in common, from "version needed" to "extra field length". */
function sharedFields({ content, claimedBytes }: TestMember, name: Buffer): Buffer {
  const bytes = claimedBytes ?? content.length;
  return numbers(
    [20, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [crc32(content), 4],
    [bytes, 4],
    [bytes, 4],
    [name.length, 2],
    [0, 2],
  );
}

function numbers(...fields: readonly (readonly [value: number, bytes: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([value, bytes]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
