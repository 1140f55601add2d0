import { expect, test } from 'vitest';
import { millimetresSchema } from '../../../../domain/words/millimetres.ts';
import {
  code,
  exclusionFixture,
  factsFixture,
  planFixture,
  recordFixture,
  sample,
  sealedAt,
  taster,
  trayFixture,
} from '../../../live/session/board-facts.fixture.ts';
import { assessmentFixture } from '../../../parts/figures/assessment.fixture.ts';
import { sessionWorkbook } from './session-workbook.ts';
import type { WorkbookWords } from './use-workbook-words.ts';

const anna = taster(1);
const words: WorkbookWords = {
  ...{ conditions: 'conditions', plan: 'plan', key: 'key' },
  ...{ sheets: 'sheets', marks: 'marks', results: 'results' },
  ...{ points: 'points', scores: 'scores' },
  heads: {
    ...{ condition: 'condition', value: 'value', session: 'session', date: 'date' },
    ...{ training: 'training', rest: 'rest', sampleTemperature: '°C', roomTemperature: '°C' },
    ...{ enMaxDefect: 'En', enMaxFruity: 'En', taster: 'taster', name: 'name', code: 'code' },
    ...{ sample: 'sample', replicate: 'replicate', signed: 'signed', stored: 'stored' },
    ...{
      notes: 'notes',
      valid: 'valid',
      reason: 'reason',
      kind: 'kind',
      other: 'other',
      oilClass: 'class',
    },
    ...{ n: 'n', attribute: 'attribute', median: 'median', iqr: 'iqr', low: 'low', high: 'high' },
    ...{ total: 'total', place: 'place', medal: 'medal' },
  },
  medal: (medal) => medal ?? 'none',
  item: (name) => name.en,
  flag: String,
  attribute: (key) => key,
  kind: (kind) => kind,
  oilClass: (of) => of,
};
const mm = (of: number) => millimetresSchema.parse(of);
const registers = { samples: new Map(), tasters: new Map() };

test('XPO-7 a session as a workbook: conditions, plan, key, sheets, marks and results, left-out sheets with their reason', () => {
  const sealed = sealedAt('10:09:00');
  const glasses = [
    { code: code('417'), sealed },
    { code: code('852'), sealed: null },
  ];
  const facts = factsFixture({
    plan: planFixture({ tasters: [anna] }),
    trays: [[anna, trayFixture({ glasses })]],
    records: [
      recordFixture(anna, '417', { marks: { fruity: mm(44), rancid: mm(0) }, fruityKind: 'ripe' }),
    ],
    notes: [[sample(1), [exclusionFixture(anna)]]],
  });
  const [first] = facts.plan.entries;
  if (first === undefined) throw new Error('no entry');
  const gate = { kind: 'open', because: 'tasting-ended' } as const;
  const assessment = { value: assessmentFixture(), isComputing: false, error: null };
  const judged = {
    entries: [
      {
        ...{ entry: first, sealed: 1, expected: 1, unknown: 0, gate, assessment },
        sheets: { counted: [], excluded: [], missing: [] },
      },
    ],
    pairs: [],
  };
  const book = sessionWorkbook({
    session: 12,
    facts,
    registers,
    judged,
    words,
    zone: 'Europe/Madrid',
  });
  const rows = (name: string) => book.find((sheet) => sheet.name === name)?.rows ?? [];
  expect(book.map(({ name }) => name)).toEqual([
    ...['conditions', 'plan', 'key', 'sheets', 'marks', 'results'],
  ]);
  expect(rows('conditions')).toContainEqual(['rest', 15]);
  expect(rows('key').slice(1)).toEqual([
    ['417', '…', 1],
    ['852', '…', 2],
  ]);
  // ZON-1: a cell has no zone: the head says whose clock it is.
  expect(rows('sheets')[0]).toEqual(
    expect.arrayContaining(['signed (Europe/Madrid)', 'stored (Europe/Madrid)']),
  );
  expect(rows('sheets').slice(1)).toEqual([
    [
      ...['…', '', '417', '…', 1, new Date('2026-11-20T11:09:00Z')],
      ...[new Date('2026-11-20T11:09:00Z'), 'false', 'wrong glass'],
    ],
    ['…', '', '852', '…', 2, null, null, null, null],
  ]);
  const [heads = [], marks = []] = rows('marks');
  expect(marks[heads.indexOf('fruity')]).toBe(44);
  // Not answered is not zero.
  expect(marks[heads.indexOf('rancid')]).toBe(0);
  expect(marks[heads.indexOf('bitter')]).toBe(null);
  expect(marks.at(-2)).toBe('ripe');
  expect(rows('results')).toHaveLength(1 + 9);
});

test('TRN-8 the workbook of a session with the sheet of training carries the notes of perception', () => {
  const notes = 'Green almond.';
  const glasses = [
    { code: code('417'), sealed: sealedAt('10:09:00') },
    { code: code('852'), sealed: null },
  ];
  const facts = factsFixture({
    plan: planFixture({ tasters: [anna], sheet: 'training' }),
    trays: [[anna, trayFixture({ glasses })]],
    records: [{ ...recordFixture(anna, '417', {}), notes }],
  });
  const judged = { entries: [], pairs: [] };
  const book = sessionWorkbook({
    session: 12,
    facts,
    registers,
    judged,
    words,
    zone: 'Europe/Madrid',
  });
  const [heads = [], first = [], second = []] =
    book.find(({ name }) => name === 'sheets')?.rows ?? [];
  expect(heads.at(-1)).toBe('notes');
  expect([first.at(-1), second.at(-1)]).toEqual([notes, null]);
});
