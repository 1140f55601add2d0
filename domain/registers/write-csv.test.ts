import { expect, test } from 'vitest';
import { toCsv } from './write-csv.ts';

test('LST-2 fields are quoted where they must be, and formulas are disarmed', () => {
  expect(toCsv([['a,b', 'say "x"', '=1+1', '-2.5', '']])).toBe(
    '\uFEFF"a,b","say ""x""",\'=1+1,-2.5,\r\n',
  );
});
