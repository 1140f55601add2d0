import { describe, expect, test } from 'vitest';
import { toCsv } from './write-csv.ts';

test('LST-2 fields are quoted where they must be, and formulas are disarmed', () => {
  expect(toCsv([['a,b', 'say "x"', '=1+1', '-2.5', '']])).toBe(
    '\uFEFF"a,b","say ""x""",\'=1+1,-2.5,\r\n',
  );
});

describe('LST-2 nothing typed becomes a formula', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+1+cmd', "'+1+cmd"],
    ['-1+cmd', "'-1+cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', `"'\r=1"`],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
    ['-', "'-"],
    ['-2.5.1', "'-2.5.1"],
    ['-2.', "'-2."],
    ['-2x', "'-2x"],
    ['+34 953 000 000', "'+34 953 000 000"],
  ])('%j stands behind an apostrophe', (typed, written) => {
    expect(toCsv([[typed]])).toBe(`\uFEFF${written}\r\n`);
  });

  test.each([
    ['-5', '-5'],
    ['-12.25', '-12.25'],
    ['-12,25', '"-12,25"'],
    ['a=1', 'a=1'],
    ['S-1', 'S-1'],
    ["'x", "'x"],
    ['a\nb', '"a\nb"'],
    ['a\rb', '"a\rb"'],
  ])('%j is a number or plain text and stays as it is', (typed, written) => {
    expect(toCsv([[typed]])).toBe(`\uFEFF${written}\r\n`);
  });
});
