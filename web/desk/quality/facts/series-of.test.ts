import { expect, test } from 'vitest';
import { panelSettingsSchema } from '../../../../domain/settings/panel-settings.ts';
import { createStatsApi } from '../../../../stats-worker/stats-api.ts';
import { marksOfGlasses } from '../../../../stats-worker/testing/marks-of-glasses.ts';
import { worstIndexes } from '../overview/worst-indexes.ts';
import { chosenSeries, panelSeries, tasterSeries } from './series-of.ts';

const two = { A: { fruity: 40 }, B: { fruity: 42 } };

/** Computes a report with these attributes for the panel indexes and for the taster indexes. */
async function report(panelAttribute: string, tasterAttribute: string) {
  const settings = panelSettingsSchema.parse({ panelAttribute, tasterAttribute });
  const columns = marksOfGlasses([{ session: '1', date: '2026-11-20', sample: 'S', marks: two }]);
  const question = { columns, references: [], settings, asOf: null };
  const answer = await createStatsApi().quality(1, () => {}, question);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
}

test('QUA-3 the pages of the tasters show the series of the tasters where the panel uses another attribute', async () => {
  const classified = await report('defectAndFruity', 'classified');
  expect(panelSeries(classified)).toEqual(['defect', 'fruity']);
  expect(tasterSeries(classified)).toEqual(['classified']);
  expect(chosenSeries(classified, undefined)).toBe('classified');
  expect(chosenSeries(classified, 'fruity')).toBe('classified');
  expect(worstIndexes(classified).map(({ taster, series }) => [taster, series])).toEqual([
    ['A', 'classified'],
    ['B', 'classified'],
  ]);
  const split = await report('classified', 'defectAndFruity');
  expect(panelSeries(split)).toEqual(['classified']);
  expect(tasterSeries(split)).toEqual(['defect', 'fruity']);
  expect(chosenSeries(split, undefined)).toBe('defect');
  expect(chosenSeries(split, 'fruity')).toBe('fruity');
});

test('QUA-3 where both use the same, both have the same series', async () => {
  for (const attribute of ['defectAndFruity', 'classified']) {
    const found = await report(attribute, attribute);
    expect(tasterSeries(found)).toEqual(panelSeries(found));
  }
});
