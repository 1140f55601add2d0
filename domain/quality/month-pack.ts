import { z } from 'zod';
import { ATTRIBUTE_KEYS } from '../words/attributes.ts';

/** The number of lines on a sheet (M-SHEET), which is the bytes of marks of one sheet. */
const LINES = ATTRIBUTE_KEYS.length;

/** The header of a month pack: all of the month except the sheets. */
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
        /** The id of the sample whose other result the session checks (PLN-42). */
        checked: z.string().nullable(),
      })
      .readonly(),
  ),
  samples: z.array(z.object({ id: z.string(), code: z.string() }).readonly()),
  tasters: z.array(z.string()),
});

/**
 * The sheets of a month as columns: indexes into the lists of the header, and marks. Marks are of
 * nine lines in mm; 255 is an unanswered line.
 */
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
 * A month pack: the validated sessions of one month as precomputed data, sheet by sheet in the
 * order of the export (QUA-1). Tasters have ids; samples have ids and codes. Its digest identifies
 * the content, so a device caches it until the digest changes.
 */
export type MonthPack = Omit<z.infer<typeof headSchema>, 'format'> & Sheets;

const WIDE = ['session', 'sample', 'taster'] as const;
const NARROW = ['replicate', 'valid', 'fruityKind', 'descriptor'] as const;
const LENGTH = 4;

/**
 * Encodes a month pack: the length of the header (32 bits), the header as JSON, then the columns,
 * little-endian.
 */
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

/** The bytes of one sheet in all columns. */
const SHEET = 2 * WIDE.length + NARROW.length + LINES;

/** Reads the header of a month pack without its sheets; null for other bytes. */
export function readMonthHead(bytes: Uint8Array): z.infer<typeof headSchema> | null {
  const length = headLength(bytes);
  return length === null ? null : readHead(bytes.subarray(LENGTH, LENGTH + length));
}

/** Decodes a month pack; null for other bytes, or for a format unknown to this version. */
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

/** The length of the header; null where the bytes are too short. */
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

/** Whether every index is within the lists of the header. */
const isWithin = ({ session, sample, taster, sessions, samples, tasters }: MonthPack): boolean =>
  session.every((place) => place < sessions.length) &&
  sample.every((place) => place < samples.length) &&
  taster.every((place) => place < tasters.length);
