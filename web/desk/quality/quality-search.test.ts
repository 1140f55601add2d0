import { expect, test } from 'vitest';
import { byAttention } from './by-attention.ts';
import { readQualitySearch } from './quality-search.ts';

test('QUA-3 QUA-46 the address of a page says what is chosen; what is not as it must be is left out', () => {
  expect(
    readQualitySearch({ taster: 7, series: 'fruity', from: '2026-01-05', to: '2026-11-20', x: 1 }),
  ).toEqual({ taster: '7', series: 'fruity', from: '2026-01-05', to: '2026-11-20' });
  expect(
    readQualitySearch({ taster: '', series: 'fusty', from: '2026-13-05', to: 'yesterday' }),
  ).toEqual({});
  expect(readQualitySearch({ from: '+002026-01-05', to: '0000-01-01' })).toEqual({});
  expect(readQualitySearch({ taster: 'T07', to: '2026-02-31' })).toEqual({ taster: 'T07' });
});

test('QUA-3 what needs attention stands first: by how near the limit, without enough data last', () => {
  const index = (value: number | null, verdict: 'within' | 'beyond' | 'insufficient') => ({
    n: 8,
    value,
    limit: 2,
    verdict,
  });
  const of = {
    few: index(9, 'insufficient'),
    near: index(1.9, 'within'),
    far: index(2.4, 'beyond'),
    calm: index(0.1, 'within'),
  };
  expect(
    byAttention(['few', 'near', 'far', 'calm', 'none'] as const, (key) =>
      key === 'none' ? undefined : of[key],
    ),
  ).toEqual(['far', 'near', 'calm', 'few', 'none']);
});
