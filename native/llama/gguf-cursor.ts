/** More of the file must be read before parsing can go on. */
export class NeedMoreBytes extends Error {}

/** The file is not what its header says; the message completes "The file …". */
export class GgufDamage extends Error {}

const UTF8 = new TextDecoder();

/**
 * Reads little-endian values one after the other from the first bytes of a file. Nothing is allocated on the
 * word of a count in the file: whatever does not fit into the file is damage before it is read.
 */
export class GgufCursor {
  offset = 0;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #fileBytes: number;

  /**
   * @param bytes the beginning of the file
   * @param fileBytes length of the whole file
   */
  constructor(bytes: Uint8Array, fileBytes: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#fileBytes = fileBytes;
  }

  /** Bytes of the file that lie behind the cursor's position. */
  get remaining(): number {
    return this.#fileBytes - this.offset;
  }

  /** Moves over `count` bytes and returns where they start. */
  skip(count: number): number {
    if (count > this.remaining) {
      throw new GgufDamage("ends in the middle of its header: it is cut off or damaged");
    }
    if (this.offset + count > this.#bytes.length) throw new NeedMoreBytes();
    const start = this.offset;
    this.offset += count;
    return start;
  }

  u32(): number {
    return this.#view.getUint32(this.skip(4), true);
  }

  /** An unsigned 64-bit number; one beyond 2^53 cannot be a size or count of a real file. */
  u64(what: string): number {
    const value = this.#view.getBigUint64(this.skip(8), true);
    if (value > BigInt(Number.MAX_SAFE_INTEGER)) {
      throw new GgufDamage(`claims an impossible ${what} of ${value}: it is damaged`);
    }
    return Number(value);
  }

  string(what: string): string {
    const length = this.u64(`length of ${what}`);
    const start = this.skip(length);
    return UTF8.decode(this.#bytes.subarray(start, start + length));
  }

  /** A number, truth value or 64-bit number of one of the scalar value types; 64-bit ones lose precision beyond 2^53. */
  scalar(type: number, bytes: number): number | boolean {
    const start = this.skip(bytes);
    const view = this.#view;
    switch (type) {
      case 0:
        return view.getUint8(start);
      case 1:
        return view.getInt8(start);
      case 2:
        return view.getUint16(start, true);
      case 3:
        return view.getInt16(start, true);
      case 4:
        return view.getUint32(start, true);
      case 5:
        return view.getInt32(start, true);
      case 6:
        return view.getFloat32(start, true);
      case 7:
        return view.getUint8(start) !== 0;
      case 10:
        return Number(view.getBigUint64(start, true));
      case 11:
        return Number(view.getBigInt64(start, true));
      default:
        return view.getFloat64(start, true);
    }
  }
}
