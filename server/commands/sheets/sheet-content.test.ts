import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import {
  parseSessionCode,
  parseTasterId,
  parseTastingCode,
  type TasterId,
  type TastingCode,
} from '../../../domain/words/ids.ts';
import { sheetDigest } from '../../audit/sheet-digest.ts';
import { there } from '../testing/there.ts';
import { storableSheet } from './sheet-content.ts';

const taster = (last: number): TasterId =>
  there(parseTasterId(`00000000-0000-4000-8000-00000000000${last}`));
const code = (text: string): TastingCode => there(parseTastingCode(text));
const session = (number: number) => there(parseSessionCode(number));

const blank = blankSheet({ heatingDevice: '3' });
const sheet = {
  panel: 'p',
  session: session(7),
  taster: taster(1),
  code: code('417'),
  version: 1,
  value: blank,
};

describe('EVA-3 the digest of a sealed sheet', () => {
  test('is the SHA-256 of what it is taken over, in JSON with sorted keys', () => {
    const content =
      '{"calibration":null,"comments":"","fruityKind":null,"heatingDevice":"3","language":null,' +
      '"marks":{},"otherDescriptor":null,"signature":null,"startedAt":null}';
    const text =
      `{"code":"417","content":${content},"panel":"p","session":7,` +
      `"taster":"00000000-0000-4000-8000-000000000001","version":1}`;
    expect(sheetDigest(sheet)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  test.each([
    ['panel', { panel: 'q' }],
    ['session', { session: session(8) }],
    ['taster', { taster: taster(2) }],
    ['code', { code: code('418') }],
    ['version', { version: 2 }],
    ['answers', { value: { ...blank, comments: 'green leaf' } }],
    ['tick', { value: { ...blank, smelledOnly: true } }],
  ])('is another with another %s', (_, change) => {
    expect(sheetDigest({ ...sheet, ...change })).not.toBe(sheetDigest(sheet));
  });

  test('does not hang on the birth of the document', () => {
    const value = { ...blank, header: { ...blank.header, birth: 'c' } };
    expect(sheetDigest({ ...sheet, value })).toBe(sheetDigest(sheet));
  });
});

describe('EVA-3 a sheet as the database can keep it', () => {
  test('has no zero bytes and no half characters in any text, and its signature in UTC', () => {
    const dirty = (text: string) => `${text}\0\uD83D`;
    const screen = { pixelsPerMm: 4, pixelRatio: 1, window: [1280, 800] } as const;
    const stored = storableSheet({
      ...blank,
      marks: {},
      heatingDevice: dirty('3'),
      comments: dirty('leaf'),
      language: dirty('es'),
      startedAt: dirty('ten'),
      calibration: { ...screen, device: dirty('booth'), at: dirty('nine') },
      signature: { strokes: [[0, 0, 10, 10]], at: '2026-11-27T10:00:00+02:00' },
    });
    expect(stored).toEqual({
      ...blank,
      heatingDevice: '3\uFFFD',
      comments: 'leaf\uFFFD',
      language: 'es\uFFFD',
      startedAt: 'ten\uFFFD',
      calibration: { ...screen, device: 'booth\uFFFD', at: 'nine\uFFFD' },
      signature: { strokes: [[0, 0, 10, 10]], at: '2026-11-27T08:00:00.000Z' },
    });
  });

  test('keeps what is not there not there', () => {
    expect(storableSheet(blank)).toEqual(blank);
  });
});
