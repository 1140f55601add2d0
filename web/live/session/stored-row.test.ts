import { expect, test } from 'vitest';
import { resultRow } from '../../../domain/results/testing/analyses.ts';
import { replicateOf, sample } from './board-facts.fixture.ts';
import { storedRow } from './stored-row.ts';

test('RES-1 the result that is stored of a glass is that of its sample and its replicate', () => {
  const of = (id: string, replicate: 1 | 2) =>
    resultRow({ sample: { id, code: 'S-26-0409' }, replicate });
  const [one, other] = [of(sample(1), 1), of(sample(1), 2)];
  const stored = [of(sample(2), 2), one, other];
  expect(storedRow(stored, replicateOf(2))).toBe(other);
  expect(storedRow(stored, replicateOf(1))).toBe(one);
  expect(storedRow([of(sample(2), 1), other], replicateOf(1))).toBeNull();
});
