import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+1+cmd', "'+1+cmd"],
  ['-x', "'-x"],
  ['@A1', "'@A1"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
  ['-1+1', "'-1+1"],
  ['-e5', "'-e5"],
  ['+12.5x', "'+12.5x"],
])('EXP-2 what a spreadsheet would take for a formula is disarmed: %j', (typed, written) => {
  expect(csvLine([typed])).toBe(`${written}\n`);
  expect(csvLine(['a', typed, 'b'])).toBe(`a,${written},b\n`);
});

test.each(['-0.5', '+3', '-1e-7', '-1E+12', '-1e7', '-10', '12', 'S-1', 'a=b', 'x@y', '', '1+1'])(
  'EXP-2 a number stays one, and so does a sign within a text: %j',
  (typed) => {
    expect(csvLine([typed])).toBe(`${typed}\n`);
  },
);

test.each([
  ['A, first', '"A, first"'],
  ['the "first"', '"the ""first"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
])('EXP-2 a cell is quoted where it needs it: %j', (typed, written) => {
  expect(csvLine([typed, 'b'])).toBe(`${written},b\n`);
});

test.each([
  ['=1', "'=1"],
  ['+1+cmd', "'+1+cmd"],
  ['-x', "'-x"],
  ['@A1', "'@A1"],
  ['\tx', "'\tx"],
  ['\r=1', `"'\r=1"`],
  ['-1e', "'-1e"],
  ['+1', '+1'],
  ['a,b', '"a,b"'],
  ['a=1', 'a=1'],
])('EXP-2 %j is written as %j', (typed, written) => {
  expect(csvLine([typed])).toBe(`${written}\n`);
});
