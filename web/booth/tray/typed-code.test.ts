import { describe, expect, it } from 'vitest';
import { code } from '../tray-state/booth.fixture.ts';
import { checkTyped, readTyped } from './typed-code.ts';

const tray = ['417', '852', 'K7P'].map(code);

describe('BTH-6 the code on the glass', () => {
  it.each([
    ['852', 'right'],
    [' 8 52', 'right'],
    ['8-5-2', 'right'],
    ['- 85 2 -', 'right'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['-', 'empty'],
    ['111', 'wrong'],
    ['85', 'wrong'],
    ['8522', 'wrong'],
    ['8.52', 'wrong'],
    ['8_52', 'wrong'],
    ['417', 'other-of-tray'],
  ])('%j is %s', (text, kind) => {
    expect(checkTyped(text, code('852'), tray).kind).toBe(kind);
  });

  it('lower case is no mistake, in the right glass and in another', () => {
    expect(checkTyped('k-7 p', code('K7P'), tray)).toEqual({ kind: 'right' });
    expect(checkTyped('k7p', code('852'), tray)).toEqual({ kind: 'other-of-tray', position: 3 });
    expect(checkTyped('417', code('852'), tray)).toEqual({ kind: 'other-of-tray', position: 1 });
  });

  it('is told back as it is written on a label', () => {
    expect(readTyped(' k-7\tp ')).toBe('K7P');
  });
});
