import { expect, test } from 'vitest';
import { code, sealedAt } from '../../live/session/board-facts.fixture.ts';
import { countUnstored } from './count-unstored.ts';

const [one, two] = [code('417'), code('852')];
const glass = (of: typeof one, isSealed = false) => ({
  code: of,
  sealed: isSealed ? sealedAt('10:09:00') : null,
});
const sheet = (unstored: number | null) => ({ status: { unstored } });

test('BRD-11 a device counts what the database does not hold of its sheets, and of sealed ones nothing', () => {
  const sheets = new Map([
    [one, sheet(2)],
    [two, sheet(3)],
  ]);
  expect(countUnstored([glass(one), glass(two)], sheets)).toBe(5);
  expect(countUnstored([glass(one), glass(two, true)], sheets)).toBe(2);
  expect(countUnstored([], sheets)).toBe(0);
});

test('BRD-11 while the server has not said what it holds of a sheet, no number is told', () => {
  const sheets = new Map([[one, sheet(null)]]);
  expect(countUnstored([glass(one)], sheets)).toBeNull();
  expect(countUnstored([glass(two)], sheets)).toBeNull();
});
