const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crcOf(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

/** A file of an archive: its path, and its bytes. */
export type ZipFile = { readonly path: string; readonly bytes: Uint8Array };

/** The first day a zip can name: archives are the same whenever they are made. */
const FIRST_DAY = 0x21;

/** Files as a zip archive, stored as they are: any program that reads zip reads it. */
export function zipStored(files: readonly ZipFile[]): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = text.encode(path);
    const shared = [0x0800, 0, 0, FIRST_DAY] as const;
    const crc = crcOf(bytes);
    const sizes = [crc, bytes.length, bytes.length] as const;
    const local = numbers([0x04034b50], [20, ...shared], sizes, [name.length, 0]);
    parts.push(local, name, bytes);
    directory.push(
      numbers([0x02014b50], [20, 20, ...shared], sizes, [name.length, 0, 0, 0, 0], [0, offset]),
      name,
    );
    offset += local.length + name.length + bytes.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const count = files.length;
  const end = numbers([0x06054b50], [0, 0, count, count], [size, offset], [0]);
  return joined([...parts, ...directory, end]);
}

/** Numbers as a zip writes them: lists of four bytes and of two in turn, the low byte first. */
function numbers(...lists: readonly (readonly number[])[]): Uint8Array {
  const bytes: number[] = [];
  for (const [index, list] of lists.entries()) {
    const width = index % 2 === 0 ? 4 : 2;
    for (const number of list)
      for (let at = 0; at < width; at += 1) bytes.push((number >>> (8 * at)) & 0xff);
  }
  return Uint8Array.from(bytes);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
