import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { chartPoint } from '../../../../stats-worker/testing/chart-point.ts';
import { useControlWords } from './use-control-words.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const InEnglish = ({ children }: { readonly children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/**
 * A normalised limit has endless decimals: with two of them the newest point would seem to be on
 * it.
 */
const LIMIT = 2.0986111;
const points = [
  chartPoint({ value: 1.2, limit: LIMIT }),
  chartPoint({ value: 2.1043, limit: LIMIT, verdict: 'beyond', rule: 'limit' }),
];

test('NUM-2 a chart writes its points, its limit and the newest point so that they show which are above', async () => {
  const { result } = await renderHook(() => useControlWords(), { wrapper: InEnglish });
  const { point, line, seen } = result.current;
  expect(points.map((one) => point(one))).toEqual([
    { written: '1.20', stateWords: undefined, rule: undefined },
    { written: '2.104', stateWords: 'above the limit, 2.099', rule: undefined },
  ]);
  expect(line(LIMIT, points)).toBe('2.099');
  expect(seen({ points, centre: null, trend: null, retraining: false })).toMatch(
    /above the limit: 1; the newest, .*: 2\.104 above 2\.099\.$/,
  );
});

test('NUM-2 a point just above the warning is written with the decimals that show it', async () => {
  const { result } = await renderHook(() => useControlWords(), { wrapper: InEnglish });
  const near = chartPoint({ value: 1.5004, limit: 2, warning: 1.5, rule: 'warning' });
  expect(result.current.point(near)).toMatchObject({
    written: '1.5004',
    stateWords: 'above the warning, 1.50',
  });
});
