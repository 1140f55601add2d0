import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../domain/testing/holds.ts';
import { sortMarks } from './sort-marks.ts';

test('M-STAT marks of any number are put in order, and what stands behind them is left alone', () => {
  holds(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 100 }), { maxLength: 40 }),
      fc.integer({ min: 0, max: 255 }),
      (marks, behind) => {
        const room = Uint8Array.from([...marks, behind]);
        sortMarks(room, marks.length);
        expect([...room]).toEqual([...marks.toSorted((a, b) => a - b), behind]);
      },
    ),
    { numRuns: 500 },
  );
});

test('M-STAT up to 16 marks are put in order however zeros and ones stand, and so however any marks stand', () => {
  for (let n = 0; n <= 16; n += 1)
    for (let bits = 0; bits < 2 ** n; bits += 1) {
      const room = new Uint8Array(n);
      for (let place = 0; place < n; place += 1) room[place] = (bits >> place) & 1;
      sortMarks(room, n);
      if (room.some((mark, place) => place > 0 && mark < (room[place - 1] ?? 0)))
        expect.fail(`${n} marks, ${bits.toString(2)}`);
    }
});
