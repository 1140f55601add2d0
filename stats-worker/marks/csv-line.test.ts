import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('EXP-2 nothing typed becomes a formula in a file of marks, and a number stays one', () => {
  expect(csvLine(['=HYPERLINK("x")', '@A1', '+1+cmd', '-x', '\tx'])).toBe(
    '"\'=HYPERLINK(""x"")",\'@A1,\'+1+cmd,\'-x,\'\tx\n',
  );
  expect(csvLine(['-0.5', '-1e-7', '12', 'S-1', ''])).toBe('-0.5,-1e-7,12,S-1,\n');
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
