import { describe, expect, it } from 'vitest';
import { code } from './booth.fixture.ts';
import { checkTyped } from './typed-code.ts';

const tray = ['417', '852', 'K7P'].map(code);

describe('BTH-6 the code on the glass', () => {
  it.each([
    ['852', 'right'],
    [' 8 52', 'right'],
    ['', 'empty'],
    ['  ', 'empty'],
    ['111', 'wrong'],
    ['85', 'wrong'],
  ])('%j is %s', (text, kind) => {
    expect(checkTyped(text, code('852'), tray).kind).toBe(kind);
  });

  it('another glass of the tray is named by its place', () => {
    expect(checkTyped('k7p', code('852'), tray)).toEqual({ kind: 'other-of-tray', position: 3 });
  });
});
