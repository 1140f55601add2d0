import { createHash } from 'node:crypto';
import { MANIFEST, type Manifest, manifestSchema, manifestText } from './manifest.ts';
import { checkWholeFile, DamagedBackup, readZip, type ZipEntry } from './read-zip.ts';

/** A verified backup: its manifest, and its entries by name. */
export type WholeBackup = {
  readonly manifest: Manifest;
  readonly entries: ReadonlyMap<string, ZipEntry>;
  /** The id of the key that signed the file; null when it is unsigned (BAK-53). */
  readonly signedBy: string | null;
};

/**
 * Verifies a backup by reading it to its end, and returns its content (BAK-4). Throws
 * `DamagedBackup` with the damaged entry. The signal cancels it.
 */
export async function verifyBackup(file: string, signal?: AbortSignal): Promise<WholeBackup> {
  const entries = new Map((await readZip(file)).map((entry) => [entry.name, entry]));
  const manifest = await readManifest(entries.get(MANIFEST));
  for (const { name, bytes, sha256 } of manifest.entries) {
    const entry = entries.get(name);
    if (entry === undefined) throw new DamagedBackup(name, 'is missing');
    const hash = createHash('sha256');
    let length = 0;
    for await (const piece of entry.bytes()) {
      signal?.throwIfAborted();
      hash.update(piece);
      length += piece.length;
    }
    if (length !== bytes || hash.digest('hex') !== sha256)
      throw new DamagedBackup(name, 'differs from its digest in the manifest');
  }
  const named = new Set([MANIFEST, ...manifest.entries.map(({ name }) => name)]);
  for (const name of entries.keys())
    if (!named.has(name)) throw new DamagedBackup(name, 'is not in the manifest');
  const signedBy = await checkWholeFile(file);
  return { manifest, entries, signedBy };
}

async function readManifest(entry: ZipEntry | undefined): Promise<Manifest> {
  if (entry === undefined) throw new DamagedBackup(MANIFEST, 'is missing');
  const pieces: Uint8Array[] = [];
  for await (const piece of entry.bytes()) pieces.push(piece);
  const parsed = manifestSchema.safeParse(writtenOnce(Buffer.concat(pieces).toString('utf8')));
  if (!parsed.success) throw new DamagedBackup(MANIFEST, 'is not one that can be read');
  return parsed.data;
}

/**
 * Parses JSON in the exact layout of a manifest, in which no member occurs twice; null for any
 * other text (SEC-84).
 */
function writtenOnce(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return manifestText(value) === text ? value : null;
  } catch {
    return null;
  }
}
