import { expect, test } from 'vitest';
import { AWARD_100 } from '../../../../domain/sheets/definition/award-100.ts';
import type { PointsSheet } from '../../../../domain/sheets/definition/sheet-definition.ts';
import { NO_WORDS } from '../../../../domain/sheets/definition/words.ts';
import { trayOf } from '../../../../domain/testing/trays.ts';
import { millimetresSchema } from '../../../../domain/words/millimetres.ts';
import { scoreSamples } from '../../../../stats-worker/award/score-samples.ts';
import {
  code,
  exclusionFixture,
  factsFixture,
  planFixture,
  recordFixture,
  sample,
  sealedAt,
  taster,
} from '../../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../../live/session/judgement.fixture.ts';
import { resultRowFixture } from '../../../parts/figures/result-row.fixture.ts';
import { documentedColumns } from '../../../parts/files/testing/documented-columns.ts';
import { sessionWorkbook } from './session-workbook.ts';
import type { WorkbookWords } from './use-workbook-words.ts';

const anna = taster(1);
const words: WorkbookWords = {
  conditions: 'conditions',
  plan: 'plan',
  key: 'key',
  sheets: 'sheets',
  marks: 'marks',
  results: 'results',
  points: 'points',
  scores: 'scores',
  heads: {
    condition: 'condition',
    value: 'value',
    session: 'session',
    date: 'date',
    training: 'training',
    rest: 'rest',
    sampleTemperature: '°C',
    roomTemperature: '°C',
    enMaxDefect: 'En',
    enMaxFruity: 'En',
    taster: 'taster',
    name: 'name',
    code: 'code',
    sample: 'sample',
    replicate: 'replicate',
    signed: 'signed',
    stored: 'stored',
    notes: 'notes',
    valid: 'valid',
    reason: 'reason',
    kind: 'kind',
    other: 'other',
    oilClass: 'class',
    n: 'n',
    attribute: 'attribute',
    median: 'median',
    iqr: 'iqr',
    low: 'low',
    high: 'high',
    late: 'late',
    keyedBy: 'keyedBy',
    keyedReason: 'keyedReason',
    against: 'against',
    decided: 'decided',
    invalid: 'invalid',
    leftOut: 'leftOut',
    decisionReason: 'decisionReason',
    total: 'total',
    place: 'place',
    medal: 'medal',
  },
  leftOut: (sheets) =>
    sheets.map(({ taster, reason }) => `${taster}: in words ${reason}`).join('; '),
  leftOutReason: (reason) => `in words ${reason}`,
  medal: (medal) => medal ?? 'none',
  item: (name) => name.en,
  flag: String,
  attribute: (key) => key,
  kind: (kind) => kind,
  oilClass: (of) => of,
};
const mm = (of: number) => millimetresSchema.parse(of);
const registers = { samples: new Map(), tasters: new Map() };

test('XPO-7, XPO-23, KEY-6, KEY-19, ZON-6 a session as a workbook: conditions, plan, key, sheets, marks and results, left-out sheets with their reason, and which came late or from paper', () => {
  const sealed = sealedAt('10:09:00');
  const glasses = [
    { code: code('417'), sealed },
    { code: code('852'), sealed: null },
  ];
  const facts = factsFixture({
    plan: planFixture({ tasters: [anna] }),
    trays: [[anna, trayOf({ glasses })]],
    records: [
      recordFixture(anna, '417', {
        marks: { fruity: mm(44), rancid: mm(0) },
        fruityKind: 'ripe',
        late: true,
        keyed: { by: 'Eva', reason: 'The tablet was empty.' },
      }),
    ],
    notes: [[sample(1), [exclusionFixture(anna)]]],
  });
  const [first] = facts.plan.entries;
  if (first === undefined) throw new Error('no entry');
  const gate = { kind: 'open', because: 'tasting-ended' } as const;
  const judged = {
    entries: [judgementFixture({ entry: first, sealed: 1, expected: 1, gate })],
    pairs: [],
  };
  const book = sessionWorkbook({
    session: 12,
    facts,
    registers,
    judged,
    results: [
      resultRowFixture({
        sample: { id: sample(1), code: '…' },
        validationReason: 'The eighth fell ill.',
        invalid: null,
        leftOut: [{ taster: 'T03', reason: 'wrong glass' }],
        decided: { class: 'LOO_EU', reason: 'The halves never agreed.' },
      }),
    ],
    words,
    zone: 'Europe/Madrid',
  });
  const rows = (name: string) => book.find((sheet) => sheet.name === name)?.rows ?? [];
  expect(book.map(({ name }) => name)).toEqual([
    'conditions',
    'plan',
    'key',
    'sheets',
    'marks',
    'results',
  ]);
  for (const { name, rows: all } of book) {
    const head = (all[0] ?? []).map((of) => String(of).replace(' (Europe/Madrid)', ''));
    // On the sheet of the plan, the columns of positions follow the columns of names.
    const named = name === 'plan' ? head.slice(0, 2) : head;
    const told = documentedColumns('session', name);
    expect([name, told.slice(0, named.length)]).toEqual([name, named]);
    expect([...new Set(['notes', ...named])]).toEqual(expect.arrayContaining(told));
  }
  expect(rows('conditions')).toContainEqual(['rest', 15]);
  expect(rows('key').slice(1)).toEqual([
    ['417', '…', 1],
    ['852', '…', 2],
  ]);
  // A cell has no time zone, so the heading names it (ZON-6).
  expect(rows('sheets')[0]).toEqual(
    expect.arrayContaining(['signed (Europe/Madrid)', 'stored (Europe/Madrid)']),
  );
  expect(rows('sheets').slice(1)).toEqual([
    [
      '…',
      '',
      '417',
      '…',
      1,
      null,
      new Date('2026-11-20T11:09:00Z'),
      'false',
      'in words wrong glass',
      'true',
      'Eva',
      'The tablet was empty.',
    ],
    ['…', '', '852', '…', 2, null, null, null, null, null, null, null],
  ]);
  const [heads = [], marks = []] = rows('marks');
  expect(marks[heads.indexOf('fruity')]).toBe(44);
  // An unanswered line is empty, not zero.
  expect(marks[heads.indexOf('rancid')]).toBe(0);
  expect(marks[heads.indexOf('bitter')]).toBe(null);
  expect(marks.at(-2)).toBe('ripe');
  expect(rows('results')).toHaveLength(1 + 9);
  // Overrides are in the row of every figure of the glass (RES-3, ASM-1, ASM-21).
  for (const row of rows('results').slice(1))
    expect(row.slice(-5)).toEqual([
      'The eighth fell ill.',
      'LOO_EU',
      'The halves never agreed.',
      null,
      'T03: in words wrong glass',
    ]);
});

test('TRN-8 the workbook of a session with the sheet of training carries the notes of perception', () => {
  const notes = 'Green almond.';
  const glasses = [
    { code: code('417'), sealed: sealedAt('10:09:00') },
    { code: code('852'), sealed: null },
  ];
  const facts = factsFixture({
    plan: planFixture({ tasters: [anna], sheet: 'training' }),
    trays: [[anna, trayOf({ glasses })]],
    records: [{ ...recordFixture(anna, '417', {}), notes }],
  });
  const judged = { entries: [], pairs: [] };
  const book = sessionWorkbook({
    session: 12,
    facts,
    registers,
    judged,
    results: [],
    words,
    zone: 'Europe/Madrid',
  });
  const [heads = [], first = [], second = []] =
    book.find(({ name }) => name === 'sheets')?.rows ?? [];
  expect(heads.at(-1)).toBe('notes');
  expect([first.at(-1), second.at(-1)]).toEqual([notes, null]);
});

test('SHT-8, SHT-9, SHT-41 the workbook of a session of points has points and scores in the place of marks and results, of a panel’s own sheet as well', () => {
  const [bea, glasses] = [
    taster(2),
    [
      { code: code('417'), sealed: sealedAt('10:09:00') },
      { code: code('852'), sealed: null },
    ],
  ];
  const item = (key: string, maximum: number) =>
    ({ kind: 'points', key, maximum, name: { ...NO_WORDS, en: key }, note: null }) as const;
  const definition: PointsSheet = {
    ...AWARD_100,
    id: 'own-1-1',
    blocks: [
      { key: 'A', name: NO_WORDS, items: [item('green', 10), item('ripe', 10)] },
      { key: 'B', name: NO_WORDS, items: [item('length', 5)] },
    ],
  };
  const points = { green: 7, ripe: 0, length: 5 };
  const facts = {
    ...factsFixture({
      plan: planFixture({ tasters: [anna, bea], sheet: 'own-1-1' }),
      trays: [[anna, trayOf({ glasses })]],
      records: [recordFixture(anna, '417', { points })],
    }),
    definition,
  };
  const [first] = facts.plan.entries;
  if (first === undefined) throw new Error('no entry');
  const [scores] = scoreSamples([{ replicate: 1, sheets: [points] }], definition, {
    awardScore: 'median',
    awardGold: 85,
    awardSilver: 75,
    awardBronze: 65,
  });
  const gate = { kind: 'open', because: 'tasting-ended' } as const;
  const judged = {
    entries: [
      judgementFixture({
        entry: first,
        sealed: 1,
        expected: 2,
        gate,
        assessment: { value: null, isComputing: false, error: null },
        scored: { counted: [points], excluded: [], scores: scores ?? null },
      }),
    ],
    pairs: [],
  };
  const book = sessionWorkbook({
    session: 12,
    facts,
    registers,
    judged,
    results: [],
    words,
    zone: 'Europe/Madrid',
  });
  const rows = (name: string) => book.find((sheet) => sheet.name === name)?.rows ?? [];
  expect(book.map(({ name }) => name)).toEqual([
    'conditions',
    'plan',
    'key',
    'sheets',
    'points',
    'scores',
  ]);
  expect(rows('points').slice(0, 2)).toEqual([
    ['taster', 'name', 'code', 'sample', 'replicate', 'green', 'ripe', 'length'],
    ['…', '', '417', '…', 1, 7, 0, 5],
  ]);
  // A taster who has not handed in has no points, which is not zero.
  expect(
    rows('points')
      .slice(2)
      .flatMap((row) => row.slice(5)),
  ).toEqual([]);
  expect(rows('scores')).toEqual([
    ['sample', 'replicate', 'n', 'A', 'B', 'total', 'place', 'medal'],
    ['…', 1, 1, 7, 5, 12, 1, 'none'],
  ]);
});
