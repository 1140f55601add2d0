import type { MarkColumns } from './mark-columns.ts';

/** The glasses of a history: each sample of each session in each replicate, in the order they first appear. */
export type Entries = {
  readonly count: number;
  readonly session: Int32Array;
  readonly sample: Int32Array;
  readonly replicate: Uint8Array;
  /** Valid sheets (places in the columns) grouped by entry: those of entry `e` from `start[e]` to before `start[e + 1]`. */
  readonly order: Int32Array;
  readonly start: Int32Array;
};

/** Groups the valid sheets by entry. An entry whose sheets are all invalidated stays, with none. */
export function findEntries(columns: MarkColumns): Entries {
  const { sheets, session, sample, replicate, valid } = columns;
  const index = new EntryIndex(sheets);
  const entryOf = new Int32Array(sheets);
  for (let sheet = 0; sheet < sheets; sheet += 1)
    entryOf[sheet] = index.find(session[sheet] ?? 0, sample[sheet] ?? 0, replicate[sheet] ?? 0);
  const count = index.count;
  const start = new Int32Array(count + 1);
  for (let sheet = 0; sheet < sheets; sheet += 1)
    if (valid[sheet] === 1) bump(start, (entryOf[sheet] ?? 0) + 1);
  for (let entry = 0; entry < count; entry += 1)
    start[entry + 1] = (start[entry + 1] ?? 0) + (start[entry] ?? 0);
  const next = start.slice(0, count);
  const order = new Int32Array(start[count] ?? 0);
  for (let sheet = 0; sheet < sheets; sheet += 1)
    if (valid[sheet] === 1) order[bump(next, entryOf[sheet] ?? 0)] = sheet;
  return {
    count,
    session: index.session.slice(0, count),
    sample: index.sample.slice(0, count),
    replicate: index.replicate.slice(0, count),
    order,
    start,
  };
}

/** Adds one and answers what stood there before. */
function bump(counts: Int32Array, place: number): number {
  const before = counts[place] ?? 0;
  counts[place] = before + 1;
  return before;
}

/** Numbers glasses as they first appear: open addressing, since a map of objects would cost more than the figures. */
class EntryIndex {
  count = 0;
  readonly session: Int32Array;
  readonly sample: Int32Array;
  readonly replicate: Uint8Array;
  readonly #slots: Int32Array;
  #last = -1;

  constructor(most: number) {
    this.session = new Int32Array(most);
    this.sample = new Int32Array(most);
    this.replicate = new Uint8Array(most);
    let size = 16;
    while (size < 2 * most) size *= 2;
    this.#slots = new Int32Array(size);
  }

  find(session: number, sample: number, replicate: number): number {
    if (this.#is(this.#last, session, sample, replicate)) return this.#last;
    const mask = this.#slots.length - 1;
    let slot = Math.imul(session, 0x9e3779b1) ^ Math.imul(2 * sample + replicate, 0x85ebca6b);
    slot = (slot ^ (slot >>> 15)) & mask;
    for (;;) {
      const entry = (this.#slots[slot] ?? 0) - 1;
      if (entry < 0) break;
      if (this.#is(entry, session, sample, replicate)) {
        this.#last = entry;
        return entry;
      }
      slot = (slot + 1) & mask;
    }
    const entry = this.count;
    this.count += 1;
    this.#slots[slot] = this.count;
    this.session[entry] = session;
    this.sample[entry] = sample;
    this.replicate[entry] = replicate;
    this.#last = entry;
    return entry;
  }

  #is(entry: number, session: number, sample: number, replicate: number): boolean {
    return (
      entry >= 0 &&
      this.session[entry] === session &&
      this.sample[entry] === sample &&
      this.replicate[entry] === replicate
    );
  }
}
