import { expect, test } from 'vitest';
import { planFixture, replicateOf, taster } from './board-facts.fixture.ts';
import { unconfirmedOf } from './unconfirmed-of.ts';

test('ACC-41 a sheet in doubt is shown with its own glass and no other', () => {
  const [plan, first, second] = [planFixture(), replicateOf(1), replicateOf(2)];
  const sheet = { taster: taster(1), code: '417', by: 'Eva', at: '2026-11-22T10:00:00.000Z' };
  const stranger = { ...sheet, taster: taster(3) };
  expect(unconfirmedOf([sheet, stranger], plan, [first])).toEqual([sheet]);
  expect(unconfirmedOf([sheet], plan, [first, second])).toEqual([sheet]);
  expect(unconfirmedOf([sheet], plan, [second])).toEqual([]);
});
