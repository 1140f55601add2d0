import { expect, test } from 'vitest';
import { code, sealedAt } from '../../live/session/board-facts.fixture.ts';
import { unstoredOf } from './unstored-of.ts';

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
  expect(unstoredOf([glass(one), glass(two)], sheets)).toBe(5);
  expect(unstoredOf([glass(one), glass(two, true)], sheets)).toBe(2);
  expect(unstoredOf([], sheets)).toBe(0);
});

test('BRD-11 while the server has not said what it holds of a sheet, no number is told', () => {
  const sheets = new Map([[one, sheet(null)]]);
  expect(unstoredOf([glass(one)], sheets)).toBeNull();
  expect(unstoredOf([glass(two)], sheets)).toBeNull();
});
