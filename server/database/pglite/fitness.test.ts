import { expect, test } from 'vitest';
import { EmbeddedError } from './embedded-error.ts';
import { isUnfitAfter } from './fitness.ts';

const withCode = (code: string | undefined) =>
  new EmbeddedError({ message: 'no', code, detail: undefined, constraint: undefined });

test('DAT-11 the engine is unfit after a full disk, an error of the system and one of its own, and after nothing else', () => {
  const codes = [
    '53100',
    '53200',
    '58030',
    '58P01',
    'XX000',
    'XX001',
    '23505',
    '57014',
    'P0001',
    '25P02',
    undefined,
  ];
  expect(codes.filter((code) => isUnfitAfter(withCode(code)))).toEqual(codes.slice(0, 6));
  expect(isUnfitAfter(new Error('53100'))).toBe(false);
});
