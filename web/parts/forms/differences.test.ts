import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { changedFields, chosenFields, differencesOf, firstChoices } from './differences.ts';

type Record = { code: string; city: string; values: readonly number[]; revision: number };
const labels = { code: 'Code', city: 'City', values: 'Values', revision: 'Revision' };
const start: Record = { code: 'S-1', city: 'Jaén', values: [1], revision: 1 };

test('FRM-8 nobody is asked where only one changed a field; where both did, a person says', () => {
  const theirs = { ...start, code: 'S-2', city: 'Baeza', revision: 2 };
  const mine = { ...start, city: 'Úbeda', values: [1, 2] };
  const differences = differencesOf({ start, theirs, mine }, labels);
  expect(differences).toEqual([
    { key: 'code', changedBy: 'theirs' },
    { key: 'city', changedBy: 'both' },
    { key: 'values', changedBy: 'mine' },
  ]);
  const choices = firstChoices(differences);
  expect(choices).toEqual({ code: 'theirs', values: 'mine' });
  expect(chosenFields(theirs, mine, { ...choices, city: 'mine' })).toEqual({
    code: 'S-2',
    city: 'Úbeda',
    values: [1, 2],
    revision: 2,
  });
});

const record = fc.record({
  code: fc.constantFrom('a', 'b', 'c'),
  city: fc.constantFrom('', 'x', 'y'),
  values: fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 2 }),
  revision: fc.integer({ min: 0, max: 9 }),
});

test('FRM-8 whatever was chosen, every field is one of the two, and nothing else than what differs is asked', () => {
  const choice = fc.constantFrom<'theirs' | 'mine'>('theirs', 'mine');
  holds(
    fc.property(record, record, record, choice, (was, theirs, mine, both) => {
      const differences = differencesOf({ start: was, theirs, mine }, labels);
      const all = Object.fromEntries(differences.map(({ key }) => [key, both]));
      const chosen = chosenFields(theirs, mine, { ...all, ...firstChoices(differences) });
      expect(chosen.revision).toBe(theirs.revision);
      for (const key of changedFields(was, chosen, labels))
        expect([theirs[key], mine[key]]).toContainEqual(chosen[key]);
      for (const { key, changedBy } of differences)
        if (changedBy !== 'both') expect(chosen[key]).toEqual({ theirs, mine }[changedBy][key]);
    }),
  );
});
