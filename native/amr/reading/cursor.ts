/** Reads a list from its beginning to its end, looking ahead or back as needed. */
export class Cursor<Item> {
  readonly #items: readonly Item[];
  #position = 0;

  constructor(items: readonly Item[]) {
    this.#items = items;
  }

  get position(): number {
    return this.#position;
  }

  get done(): boolean {
    return this.#position >= this.#items.length;
  }

  /** @param offset 0: the next one; −1: the last one that was taken; undefined beyond the ends */
  peek(offset = 0): Item | undefined {
    return this.#items[this.#position + offset];
  }

  take(): Item | undefined {
    const item = this.peek();
    this.#position++;
    return item;
  }

  skip(count = 1): void {
    this.#position += count;
  }

  /** Goes back to where `position` was read. */
  returnTo(position: number): void {
    this.#position = position;
  }

  /** What has been taken. */
  taken(): readonly Item[] {
    return this.#items.slice(0, this.#position);
  }

  /** What has not been taken yet. */
  rest(): readonly Item[] {
    return this.#items.slice(this.#position);
  }
}
