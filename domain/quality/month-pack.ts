import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';

/** How many lines a sheet has (M-SHEET), and so how many bytes of marks. */
const LINES = ATTRIBUTE_KEYS.length;

/** What a month of validated sessions holds beside its sheets. */
const headSchema = z.object({
  format: z.literal(2),
  month: z.string(),
  sheets: z.int().nonnegative(),
  sessions: z.array(
    z
      .object({
        number: z.int().positive(),
        date: z.string(),
        training: z.boolean(),
        /** PLN-42: the id of the sample of which the session checks another result. */
        checked: z.string().nullable(),
      })
      .readonly(),
  ),
  samples: z.array(z.object({ id: z.string(), code: z.string() }).readonly()),
  tasters: z.array(z.string()),
});

/** The sheets of a month: for each, places in the lists of the head, and the answers: marks of nine lines in mm, 255 where one was not answered. */
type Sheets = {
  readonly session: Uint16Array;
  readonly sample: Uint16Array;
  readonly taster: Uint16Array;
  readonly replicate: Uint8Array;
  readonly valid: Uint8Array;
  readonly fruityKind: Uint8Array;
  readonly descriptor: Uint8Array;
  readonly marks: Uint8Array;
};

/**
 * QUA-1: the validated sessions of one month, sheet by sheet in the order of the export: tasters by their ids, samples by
 * id and code. What stands in it is told by its digest, so a device keeps it as long as that stays the same.
 */
export type MonthPack = Omit<z.infer<typeof headSchema>, 'format'> & Sheets;

const WIDE = ['session', 'sample', 'taster'] as const;
const NARROW = ['replicate', 'valid', 'fruityKind', 'descriptor'] as const;
const LENGTH = 4;

/** A month as bytes: the length of the head (32 bits), the head as JSON, the columns one after the other, little-endian. */
export function encodeMonth(pack: MonthPack): Uint8Array<ArrayBuffer> {
  const { month, sheets, sessions, samples, tasters } = pack;
  const head = new TextEncoder().encode(
    JSON.stringify({ format: 2, month, sheets, sessions, samples, tasters }),
  );
  const bytes = new Uint8Array(LENGTH + head.length + sheets * SHEET);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, head.length, true);
  bytes.set(head, LENGTH);
  let at = LENGTH + head.length;
  for (const name of WIDE)
    for (const place of pack[name]) {
      view.setUint16(at, place, true);
      at += 2;
    }
  for (const name of NARROW) {
    bytes.set(pack[name], at);
    at += sheets;
  }
  bytes.set(pack.marks, at);
  return bytes;
}

/** Bytes of one sheet in all columns. */
const SHEET = 2 * WIDE.length + NARROW.length + LINES;

/** What a month names, without its sheets; null for what is no month. */
export function readMonthHead(bytes: Uint8Array): z.infer<typeof headSchema> | null {
  const length = headLength(bytes);
  return length === null ? null : readHead(bytes.subarray(LENGTH, LENGTH + length));
}

/** Reads a month; null for what is none, or of a format that this version does not know. */
export function decodeMonth(bytes: Uint8Array): MonthPack | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [head, length] = [readMonthHead(bytes), headLength(bytes) ?? 0];
  if (head === null || bytes.length !== LENGTH + length + head.sheets * SHEET) return null;
  const { sheets } = head;
  let at = LENGTH + length;
  const wide = (): Uint16Array => {
    const start = at;
    at += 2 * sheets;
    return Uint16Array.from({ length: sheets }, (_, n) => view.getUint16(start + 2 * n, true));
  };
  const narrow = (each: number): Uint8Array => {
    const start = at;
    at += each * sheets;
    return bytes.slice(start, at);
  };
  const { format: _, ...rest } = head;
  const pack = {
    ...rest,
    session: wide(),
    sample: wide(),
    taster: wide(),
    replicate: narrow(1),
    valid: narrow(1),
    fruityKind: narrow(1),
    descriptor: narrow(1),
    marks: narrow(LINES),
  };
  return isWithin(pack) ? pack : null;
}

/** How long the head is; null where the bytes do not reach so far. */
function headLength(bytes: Uint8Array): number | null {
  if (bytes.length < LENGTH) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  return bytes.length < LENGTH + length ? null : length;
}

function readHead(bytes: Uint8Array): z.infer<typeof headSchema> | null {
  try {
    const read = headSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Whether every place is one of the head's lists. */
const isWithin = ({ session, sample, taster, sessions, samples, tasters }: MonthPack): boolean =>
  session.every((place) => place < sessions.length) &&
  sample.every((place) => place < samples.length) &&
  taster.every((place) => place < tasters.length);
