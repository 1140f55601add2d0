/**
 * The records of a zip file (APPNOTE 6.3) as this product writes them: names in UTF-8, sizes after
 * the bytes, deflated.
 */

/** The facts of an entry that the central directory lists. */
export type ZipRecord = {
  readonly name: string;
  readonly crc: number;
  readonly packed: number;
  readonly length: number;
  /** The offset of its local header, in bytes from the start of the file. */
  readonly offset: number;
};

/** The limits from which on the wide form of the directory (zip64) is written; lower in tests. */
export type ZipLimits = { readonly bytes: number; readonly entries: number };

/**
 * The limits of the narrow form of the directory (BAK-42). The greatest value of a field means that
 * the wide form has the figure.
 */
export const ZIP_LIMITS: ZipLimits = { bytes: 0xffff_ffff, entries: 0xffff };

/**
 * The prefix of the comment at the end of the file, which has the SHA-256 of everything before it
 * (BAK-43). A signature may follow (BAK-53).
 */
export const DIGEST_WORD = 'sha256 ';
/** The length of the digest in the comment, with its prefix, in bytes. */
export const DIGEST_BYTES = DIGEST_WORD.length + 64;
/** The length of the end record of the central directory, in bytes, without the comment. */
export const END_BYTES = 22;
/** The length of the zip64 end record, in bytes. */
export const WIDE_END_BYTES = 56;
/** The length of the zip64 end locator, in bytes. */
export const WIDE_PLACE_BYTES = 20;
/**
 * The length of an entry's record in the central directory, in bytes, without name and extra field.
 */
export const RECORD_BYTES = 46;
/** The length of a local header, in bytes, without the name. */
export const HEADER_BYTES = 30;

/** The signatures (magic numbers) of the records of a zip file. */
export const SIGNATURES = {
  header: 0x04034b50,
  descriptor: 0x08074b50,
  record: 0x02014b50,
  end: 0x06054b50,
  wideEnd: 0x06064b50,
  widePlace: 0x07064b50,
} as const;

const NARROW = 20;
const WIDE = 45;
const UNIX = 3 << 8;
const FLAGS = 0x0808;
const DEFLATED = 8;
const WIDE_OFFSET = 0x0001;
/** The Unix mode of a plain file that its owner writes and everybody reads. */
const PLAIN_FILE = 0o100644 * 0x10000;

/** Builds the local header of an entry; its sizes follow the bytes. */
export function localHeader(name: string, at: Date): Buffer {
  const bytes = Buffer.from(name, 'utf8');
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(SIGNATURES.header, 0);
  header.writeUInt16LE(NARROW, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATED, 8);
  writeInstant(header, 10, at);
  header.writeUInt16LE(bytes.length, 26);
  return Buffer.concat([header, bytes]);
}

/** Builds the data descriptor, which follows the bytes of an entry. */
export function descriptor({ crc, packed, length }: ZipRecord): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(SIGNATURES.descriptor, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(length, 12);
  return bytes;
}

/** Builds an entry's record in the central directory. */
export function directoryRecord(entry: ZipRecord, at: Date, limits: ZipLimits): Buffer {
  const name = Buffer.from(entry.name, 'utf8');
  const isWide = entry.offset >= limits.bytes;
  const record = Buffer.alloc(RECORD_BYTES);
  record.writeUInt32LE(SIGNATURES.record, 0);
  record.writeUInt16LE(UNIX | (isWide ? WIDE : NARROW), 4);
  record.writeUInt16LE(isWide ? WIDE : NARROW, 6);
  record.writeUInt16LE(FLAGS, 8);
  record.writeUInt16LE(DEFLATED, 10);
  writeInstant(record, 12, at);
  record.writeUInt32LE(entry.crc, 16);
  record.writeUInt32LE(entry.packed, 20);
  record.writeUInt32LE(entry.length, 24);
  record.writeUInt16LE(name.length, 28);
  record.writeUInt16LE(isWide ? 12 : 0, 30);
  record.writeUInt32LE(PLAIN_FILE, 38);
  record.writeUInt32LE(isWide ? ZIP_LIMITS.bytes : entry.offset, 42);
  if (!isWide) return Buffer.concat([record, name]);
  const extra = Buffer.alloc(12);
  extra.writeUInt16LE(WIDE_OFFSET, 0);
  extra.writeUInt16LE(8, 2);
  extra.writeBigUInt64LE(BigInt(entry.offset), 4);
  return Buffer.concat([record, name, extra]);
}

/** The facts in the end record: about the central directory, and the length of the comment. */
type DirectoryFacts = {
  readonly entries: number;
  readonly bytes: number;
  readonly offset: number;
  readonly comment: number;
};

/**
 * Builds the end record without its comment, and the zip64 records when a figure exceeds the narrow
 * form.
 */
export function directoryEnd(
  { entries, bytes, offset, comment }: DirectoryFacts,
  limits: ZipLimits,
): Buffer {
  const isWide = entries >= limits.entries || offset >= limits.bytes;
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(SIGNATURES.end, 0);
  const counted = isWide ? ZIP_LIMITS.entries : entries;
  end.writeUInt16LE(counted, 8);
  end.writeUInt16LE(counted, 10);
  end.writeUInt32LE(isWide ? ZIP_LIMITS.bytes : bytes, 12);
  end.writeUInt32LE(isWide ? ZIP_LIMITS.bytes : offset, 16);
  end.writeUInt16LE(comment, 20);
  if (!isWide) return end;
  const wide = Buffer.alloc(WIDE_END_BYTES);
  wide.writeUInt32LE(SIGNATURES.wideEnd, 0);
  wide.writeBigUInt64LE(BigInt(WIDE_END_BYTES - 12), 4);
  wide.writeUInt16LE(UNIX | WIDE, 12);
  wide.writeUInt16LE(WIDE, 14);
  wide.writeBigUInt64LE(BigInt(entries), 24);
  wide.writeBigUInt64LE(BigInt(entries), 32);
  wide.writeBigUInt64LE(BigInt(bytes), 40);
  wide.writeBigUInt64LE(BigInt(offset), 48);
  const place = Buffer.alloc(WIDE_PLACE_BYTES);
  place.writeUInt32LE(SIGNATURES.widePlace, 0);
  place.writeBigUInt64LE(BigInt(offset + bytes), 8);
  place.writeUInt32LE(1, 16);
  return Buffer.concat([wide, place, end]);
}

/** Writes a timestamp in DOS format, here in UTC, with a resolution of two seconds. */
function writeInstant(into: Buffer, place: number, at: Date): void {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  into.writeUInt16LE(time, place);
  into.writeUInt16LE(day, place + 2);
}
