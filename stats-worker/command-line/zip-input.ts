import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { unzipSync } from 'fflate';
import { z } from 'zod';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { FileBytes } from '../files/file-bytes.ts';
import { dayOf } from '../marks/calendar-day.ts';

/** The entries of an analyst zip that are read; the others are computed from these. */
const READ = ['marks_long.csv', 'references.csv', 'settings.json', 'datapackage.json'] as const;

/** The files of a zip that are read; references and settings may be missing. */
export type ZippedFiles = {
  readonly marks: FileBytes;
  readonly references: FileBytes | null;
  readonly settings: FileBytes | null;
  /** The last day of the period of the zip, as days since 1970-01-01; null where it has none. */
  readonly lastDay: number | null;
};

/** The largest file that is extracted from a zip, in bytes: some fifteen million answers. */
const LONGEST = 1_000_000_000;

/**
 * Opens an analyst zip (XPO-22). Only known files are extracted, by exact name, so that no path
 * leads out of it. The zip is refused where one of them has a declared size above a gigabyte, or
 * differs from the size or the CRC in the directory.
 */
export async function zipInput(path: string): Promise<Result<ZippedFiles, 'file-unreadable'>> {
  const unreadable = (reason: string) =>
    refuse('file-unreadable', { rows: [`${path}: ${reason}`] });
  let bytes: Uint8Array;
  try {
    bytes = await readFile(path);
  } catch (problem) {
    return unreadable(problem instanceof Error ? problem.message : String(problem));
  }
  const tooLong: string[] = [];
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (!READ.some((known) => known === name)) return false;
        if (originalSize > LONGEST) tooLong.push(name);
        return originalSize <= LONGEST;
      },
    });
    const [name] = tooLong;
    if (name !== undefined) return unreadable(`${name} is longer than a gigabyte`);
    const said = directoryOf(bytes);
    for (const [file, content] of Object.entries(files)) {
      const told = said.get(file);
      if (told?.size !== content.length || told.crc !== crc32(content))
        return unreadable(`${file} is not as it was packed`);
    }
    const marks = files['marks_long.csv'];
    if (marks === undefined) return unreadable('no marks_long.csv is in it');
    const [references, settings] = [files['references.csv'], files['settings.json']];
    return accept({
      marks: inMemory(marks),
      references: references === undefined ? null : inMemory(references),
      settings: settings === undefined ? null : inMemory(settings),
      lastDay: lastDayOf(files['datapackage.json']),
    });
  } catch {
    return unreadable('it is no whole zip file');
  }
}

const aboutSchema = z.object({ temporal: z.object({ to: z.string() }) });

/** The day up to which the pages computed the zip; null where its package has no period (XPO-5). */
function lastDayOf(about: Uint8Array | undefined): number | null {
  if (about === undefined) return null;
  try {
    const read = aboutSchema.safeParse(JSON.parse(new TextDecoder().decode(about)));
    return read.success ? dayOf(read.data.temporal.to) : null;
  } catch {
    return null;
  }
}

const END = { signature: 0x06054b50, bytes: 22, count: 10, directory: 16 };
const ENTRY = {
  signature: 0x02014b50,
  bytes: 46,
  crc: 16,
  size: 24,
  name: 28,
  more: 30,
  remark: 32,
};

/**
 * The CRC and the size of each file from the directory of a zip: fflate does not verify them. It
 * throws where there is no directory.
 */
function directoryOf(bytes: Uint8Array): ReadonlyMap<string, { crc: number; size: number }> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - END.bytes;
  while (view.getUint32(end, true) !== END.signature) end -= 1;
  const found = new Map<string, { crc: number; size: number }>();
  let at = view.getUint32(end + END.directory, true);
  for (let left = view.getUint16(end + END.count, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== ENTRY.signature) throw new Error('no directory');
    const name = at + ENTRY.bytes;
    const [length, more, remark] = [ENTRY.name, ENTRY.more, ENTRY.remark].map((place) =>
      view.getUint16(at + place, true),
    );
    found.set(new TextDecoder().decode(bytes.subarray(name, name + (length ?? 0))), {
      crc: view.getUint32(at + ENTRY.crc, true),
      size: view.getUint32(at + ENTRY.size, true),
    });
    at = name + (length ?? 0) + (more ?? 0) + (remark ?? 0);
  }
  return found;
}

/** Bytes that are read at a time. */
const PIECE = 1 << 18;

const inMemory = (bytes: Uint8Array): FileBytes => ({
  size: bytes.length,
  async *pieces() {
    for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
  },
});
