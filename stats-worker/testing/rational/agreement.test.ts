import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../domain/testing/holds.ts';
import { assess } from '../../assessment/assess.ts';
import { compareSheets } from '../../explanation/compare-sheets.ts';
import { historyReport } from '../../reports/history-report.ts';
import { anyCloseReplicate, anyLevels, anyPanel, anySettings } from '../arbitrary-panels.ts';
import { differences } from '../differences-from-expected.ts';
import { columnsOf, lifelikeHistory } from '../lifelike-history.ts';
import { duplicateNumbers } from './rational-duplicate.ts';
import { qualityNumbers, tastedPairs, tastedSamples } from './rational-history.ts';
import { rationalSample, sampleNumbers } from './rational-sample.ts';

test('M-STAT, M-CLASS, M-DEFECT, M-RELIABLE, M-FRUITY, M-LABEL any panel is assessed as exact fractions say', () => {
  holds(
    fc.property(anyPanel(), anySettings(), (sheets, settings) => {
      const expected = sampleNumbers(rationalSample(sheets, settings));
      expect(differences(expected, assess(sheets, settings), [])).toEqual([]);
    }),
    { numRuns: 150, inStorm: 1500 },
  );
}, 120_000);

test('M-STAT, M-CLASS a panel that agrees is assessed as exact fractions say', () => {
  holds(
    fc.property(
      anyLevels().chain((levels) => anyCloseReplicate(levels)),
      anySettings(),
      (sheets, settings) => {
        const expected = sampleNumbers(rationalSample(sheets, settings));
        expect(differences(expected, assess(sheets, settings), [])).toEqual([]);
      },
    ),
    { numRuns: 100, inStorm: 1000 },
  );
}, 120_000);

test('M-EN any two replicates are compared as exact fractions say', () => {
  const pair = fc.oneof(
    fc.tuple(anyPanel(), anyPanel()),
    anyLevels().chain((levels) => fc.tuple(anyCloseReplicate(levels), anyCloseReplicate(levels))),
  );
  holds(
    fc.property(pair, anySettings(), ([first, second], settings) => {
      const [one, two] = [rationalSample(first, settings), rationalSample(second, settings)];
      const expected = duplicateNumbers(one, two, settings);
      expect(differences(expected, compareSheets(first, second, settings), [])).toEqual([]);
    }),
    { numRuns: 100, inStorm: 1000 },
  );
}, 120_000);

test('M-PAIR, M-PNT, M-DNT, M-DNR, M-PNP, M-DNP, M-QC, M-COMPETENT a history gives the indexes that exact fractions give', () => {
  const verdicts = new Map<string, number>();
  let histories = 0;
  let overTwo = 0;
  holds(
    fc.property(fc.integer(), anySettings(), (seed, settings) => {
      histories += 1;
      const { sheets, references } = lifelikeHistory(seed);
      const steps = historyReport({ columns: columnsOf(sheets), references, settings, asOf: null });
      let step = steps.next();
      while (step.done !== true) step = steps.next();
      const found = step.value;
      const expected = qualityNumbers(sheets, references, settings);
      expect(differences(expected.panel, found.panel, [])).toEqual([]);
      expect(differences(expected.tasters, found.tasters, [])).toEqual([]);
      const pairs = tastedPairs(tastedSamples(sheets, settings), settings);
      const duplicates = pairs.map(({ sample, sessions: [session, session2], first, second }) => ({
        session,
        session2,
        sample,
        ...duplicateNumbers(first.judged, second.judged, settings),
      }));
      if (settings.method !== 'verdial-method-1') {
        expect(differences(duplicates, found.duplicates, [])).toEqual([]);
        overTwo += pairs.filter(({ sessions: [one, two] }) => one !== two).length;
      }
      for (const { pn } of Object.values(found.panel))
        verdicts.set(pn.verdict, (verdicts.get(pn.verdict) ?? 0) + 1);
      const samples = tastedSamples(sheets, settings);
      for (const row of found.results) {
        const glass = samples
          .find(({ session, sample }) => session === row.session && sample === row.sample)
          ?.glasses.get(row.replicate === 2 ? 2 : 1);
        expect(glass === undefined ? 'none' : sampleNumbers(glass.judged).class).toBe(row.class);
      }
    }),
    { numRuns: 30, inStorm: 100 },
  );
  expect(overTwo).toBeGreaterThan(histories / 15);
  expect([...verdicts.keys()].sort()).toEqual(['beyond', 'insufficient', 'within']);
}, 120_000);
