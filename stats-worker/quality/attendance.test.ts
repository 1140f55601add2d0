import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import { evolutionSteps } from '../reports/quality-steps.ts';
import { marksOfGlasses, type Tasted } from '../testing/marks-of-glasses.ts';
import { runSteps } from '../testing/run-steps.ts';

const glass = (session: string, sample: string, date: string, tasters: string): Tasted => ({
  session,
  date,
  sample,
  marks: Object.fromEntries([...tasters].map((taster) => [taster, { fruity: 30 }])),
});

const attendance = (glasses: readonly Tasted[], from: number | null) => {
  const settings = defaultPanelSettings();
  const input = { columns: marksOfGlasses(glasses), references: [], settings, asOf: null };
  const report = runSteps(evolutionSteps(input, from));
  const counts = (of: 'attendance' | 'year') => ({
    sessions: report?.[of].sessions,
    of: report?.[of].tasters.map(({ taster, sessions, evaluations, last }) => [
      taster,
      sessions,
      evaluations,
      last,
    ]),
  });
  return { period: counts('attendance'), year: counts('year'), from: report?.year.from };
};

const GLASSES = [
  glass('1', 'S1', '2025-11-03', 'AB'),
  glass('2', 'S2', '2026-01-01', 'AB'),
  glass('2', 'S3', '2026-01-01', 'A'),
  { ...glass('3', 'S4', '2026-02-10', 'AC'), training: true },
  glass('4', 'S5', '2026-03-02', 'AC'),
];

test('QUA-8 QUA-49 sessions and evaluations are counted over the period and over the calendar year, without training', () => {
  const { period, year, from } = attendance(GLASSES, null);
  expect(from).toBe('2026-01-01');
  expect(period).toEqual({
    sessions: 3,
    of: [
      ['A', 3, 4, '2026-03-02'],
      ['B', 2, 2, '2026-01-01'],
      ['C', 1, 1, '2026-03-02'],
    ],
  });
  expect(year).toEqual({
    sessions: 2,
    of: [
      ['A', 2, 3, '2026-03-02'],
      ['B', 1, 1, '2026-01-01'],
      ['C', 1, 1, '2026-03-02'],
    ],
  });
});

test('QUA-8 QUA-49 an evaluation that does not count is of no session, and who took part in none is named', () => {
  const invalid = GLASSES.map((one) => ({
    ...one,
    ...(one.session === '4' ? { invalid: ['C'] } : {}),
  }));
  expect(attendance(invalid, null).year.of?.at(-1)).toEqual(['C', 0, 0, null]);
});
