import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bytes, utf16 } from '../testing/bytes.ts';
import { createTextLines, LONGEST_LINE } from './text-lines.ts';

type Line = readonly [text: string, end: string, fault?: string];

/** The lines of a file that comes in pieces of so many bytes. */
function linesOf(file: Uint8Array, piece = file.length): readonly Line[] {
  const found: Line[] = [];
  const lines = createTextLines((text, end, fault) =>
    found.push(fault === null ? [text, end] : [text, end, fault]),
  );
  for (let at = 0; at < file.length; at += piece) lines.push(file.subarray(at, at + piece));
  lines.end();
  return found;
}

/** Bytes that are not all text. */
const raw = (...parts: readonly (string | number)[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...bytes(part)] : [part])));

const TOO_LONG = 'line-too-long';

test('exchange.md lines end with LF, CRLF or CR, each as it does', () => {
  expect(linesOf(bytes('a\nb\r\nc\rd\n\re'))).toEqual([
    ['a', '\n'],
    ['b', '\r\n'],
    ['c', '\r'],
    ['d', '\n'],
    ['', '\r'],
    ['e', ''],
  ]);
  expect(linesOf(bytes('a\r'))).toEqual([['a', '\r']]);
  expect(linesOf(bytes(''))).toEqual([]);
});

test('exchange.md UTF-8 and UTF-16 by their marks; a mark further on is a sign like others', () => {
  const expected = [
    ['ñ', '\n'],
    ['\uFEFFb', ''],
  ];
  const text = 'ñ\n\uFEFFb';
  for (const file of [bytes(text), bytes(`\uFEFF${text}`), utf16(text, true), utf16(text, false)])
    for (const piece of [1, 2, 3, file.length]) expect(linesOf(file, piece)).toEqual(expected);
});

test('exchange.md any text comes in any pieces, in any encoding', () => {
  const letters = fc.string({
    unit: fc.constantFrom('a', 'ñ', '…', 'ਊ', 'ਅ', 'ഗ', '\n', '\r', ','),
  });
  fc.assert(
    fc.property(letters, fc.integer({ min: 1, max: 9 }), (text, piece) => {
      const expected = linesOf(bytes(text));
      expect(expected.map(([line, end]) => line + end).join('')).toBe(text);
      for (const [line] of expected) expect(line).not.toMatch(/[\r\n]/);
      expect(linesOf(bytes(text), piece)).toEqual(expected);
      for (const isBigEndian of [true, false])
        expect(linesOf(utf16(text, isBigEndian), piece)).toEqual(expected);
    }),
  );
});

describe('what is no text', () => {
  test.each([
    ['bytes of another encoding', raw('a\nb', 0xe9, '\r\nc'), 'not-utf-8'],
    ['a letter that is cut', raw('a\nb', 0xc3, '\r\nc'), 'not-utf-8'],
    ['a zero', raw('a\nb', 0, '\r\nc'), 'zero-byte'],
  ])('exchange.md %s is told of with its line, and the others are read', (_, file, fault) => {
    for (const piece of [1, 2, file.length])
      expect(linesOf(file, piece)).toEqual([
        ['a', '\n'],
        ['', '\r\n', fault],
        ['c', ''],
      ]);
  });

  test('exchange.md half a letter of UTF-16, within or at the end', () => {
    const fault = 'not-utf-16';
    expect(linesOf(utf16('a\n\uD800b\nc', false))).toEqual([
      ['a', '\n'],
      ['', '\n', fault],
      ['c', ''],
    ]);
    expect(linesOf(utf16('a\nc', true).subarray(0, -1))).toEqual([
      ['a', '\n'],
      ['', '', fault],
    ]);
  });
});

describe('a line of 64 KiB', () => {
  const long = 'x'.repeat(LONGEST_LINE);
  const pieces = [1000, 4096, 1 << 18, 1 << 20];

  test('exchange.md is taken, whatever ends it', () => {
    for (const end of ['\n', '\r\n', '\r', ''])
      for (const piece of pieces)
        expect(linesOf(bytes(`${long}${end}`), piece)).toEqual([[long, end]]);
  });

  test('exchange.md a longer one is told of, and what follows is read', () => {
    for (const end of ['\n', '\r\n', '\r'] as const)
      for (const times of [1, 3, 30])
        for (const piece of pieces)
          expect(linesOf(bytes(`a\n${long.repeat(times)}y${end}b`), piece)).toEqual([
            ['a', '\n'],
            ['', end, TOO_LONG],
            ['b', ''],
          ]);
    expect(linesOf(bytes(`a\n${long}y`), 1000).at(-1)).toEqual(['', '', TOO_LONG]);
  });

  test('exchange.md its length is that of its bytes', () => {
    const half = LONGEST_LINE / 2;
    expect(linesOf(bytes('é'.repeat(half)))).toHaveLength(1);
    expect(linesOf(bytes('é'.repeat(half)))[0]).toHaveLength(2);
    expect(linesOf(bytes('é'.repeat(half + 1)))[0]?.[2]).toBe(TOO_LONG);
    for (const piece of pieces)
      for (const end of ['\n', '\r\n', '\r']) {
        const file = utf16(`${'x'.repeat(half + 1)}${end}b`, true);
        expect(linesOf(file, piece)).toEqual([
          ['', end, TOO_LONG],
          ['b', ''],
        ]);
        expect(linesOf(utf16(`${'x'.repeat(half)}${end}`, false), piece)[0]).toHaveLength(2);
      }
  });
});
