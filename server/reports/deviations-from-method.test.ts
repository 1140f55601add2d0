import { expect, test } from 'vitest';
import { planOf } from '../../domain/testing/plans.ts';
import { parseTasterId, type TasterId } from '../../domain/words/ids.ts';
import { tastingCode } from '../database/contract/facts.ts';
import type { ReportedSheet } from '../database/reports/reported-sheets.ts';
import { deviationsFromMethod, type SessionFacts } from './deviations-from-method.ts';

const ANA = tasterId('7a000000-0000-4000-8000-000000000001');

const sheet = (change: Partial<ReportedSheet> = {}): ReportedSheet => ({
  taster: ANA,
  tasterCode: 'T01',
  code: tastingCode('417'),
  replicate: 1,
  position: 1,
  valid: true,
  smelledOnly: false,
  heatingDevice: '3',
  reopened: null,
  keyed: null,
  sealedAt: '2026-11-27T10:20:00.000Z',
  conduct: null,
  points: null,
  answers: { marks: {}, fruityKind: null, otherDescriptor: null },
  ...change,
});
const facts = (change: Partial<SessionFacts> = {}): SessionFacts => ({
  session: 5,
  plan: null,
  sessionsThatDay: 1,
  sheets: [sheet()],
  audited: { failed: [], excluded: [] },
  row: { validationReason: null, validatedBy: 'Eva' },
  hasOpenedFigures: false,
  selfKeyedSheets: new Set(),
  ...change,
});
const deviations = (change: Partial<SessionFacts> = {}) =>
  deviationsFromMethod(facts(change), 'S-1');
const of = { session: 5, replicate: 1, taster: 'T01' } as const;

test('RPT-4 a session in which everything was as asked has no deviation', () => {
  expect(deviations()).toEqual([]);
});

test('RPT-4, RPT-17 every override stands with its reason, as far as it is about this sample', () => {
  const failed = [
    { code: 'not-reliable', sample: 'S-1' },
    { code: 'fewer-than-8', sample: 'S-2' },
  ];
  const row = { validationReason: 'Tasted again tomorrow.', validatedBy: 'Eva' };
  expect(deviations({ row, audited: { failed, excluded: [] } })).toEqual([
    {
      what: 'criteria',
      session: 5,
      failed: ['not-reliable'],
      by: 'Eva',
      reason: 'Tasted again tomorrow.',
    },
  ]);
  // Each of two glasses of a taster has its own reason.
  const excluded = [
    { taster: ANA, code: '418', reason: 'Had a cold by then.' },
    { taster: ANA, code: '417', reason: 'A wrong glass.' },
  ];
  const sheets = [sheet({ valid: false })];
  expect(deviations({ sheets, audited: { failed: [], excluded } })).toEqual([
    { what: 'left-out', ...of, reason: 'A wrong glass.' },
  ]);
  expect(deviations({ hasOpenedFigures: true })).toEqual([{ what: 'figures-opened', session: 5 }]);
});

test('RPT-4, RPT-17 a sheet says that it was opened again, keyed in, smelled alone, or taken without its order or rest', () => {
  const told = (change: Partial<ReportedSheet>) => deviations({ sheets: [sheet(change)] });
  expect(told({ reopened: 'asked' })).toEqual([{ what: 'opened-again', ...of, reason: 'asked' }]);
  expect(told({ keyed: 'no tablet' })).toEqual([{ what: 'keyed-in', ...of, reason: 'no tablet' }]);
  expect(told({ smelledOnly: true })).toEqual([{ what: 'smelled-only', ...of }]);
  const rest = { asked: 900, device: 300, server: 300, ended: false, clocksDiffer: true };
  const conduct = { order: 'broken', rest, seen: '2026-11-27T10:00:00.000Z' } as const;
  expect(told({ conduct })).toEqual(
    ['order', 'seen', 'rest', 'clocks'].map((doubt) => ({ what: 'taken', ...of, doubt })),
  );
});

test('RPT-4 the conditions of the method that were not met are on the report, and those of the register and the stock are not', () => {
  const told = deviations({ plan: planOf(0, 0) });
  const codes = told.map((one) => (one.what === 'condition' ? one.code : one.what));
  expect(codes).toContain('tasters-8-to-12');
  expect(codes).toContain('samples-at-most-4');
  for (const ofTheDesk of ['tasters-active', 'samples-left'])
    expect(codes).not.toContain(ofTheDesk);
});

test('KEY-9, RPT-4, KEY-22 that one person alone opened a sealed sheet again and keyed it in stands on the report', () => {
  const sheets = [sheet({ keyed: 'no tablet' }), sheet({ keyed: 'x', code: tastingCode('418') })];
  const selfKeyedSheets = new Set([`${ANA} 417`]);
  expect(deviations({ sheets, selfKeyedSheets })).toEqual([
    { what: 'keyed-in', ...of, reason: 'no tablet', alone: true },
    { what: 'keyed-in', ...of, reason: 'x' },
  ]);
});

function tasterId(text: string): TasterId {
  const id = parseTasterId(text);
  if (id === null) throw new Error('no taster');
  return id;
}
