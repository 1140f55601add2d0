import { describe, expect, test } from 'vitest';
import { checkUpload, FILE_LIMITS } from './check-upload.ts';
import { FILE_ENDINGS, fileKindOf, isFileKind, isPicture } from './file-kind.ts';
import { keptFileName } from './file-name.ts';

const MIB = 1024 * 1024;
const HEADS = {
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/webp': [0x52, 0x49, 0x46, 0x46, 9, 9, 9, 9, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
} as const;
const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'application/pdf'] as const;

/** A picture of so many bytes. */
function png(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(HEADS['image/png']);
  return bytes;
}

describe('FIL-1 a file is what its first bytes say', () => {
  test.each(KINDS)('%s, when each of them is there, and not one may differ', (kind) => {
    const head = Uint8Array.from(HEADS[kind]);
    expect(fileKindOf(head)).toBe(kind);
    expect(fileKindOf(head.subarray(0, -1))).toBeNull();
    for (const [at, byte] of head.entries()) {
      // The four bytes after RIFF are the length of what follows.
      const isLength = kind === 'image/webp' && at >= 4 && at < 8;
      const other = Uint8Array.from(head);
      other[at] = byte ^ 1;
      expect(fileKindOf(other), `byte ${at}`).toBe(isLength ? kind : null);
    }
  });

  test('there are four kinds, three of them pictures', () => {
    for (const kind of KINDS) expect(isFileKind(kind)).toBe(true);
    for (const other of ['', 'image/gif', 'png', null, undefined])
      expect(isFileKind(other)).toBe(false);
    expect(KINDS.map(isPicture)).toEqual([true, true, true, false]);
    expect(isPicture(null)).toBe(false);
  });
});

describe('FIL-2 FIL-13 FIL-14 the ending of a name is true of the content', () => {
  test('each kind has its own, the first is the usual one', () => {
    expect(FILE_ENDINGS).toEqual({
      'image/png': ['png'],
      'image/jpeg': ['jpg', 'jpeg'],
      'image/webp': ['webp'],
      'application/pdf': ['pdf'],
    });
  });

  test.each([
    ['a', 'image/jpeg', 'a.jpg'],
    ['a.jpeg', 'image/jpeg', 'a.jpeg'],
    ['a.JPG', 'image/jpeg', 'a.jpg'],
    ['apng', 'image/png', 'apng.png'],
    ['a.png.pdf', 'image/png', 'a.png.png'],
    ['v1.2 final', 'image/png', 'v1.2 final.png'],
    ['a.toolong', 'image/png', 'a.toolong.png'],
    ['a.', 'image/png', 'a..png'],
    ['  . .a.png', 'image/png', 'a.png'],
    ['a .png', 'image/png', 'a.png'],
    [' a.png ', 'image/png', 'a.png'],
    ['x/', 'image/png', 'file.png'],
    ['a/b\\c.png', 'image/png', 'c.png'],
    ['CON.png', 'image/png', '_CON.png'],
    ['nul', 'image/png', '_nul.png'],
    ['aux.tar.gz', 'image/png', '_aux.tar.png'],
    ['Com1 .png', 'image/png', '_Com1.png'],
    ['lpt².pdf', 'application/pdf', '_lpt².pdf'],
    ['console.png', 'image/png', 'console.png'],
    ['com10.png', 'image/png', 'com10.png'],
  ] as const)('%j of %s is %j', (sent, kind, kept) => expect(keptFileName(sent, kind)).toBe(kept));

  test('a long name is cut to 114 characters before its ending, whole ones', () => {
    expect(keptFileName('x'.repeat(115), 'image/png')).toBe(`${'x'.repeat(114)}.png`);
    expect(keptFileName('x'.repeat(114), 'image/png')).toBe(`${'x'.repeat(114)}.png`);
    expect(keptFileName('🫒'.repeat(200), 'image/png')).toBe(`${'🫒'.repeat(114)}.png`);
    expect(keptFileName(`${'x'.repeat(113)} y`, 'image/png')).toBe(`${'x'.repeat(113)}.png`);
  });
});

describe('FIL-3 FIL-5 a file has at most 10 MB, a sample 20 of them, the panel’s image 1 MB', () => {
  test('the limits', () => {
    expect(FILE_LIMITS).toEqual({
      bytes: 10 * MIB,
      perSample: 20,
      thumbnailBytes: 200 * 1024,
      panelImageBytes: MIB,
    });
  });

  test('what is as large as may be is kept as it came; one byte more is refused', () => {
    const bytes = png(10 * MIB);
    const kept = checkUpload({ name: 'a.pdf', bytes, thumbnail: null });
    if (!kept.ok) throw new Error(kept.code);
    // The very bytes: to compare ten million of them one by one takes half a minute.
    expect(kept.value.bytes === bytes).toBe(true);
    const { name, kind, thumbnail } = kept.value;
    expect({ name, kind, thumbnail }).toEqual({
      name: 'a.png',
      kind: 'image/png',
      thumbnail: null,
    });
    expect(checkUpload({ name: 'a', bytes: png(10 * MIB + 1), thumbnail: null })).toEqual({
      ok: false,
      code: 'file-too-large',
      data: { megabytes: 10 },
    });
    expect(checkUpload({ name: 'a', bytes: png(MIB), thumbnail: null }, MIB).ok).toBe(true);
    expect(checkUpload({ name: 'a', bytes: png(MIB + 1), thumbnail: null }, MIB)).toMatchObject({
      data: { megabytes: 1 },
    });
  });

  test('a thumbnail has at most 200 kB', () => {
    const of = (length: number) =>
      checkUpload({ name: 'a', bytes: png(9), thumbnail: png(length) });
    const small = of(200 * 1024);
    expect(small.ok && small.value.thumbnail?.kind).toBe('image/png');
    expect(small.ok && small.value.thumbnail?.bytes.length).toBe(200 * 1024);
    expect(of(200 * 1024 + 1)).toMatchObject({ ok: true, value: { thumbnail: null } });
  });
});
