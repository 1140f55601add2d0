import { expect, test } from 'vitest';
import { IOC_VO } from '../../domain/sheets/definition/ioc-vo.ts';
import { sheetGaps } from '../../domain/sheets/sheet-gaps.ts';
import { createSeededRandom } from './seeded-random.ts';
import { drawHand, taste } from './simulated-taster.ts';
import { drawTrueOil, REFERENCE_OILS } from './true-oils.ts';

test('EVA-2 whatever a simulated taster marks of whatever oil, nothing is blank or contradictory', () => {
  const random = createSeededRandom(11);
  for (let turn = 0; turn < 2_000; turn += 1) {
    const tasted = taste(random, drawHand(random), drawTrueOil(random));
    expect(sheetGaps({ ...tasted, heatingDevice: '1' }, IOC_VO)).toEqual([]);
  }
});

test('STA-3 tasters differ, and on the whole they mark what is in the oil', () => {
  const random = createSeededRandom(12);
  const [fruity] = REFERENCE_OILS;
  if (fruity === undefined) throw new Error('no reference oils');
  const marks = Array.from({ length: 500 }, () => taste(random, drawHand(random), fruity).marks);
  const mean = marks.reduce((sum, mark) => sum + mark.fruity, 0) / marks.length;
  expect(Math.abs(mean - fruity.fruity)).toBeLessThan(2);
  expect(new Set(marks.map((mark) => mark.fruity)).size).toBeGreaterThan(15);
  expect(marks.filter((mark) => mark.rancid === 0).length).toBeGreaterThan(450);
});
