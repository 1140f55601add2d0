import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import { SIGNATURE_BYTES, signerOfText } from './backup-signature.ts';
import {
  DIGEST_BYTES,
  DIGEST_WORD,
  END_BYTES,
  HEADER_BYTES,
  RECORD_BYTES,
  SIGNATURES,
  WIDE_END_BYTES,
  WIDE_PLACE_BYTES,
  ZIP_LIMITS,
} from './zip-format.ts';

/** An entry of a zip file, as listed in its central directory. */
export type ZipEntry = { readonly name: string; readonly bytes: () => AsyncGenerator<Uint8Array> };

/**
 * The error for a damaged backup file; `entry` is the damaged entry or part of the file (BAK-4).
 */
export class DamagedBackup extends Error {
  readonly entry: string;
  constructor(entry: string, why: string) {
    super(`${entry}: ${why}`);
    this.name = 'DamagedBackup';
    this.entry = entry;
  }
}

/** The error for a file whose signature is invalid: it was altered after it was signed (BAK-53). */
export class AlteredBackup extends DamagedBackup {
  constructor() {
    super('the signature', 'does not fit the file, which was altered after it was signed');
    this.name = 'AlteredBackup';
  }
}

const DIRECTORY = 'the directory of the file';

/**
 * Reads the central directory of a zip file (BAK-4). The content of an entry is verified against
 * its length and checksum while it is read.
 */
export async function readZip(file: string): Promise<readonly ZipEntry[]> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = readerOf(handle, size);
    const place = await directoryPlace(await endOf(read, size), read);
    const directory = await read(place.offset, place.bytes);
    const entries: ZipEntry[] = [];
    for (let at = 0; at < directory.length; ) {
      if (at + RECORD_BYTES > directory.length || directory.readUInt32LE(at) !== SIGNATURES.record)
        throw new DamagedBackup(DIRECTORY, 'is not as it was written');
      const nameLength = directory.readUInt16LE(at + 28);
      const extra = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
      const extraAt = at + RECORD_BYTES + nameLength;
      const name = directory.toString('utf8', at + RECORD_BYTES, extraAt);
      const narrow = directory.readUInt32LE(at + 42);
      if (extraAt + extra > directory.length) throw new DamagedBackup(name, 'is cut short');
      if (narrow === ZIP_LIMITS.bytes && extra !== 12)
        throw new DamagedBackup(name, 'does not say where it begins');
      const local = narrow === ZIP_LIMITS.bytes ? wide(directory, extraAt + 4) : narrow;
      const header = await read(local, HEADER_BYTES);
      if (header.readUInt32LE(0) !== SIGNATURES.header || directory.readUInt16LE(at + 10) !== 8)
        throw new DamagedBackup(name, 'does not begin where it should');
      const start = local + HEADER_BYTES + header.readUInt16LE(26) + header.readUInt16LE(28);
      const facts = {
        name,
        file,
        start,
        packed: directory.readUInt32LE(at + 20),
        crc: directory.readUInt32LE(at + 16),
        length: directory.readUInt32LE(at + 24),
      };
      if (start + facts.packed > size) throw new DamagedBackup(name, 'is cut short');
      entries.push({ name, bytes: () => inflated(facts) });
      at = extraAt + extra;
    }
    return entries;
  } finally {
    await handle.close();
  }
}

/**
 * Verifies the whole file against the digest at its end, so that no byte may differ, and the digest
 * against its signature (BAK-43, BAK-53). Returns the id of the key that signed it; null when it is
 * unsigned.
 */
export async function checkWholeFile(file: string): Promise<string | null> {
  const comment = await commentOf(file);
  const hash = createHash('sha256');
  const before = createReadStream(file, { end: comment.at - 1 });
  for await (const piece of before) hash.update(piece);
  const digest = hash.digest('hex');
  if (comment.text.slice(0, DIGEST_BYTES) !== `${DIGEST_WORD}${digest}`)
    throw new DamagedBackup('the file', 'differs from the digest at its end');
  const signature = comment.text.slice(DIGEST_BYTES);
  if (signature === '') return null;
  const signedBy = signerOfText(signature, digest);
  if (signedBy === null) throw new AlteredBackup();
  return signedBy;
}

async function commentOf(file: string): Promise<{ readonly at: number; readonly text: string }> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = readerOf(handle, size);
    const at = (await endOf(read, size)) + END_BYTES;
    return { at, text: (await read(at, size - at)).toString('latin1') };
  } finally {
    await handle.close();
  }
}

type Read = (from: number, length: number) => Promise<Buffer>;

const readerOf =
  (handle: FileHandle, size: number): Read =>
  async (from, length) => {
    if (from < 0 || from + length > size) throw new DamagedBackup(DIRECTORY, 'is cut short');
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
    return buffer;
  };

/**
 * Finds the end record of the central directory, before a comment of one of the two lengths that
 * this product writes.
 */
async function endOf(read: Read, size: number): Promise<number> {
  for (const length of [DIGEST_BYTES, DIGEST_BYTES + SIGNATURE_BYTES]) {
    const at = size - END_BYTES - length;
    const end = await read(at, END_BYTES);
    if (end.readUInt32LE(0) === SIGNATURES.end && end.readUInt16LE(20) === length) return at;
  }
  throw new DamagedBackup(DIRECTORY, 'is not there');
}

async function directoryPlace(at: number, read: Read) {
  const end = await read(at, END_BYTES);
  if (end.readUInt32LE(16) !== ZIP_LIMITS.bytes)
    return { offset: end.readUInt32LE(16), bytes: end.readUInt32LE(12) };
  const place = await read(at - WIDE_PLACE_BYTES, WIDE_PLACE_BYTES);
  const wideEnd = await read(wide(place, 8), WIDE_END_BYTES);
  if (
    place.readUInt32LE(0) !== SIGNATURES.widePlace ||
    wideEnd.readUInt32LE(0) !== SIGNATURES.wideEnd
  )
    throw new DamagedBackup(DIRECTORY, 'is not there');
  const found = { offset: wide(wideEnd, 48), bytes: wide(wideEnd, 40) };
  // The directory ends where its end record begins. This check prevents a forged length from
  // allocating a buffer of any size.
  if (found.offset + found.bytes !== wide(place, 8))
    throw new DamagedBackup(DIRECTORY, 'is not as it was written');
  return found;
}

function wide(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at);
  if (value > BigInt(Number.MAX_SAFE_INTEGER))
    throw new DamagedBackup(DIRECTORY, 'is not as it was written');
  return Number(value);
}

type Packed = {
  readonly name: string;
  readonly file: string;
  readonly start: number;
  readonly packed: number;
  readonly crc: number;
  readonly length: number;
};

async function* inflated(entry: Packed): AsyncGenerator<Uint8Array> {
  const { name, file, start, packed } = entry;
  if (packed === 0) throw new DamagedBackup(name, 'is not as it was written');
  const source = createReadStream(file, { start, end: start + packed - 1 });
  const inflate = source.pipe(createInflateRaw());
  source.on('error', (problem) => inflate.destroy(problem));
  let crc = 0;
  let length = 0;
  try {
    for await (const piece of inflate) {
      const bytes: Uint8Array = piece;
      crc = crc32(bytes, crc);
      length += bytes.length;
      yield bytes;
    }
  } catch (problem) {
    throw new DamagedBackup(name, problem instanceof Error ? problem.message : String(problem));
  } finally {
    source.destroy();
  }
  if (crc !== entry.crc || length !== entry.length)
    throw new DamagedBackup(name, 'is not as it was written');
}
