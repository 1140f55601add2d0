import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { crc32, createInflateRaw } from 'node:zlib';

/** An entry of a zip file, as its directory names it. */
export type ZipEntry = { readonly name: string; readonly bytes: () => AsyncGenerator<Uint8Array> };

/** BAK-4: a file that is not whole: the entry, or what of the file itself. */
export class DamagedBackup extends Error {
  readonly entry: string;
  constructor(entry: string, why: string) {
    super(`${entry}: ${why}`);
    this.name = 'DamagedBackup';
    this.entry = entry;
  }
}

const DIRECTORY = 'the directory of the file';
const END_BYTES = 22;

/** BAK-4: the entries of a zip file. What is read of one is held against its length and its checksum. */
export async function readZip(file: string): Promise<readonly ZipEntry[]> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const read = async (from: number, length: number): Promise<Buffer> => {
      if (from < 0 || from + length > size) throw new DamagedBackup(DIRECTORY, 'is cut short');
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, from);
      return buffer;
    };
    const end = await read(size - END_BYTES, END_BYTES);
    if (end.readUInt32LE(0) !== 0x06054b50) throw new DamagedBackup(DIRECTORY, 'is not there');
    const directory = await read(end.readUInt32LE(16), end.readUInt32LE(12));
    const entries: ZipEntry[] = [];
    for (let at = 0; at < directory.length; ) {
      if (at + 46 > directory.length || directory.readUInt32LE(at) !== 0x02014b50)
        throw new DamagedBackup(DIRECTORY, 'is not as it was written');
      const nameLength = directory.readUInt16LE(at + 28);
      const extra = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
      const name = directory.toString('utf8', at + 46, at + 46 + nameLength);
      const local = directory.readUInt32LE(at + 42);
      const header = await read(local, 30);
      if (header.readUInt32LE(0) !== 0x04034b50 || directory.readUInt16LE(at + 10) !== 8)
        throw new DamagedBackup(name, 'does not begin where it should');
      const start = local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
      const facts = {
        name,
        ...{ file, start, packed: directory.readUInt32LE(at + 20) },
        ...{ crc: directory.readUInt32LE(at + 16), length: directory.readUInt32LE(at + 24) },
      };
      if (start + facts.packed > size) throw new DamagedBackup(name, 'is cut short');
      entries.push({ name, bytes: () => inflated(facts) });
      at += 46 + nameLength + extra;
    }
    return entries;
  } finally {
    await handle.close();
  }
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
