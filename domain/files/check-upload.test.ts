import { describe, expect, test } from 'vitest';
import { checkUpload, FILE_LIMITS } from './check-upload.ts';
import { fileKindOf } from './file-kind.ts';
import { keptFileName } from './file-name.ts';

const bytesOf = (...parts: readonly (string | readonly number[])[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((character) => character.charCodeAt(0)) : part,
    ),
  );
const PNG = bytesOf([0x89], 'PNG', [0x0d, 0x0a, 0x1a, 0x0a, 0]);

describe('FIL-1 a file is what its first bytes say', () => {
  test.each([
    [PNG, 'image/png'],
    [bytesOf([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
    [bytesOf('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
    [bytesOf('%PDF-1.7'), 'application/pdf'],
    [bytesOf('MZ', [0x90, 0]), null],
    [bytesOf('<svg xmlns="http://www.w3.org/2000/svg">'), null],
    [bytesOf('<!doctype html>'), null],
    [bytesOf('GIF89a'), null],
    [bytesOf('RIFF', [1, 2, 3, 4], 'WAVE'), null],
    [bytesOf(' %PDF-1.7'), null],
    [PNG.subarray(0, 4), null],
    [new Uint8Array(), null],
  ])('case %#', (bytes, kind) => expect(fileKindOf(bytes)).toBe(kind));
});

describe('FIL-2 FIL-13 a name is safe and true of the content', () => {
  test.each([
    ['lot 12.png', 'image/png', 'lot 12.png'],
    ['photo.JPEG', 'image/jpeg', 'photo.jpeg'],
    ['certificate.png', 'application/pdf', 'certificate.pdf'],
    ['../../etc/passwd', 'image/png', 'passwd.png'],
    ['C:\\temp\\scan.pdf', 'application/pdf', 'scan.pdf'],
    ['..', 'image/png', 'file.png'],
    ['', 'image/webp', 'file.webp'],
    ['a\u0000b\r\nc\u202egnp.exe', 'image/png', 'abcgnp.png'],
    ['con<|>:*?".pdf', 'application/pdf', '_con.pdf'],
    ['.htaccess', 'image/png', 'htaccess.png'],
    ['señal “é”.png', 'image/png', 'señal “é”.png'],
  ] as const)('%j of %s is %j', (sent, kind, kept) => expect(keptFileName(sent, kind)).toBe(kept));

  test('never longer than 120 characters', () =>
    expect(keptFileName(`${'x'.repeat(400)}.png`, 'image/png').length).toBeLessThanOrEqual(120));
});

describe('FIL-3 a file has a size and a kind that are kept, or is refused by name', () => {
  const upload = (bytes: Uint8Array, thumbnail: Uint8Array | null = null) =>
    checkUpload({ name: 'a.png', bytes, thumbnail });

  test('an empty one, one too large and one of another kind are refused', () => {
    expect(upload(new Uint8Array())).toMatchObject({ code: 'file-empty' });
    expect(upload(new Uint8Array(FILE_LIMITS.bytes + 1))).toMatchObject({
      code: 'file-too-large',
      data: { megabytes: 10 },
    });
    expect(upload(bytesOf('MZ'))).toMatchObject({ code: 'file-kind-refused' });
  });

  test('a thumbnail that is no small picture is left away', () => {
    expect(upload(PNG, PNG)).toMatchObject({ value: { thumbnail: { kind: 'image/png' } } });
    for (const none of [bytesOf('%PDF-1.7'), bytesOf('<svg>'), new Uint8Array(300_000)])
      expect(upload(PNG, none)).toMatchObject({ ok: true, value: { thumbnail: null } });
  });
});
