/** What a zip file is made of (APPNOTE 6.3), as the product writes it: names in UTF-8, sizes after the bytes, deflated. */

/** What is known of an entry once it is written. */
export type ZipRecord = {
  readonly name: string;
  readonly crc: number;
  readonly packed: number;
  readonly length: number;
  /** Where its local header begins, in bytes from the start of the file. */
  readonly offset: number;
};

/** From which figures on the wide form of the directory is written (zip64); lower in tests. */
export type ZipLimits = { readonly bytes: number; readonly entries: number };

/** BAK-42: what the narrow form can say; the greatest figure of each field means that the wide form says it. */
export const ZIP_LIMITS: ZipLimits = { bytes: 0xffff_ffff, entries: 0xffff };

/** BAK-43: the comment at the end of the file names the SHA-256 of all before it; a signature may follow (BAK-53). */
export const DIGEST_WORD = 'sha256 ';
export const DIGEST_BYTES = DIGEST_WORD.length + 64;
export const END_BYTES = 22;
export const WIDE_END_BYTES = 56;
export const WIDE_PLACE_BYTES = 20;
export const RECORD_BYTES = 46;
export const HEADER_BYTES = 30;

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
/** A file that its owner writes and everybody reads. */
const PLAIN_FILE = 0o100644 * 0x10000;

/** The local header of an entry, whose sizes follow it. */
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

/** What follows the bytes of an entry. */
export function descriptor({ crc, packed, length }: ZipRecord): Buffer {
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32LE(SIGNATURES.descriptor, 0);
  bytes.writeUInt32LE(crc, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(length, 12);
  return bytes;
}

/** An entry in the directory. */
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

/** What the end of the file tells: of the directory, and how long the comment is that follows. */
type DirectoryFacts = {
  readonly entries: number;
  readonly bytes: number;
  readonly offset: number;
  readonly comment: number;
};

/** The end of the file but its comment: where the directory is, in the wide form too where the narrow one cannot say it. */
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

/** Two seconds are the finest that the format tells, in UTC here. */
function writeInstant(into: Buffer, place: number, at: Date): void {
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const day = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  into.writeUInt16LE(time, place);
  into.writeUInt16LE(day, place + 2);
}
