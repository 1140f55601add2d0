/**
 * Numbers sheets in the order of first appearance, by session, sample, replicate and taster; also
 * glasses, with taster 0. It is a hash table with open addressing that grows: a map of objects
 * would cost more than the figures.
 */
export class SheetIndex {
  count = 0;
  session: Int32Array = new Int32Array(FIRST_ROOM);
  sample: Int32Array = new Int32Array(FIRST_ROOM);
  taster: Int32Array = new Int32Array(FIRST_ROOM);
  replicate: Uint8Array = new Uint8Array(FIRST_ROOM);
  #slots = new Int32Array(4 * FIRST_ROOM);
  #last = 0;

  /** The number of a sheet; a new sheet gets the next number, which raises `count`. */
  find(session: number, sample: number, replicate: number, taster: number): number {
    if (this.#is(this.#last, session, sample, replicate, taster)) return this.#last;
    if (this.count === this.session.length) this.#grow();
    const slot = this.#slotOf(session, sample, replicate, taster);
    const known = this.#sheetAt(slot);
    this.#last = known >= 0 ? known : this.count;
    if (known >= 0) return known;
    const sheet = this.count;
    this.count += 1;
    this.#slots[slot] = this.count;
    this.session[sheet] = session;
    this.sample[sheet] = sample;
    this.taster[sheet] = taster;
    this.replicate[sheet] = replicate;
    return sheet;
  }

  /** The number of a known sheet, or -1. */
  seek(session: number, sample: number, replicate: number, taster: number): number {
    return this.#sheetAt(this.#slotOf(session, sample, replicate, taster));
  }

  /** The slot of a sheet, or the free one for it. */
  #slotOf(session: number, sample: number, replicate: number, taster: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash(session, sample, replicate, taster) & mask;
    for (let sheet = this.#sheetAt(slot); sheet >= 0; sheet = this.#sheetAt(slot)) {
      if (this.#is(sheet, session, sample, replicate, taster)) break;
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  #is(sheet: number, session: number, sample: number, replicate: number, taster: number): boolean {
    return (
      sheet < this.count &&
      this.session[sheet] === session &&
      this.sample[sheet] === sample &&
      this.replicate[sheet] === replicate &&
      this.taster[sheet] === taster
    );
  }

  #sheetAt(slot: number): number {
    return (this.#slots[slot] ?? 0) - 1;
  }

  #grow(): void {
    const room = 2 * this.session.length;
    this.session = grown(this.session, new Int32Array(room));
    this.sample = grown(this.sample, new Int32Array(room));
    this.taster = grown(this.taster, new Int32Array(room));
    this.replicate = grown(this.replicate, new Uint8Array(room));
    this.#slots = new Int32Array(4 * room);
    const mask = this.#slots.length - 1;
    for (let sheet = 0; sheet < this.count; sheet += 1) {
      let slot =
        hash(
          this.session[sheet] ?? 0,
          this.sample[sheet] ?? 0,
          this.replicate[sheet] ?? 0,
          this.taster[sheet] ?? 0,
        ) & mask;
      while (this.#sheetAt(slot) >= 0) slot = (slot + 1) & mask;
      this.#slots[slot] = sheet + 1;
    }
  }
}

const FIRST_ROOM = 1024;

/** Copies an array into a larger one. */
export function grown<Column extends Int32Array | Uint8Array | Uint16Array>(
  from: Column,
  to: Column,
): Column {
  to.set(from);
  return to;
}

function hash(session: number, sample: number, replicate: number, taster: number): number {
  const mixed =
    Math.imul(session, 0x9e3779b1) ^
    Math.imul(2 * sample + replicate, 0x85ebca6b) ^
    Math.imul(taster, 0xc2b2ae35);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) ^ (mixed >>> 12);
}
