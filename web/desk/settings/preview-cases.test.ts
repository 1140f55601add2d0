import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import type { SealedSheet } from '../../../domain/sheets/sealed-sheet.ts';
import { sealedSheetRow } from '../../../domain/sheets/testing/sealed-sheet-row.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { acceptedComparison } from '../../../stats-worker/testing/accepted-comparison.ts';
import type { StatsPort } from '../../parts/stats/stats-port.ts';
import { changesOf } from './changes-of.ts';
import { previewVerdicts } from './preview-verdicts.ts';

test('SET-2 what a draft changes is named with its new values, and nothing else', () => {
  const now = defaultPanelSettings();
  expect(changesOf(now, now)).toEqual({});
  expect(changesOf(now, { ...now, scheme: 'IOC', inactivityMonths: 9 })).toEqual({
    scheme: 'IOC',
    inactivityMonths: 9,
  });
});

const sheet = (taster: string, change: Partial<SealedSheet> = {}): SealedSheet =>
  sealedSheetRow({
    taster,
    sample: 's',
    marks: { fruity: mm(40), rancid: null },
    fruityKind: 'green',
    otherDescriptor: 'hay',
    ...change,
  });

const [now, then] = [defaultPanelSettings(), { ...defaultPanelSettings(), inactivityMonths: 9 }];
const signal = new AbortController().signal;

const accepted = acceptedComparison({ md: 2, mf: 3 });

/** Statistics port that returns the given verdicts and records each question. */
function judging(stats: Partial<Pick<StatsPort, 'assess' | 'duplicate'>>) {
  const asked: Parameters<StatsPort['assess']>[1][] = [];
  return {
    asked,
    assess: async (...of: Parameters<StatsPort['assess']>) => {
      asked.push(of[1]);
      return stats.assess?.(...of) ?? assessmentOf();
    },
    duplicate: async (...of: Parameters<StatsPort['duplicate']>) =>
      stats.duplicate?.(...of) ?? accepted,
  };
}

test('SET-4 only sheets that count are judged, with the answers they hold', async () => {
  const stats = judging({});
  const sheets = [
    sheet('t1'),
    sheet('t2', { valid: false }),
    sheet('t3', { sample: 'other' }),
    sheet('t4', { otherDescriptor: null, fruityKind: null, marks: { bitter: mm(0) } }),
  ];
  const preview = await previewVerdicts(stats, [{ session: 7, sheets }], [now, then], signal);
  expect(preview).toEqual({ verdicts: 2, changed: [] });
  expect(stats.asked[0]).toEqual([
    { taster: 't1', marks: { fruity: 40 }, fruityKind: 'green', otherDescriptor: 'hay' },
    { taster: 't4', marks: { bitter: 0 }, fruityKind: null, otherDescriptor: null },
  ]);
  expect(stats.asked).toHaveLength(4);
});

const analysis = (reliable: boolean) => {
  const { class: oil, fruityClass, statements } = assessmentOf();
  return { of: 'analysis', class: oil, reliable, fruityClass, statements };
};

test('SET-4 a verdict that is reliable no more is another verdict', async () => {
  const stats = judging({
    assess: async (_signal, _sheets, settings) => assessmentOf({ reliable: settings === now }),
  });
  const past = [{ session: 7, sheets: [sheet('t1', { replicate: 2 })] }];
  expect(await previewVerdicts(stats, past, [now, then], signal)).toEqual({
    verdicts: 1,
    changed: [
      {
        session: 7,
        sample: 's',
        replicate: 2,
        before: analysis(true),
        after: analysis(false),
      },
    ],
  });
});

const REJECTED = { of: 'pair', accepted: false, class: null };

test.each([
  ['En', { accepted: false }, {}, REJECTED],
  ['its category where that is asked', { categoryMatch: false }, { categoryMatch: true }, REJECTED],
  ['its defect where that is asked', { defectMatch: false }, { defectMatch: true }, REJECTED],
  [
    'nothing that is asked',
    { categoryMatch: false, defectMatch: false },
    { categoryMatch: false, defectMatch: false },
    null,
  ],
  [
    'nothing, and states no class',
    { class: null },
    {},
    { of: 'pair', accepted: true, class: null },
  ],
] as const)('SET-4 a pair fails by %s', async (_, change, asked, after) => {
  const stats = judging({
    duplicate: async (_signal, _first, _second, settings) => ({
      ...accepted,
      ...(settings === now ? {} : change),
    }),
  });
  const sheets = [sheet('t1'), sheet('t1', { replicate: 2 })];
  const pasts = [{ session: 7, sheets }];
  const preview = await previewVerdicts(stats, pasts, [now, { ...then, ...asked }], signal);
  expect(preview.verdicts).toBe(3);
  const pair = preview.changed.find(({ replicate }) => replicate === 'pair');
  expect(pair?.after ?? null).toEqual(after);
});
