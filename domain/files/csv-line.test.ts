import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { csvLine, unguarded } from './csv-line.ts';
import { readCsv } from './read-csv.ts';

describe('LST-2, EXP-2 what a spreadsheet would take for a formula stands behind an apostrophe', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['=', "'="],
    ['=-2', "'=-2"],
    ['+1+cmd', "'+1+cmd"],
    ['+12.5x', "'+12.5x"],
    ['+', "'+"],
    ['-x', "'-x"],
    ['-', "'-"],
    ['@A1', "'@A1"],
    ['\tx', "'\tx"],
    ['\rx', '"\'\rx"'],
    ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['=1,2', '"\'=1,2"'],
    ['@a\nb', '"\'@a\nb"'],
  ])('%j', (typed, written) => {
    expect(csvLine([typed])).toBe(written);
    expect(csvLine(['a', typed, 'b'])).toBe(`a,${written},b`);
  });

  test.each(['+5', '+34600111222', '+1e3', '+0.5'])('%s is no figure of ours', (typed) => {
    expect(csvLine([typed])).toBe(`'${typed}`);
  });

  test.each(['-2.5+1', '-1+1', '--2', '-2.', '-.5', '-2.5.1', '-2 ', '-1e', '-e5', '-1e1.5'])(
    '%s is no number',
    (typed) => {
      expect(csvLine([typed])).toBe(`'${typed}`);
    },
  );
});

describe('LST-2, EXP-2 nor does it where cells end at semicolons', () => {
  test.each([
    ['a;=1+1', "a;'=1+1"],
    ['a;=1;+2', "a;'=1;'+2"],
    ['a,;@x', '"a,;\'@x"'],
    ['a;"=1"', '"a;\'""=1"""'],
    ['a\n=1', '"a\n\'=1"'],
    ['a\t-x', "a\t'-x"],
    ['=1;=2', "'=1;'=2"],
    ['a;-5;-1,5', '"a;-5;-1,5"'],
    ['a; b', 'a; b'],
  ])('%j', (typed, written) => expect(csvLine([typed])).toBe(written));
});

describe('LST-2, EXP-2 a number stays one, and so does a character within a text', () => {
  test.each(['-2', '-0.5', '-10', '-1e-7', '-1E+12', '-1e3', '-1.25e7', '12', 'S-1'])(
    '%s',
    (typed) => {
      expect(csvLine([typed])).toBe(typed);
    },
  );
  test.each(['a=b', 'x@y', 'a+b', '', '1+1', 'a;b c', "l'oli"])('%j', (typed) => {
    expect(csvLine([typed])).toBe(typed);
  });
  test.each(['-1,5', '-12,75', '-1,5e3'])('%s is quoted for its comma alone', (typed) => {
    expect(csvLine([typed])).toBe(`"${typed}"`);
  });
});

test.each([
  ['A, first', '"A, first"'],
  ['say "x" and "y"', '"say ""x"" and ""y"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
])('LST-2, EXP-2 a cell is quoted where it needs it: %j', (typed, written) => {
  expect(csvLine([typed, 'b'])).toBe(`${written},b`);
});

test('LST-4 what was guarded from spreadsheets is read as it was', () => {
  const sign = fc.constantFrom(...'ab1=+-@;,". \t\n');
  holds(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), (typed) => {
      const [record] = readCsv(`x,head\n${csvLine(['x', typed])}\n`).records.slice(1);
      expect(unguarded(record?.cells[1] ?? '')).toBe(typed);
    }),
  );
  for (const plain of ["l'oli", "'quoted'", "d'=", '']) expect(unguarded(plain)).toBe(plain);
});
