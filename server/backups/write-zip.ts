import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';
import { SIGNATURE_BYTES, type SignDigest } from './backup-signature.ts';
import {
  DIGEST_BYTES,
  DIGEST_WORD,
  descriptor,
  directoryEnd,
  directoryRecord,
  localHeader,
  ZIP_LIMITS,
  type ZipLimits,
  type ZipRecord,
} from './zip-format.ts';

/**
 * The options of a zip file: its timestamp and the sink of its pieces. The signal cancels it
 * between two pieces.
 */
export type ZipOrder = {
  readonly at: Date;
  readonly write: (piece: Uint8Array) => Promise<void>;
  readonly signal?: AbortSignal;
  readonly limits?: ZipLimits;
  /** Signs the digest of the file; null for an unsigned file (BAK-53). */
  readonly sign?: SignDigest | null;
};

/** A zip writer, which writes entries one after the other. */
export type ZipWriter = ReturnType<typeof createZipWriter>;

/** How much is hashed, in bytes, before the event loop continues: some tenths of a millisecond. */
const SLICE = 65_536;

/**
 * Creates a streaming zip writer (BAK-40, BAK-42). Compression runs on a thread of the system, so
 * it does not block the event loop.
 */
export function createZipWriter(order: ZipOrder) {
  const { at, write, signal, limits = ZIP_LIMITS, sign = null } = order;
  const records: ZipRecord[] = [];
  const whole = createHash('sha256');
  let written = 0;

  async function put(piece: Uint8Array): Promise<void> {
    whole.update(piece);
    written += piece.length;
    await write(piece);
  }

  return {
    /**
     * Writes one entry and returns its length and SHA-256. Throws when it exceeds the size limit of
     * an entry.
     */
    async entry(name: string, pieces: AsyncIterable<string | Uint8Array>) {
      const offset = written;
      const hash = createHash('sha256');
      let [length, crc] = [0, 0];
      async function* counted() {
        for await (const piece of pieces) {
          const bytes = typeof piece === 'string' ? Buffer.from(piece, 'utf8') : piece;
          for (let from = 0; from < bytes.length; from += SLICE) {
            signal?.throwIfAborted();
            const slice = bytes.subarray(from, from + SLICE);
            length += slice.length;
            if (length >= limits.bytes) throw new TooLongForZip(name, limits.bytes);
            hash.update(slice);
            crc = crc32(slice, crc);
            yield slice;
          }
        }
        signal?.throwIfAborted();
      }
      const header = localHeader(name, at);
      await put(header);
      await pipeline(counted, createDeflateRaw({ level: 6 }), async (packed) => {
        for await (const piece of packed) await put(piece);
      });
      const packed = written - offset - header.length;
      if (packed >= limits.bytes) throw new TooLongForZip(name, limits.bytes);
      const record: ZipRecord = { name, crc, packed, length, offset };
      records.push(record);
      await put(descriptor(record));
      return { name, bytes: length, sha256: hash.digest('hex') };
    },
    /**
     * Writes the central directory and the digest of the file, with a signature if there is a
     * signer.
     */
    async end(): Promise<void> {
      const offset = written;
      for (const record of records) await put(directoryRecord(record, at, limits));
      const comment = DIGEST_BYTES + (sign === null ? 0 : SIGNATURE_BYTES);
      const of = { entries: records.length, bytes: written - offset, offset, comment };
      await put(directoryEnd(of, limits));
      const digest = whole.digest('hex');
      const signature = sign === null ? '' : await sign(digest);
      await write(Buffer.from(`${DIGEST_WORD}${digest}${signature}`, 'latin1'));
    },
  };
}

/** The error when an entry exceeds the size limit of the zip format; no backup is made (BAK-42). */
export class TooLongForZip extends Error {
  constructor(entry: string, most: number) {
    super(`${entry} is longer than an entry of a zip file may be (${most} bytes)`);
    this.name = 'TooLongForZip';
  }
}
