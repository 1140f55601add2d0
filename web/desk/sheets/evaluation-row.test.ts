import { expect, test } from 'vitest';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import {
  code,
  exclusionFixture,
  factsFixture,
  planFixture,
  recordFixture,
  replicateOf,
  sample,
  sealedAt,
  taster,
} from '../../live/session/board-facts.fixture.ts';
import { evaluationRows } from './evaluation-row.ts';

const [anna, berta] = [taster(1), taster(2)];
const now = Date.parse('2026-11-20T10:10:00Z');

test('EVL-1 every taster has a row for a glass, pending or sealed, in the order of the plan', () => {
  const mine = blankSheet({ startedAt: '2026-11-20T10:06:30Z' });
  const glasses = [
    { code: code('852'), sealed: null },
    { code: code('417'), sealed: sealedAt('10:09:00') },
  ];
  const record = recordFixture(berta, '417');
  const facts = factsFixture({
    records: [record],
    trays: [
      [berta, trayOf({ glasses })],
      [anna, trayOf()],
    ],
    sheets: [[anna, '417', mine]],
    notes: [[sample(1), [exclusionFixture(berta)]]],
  });
  expect(evaluationRows(facts, replicateOf(1), now)).toEqual([
    {
      taster: anna,
      code: '417',
      position: 1,
      state: { kind: 'confirmed', minutes: 3 },
      signedAt: null,
      record: null,
      sealed: null,
      exclusion: null,
      isJudged: true,
    },
    {
      taster: berta,
      code: '417',
      position: 2,
      state: { kind: 'excluded', reason: 'wrong glass' },
      signedAt: '2026-11-20T10:09:00Z',
      record,
      sealed: sealedAt('10:09:00'),
      exclusion: exclusionFixture(berta),
      isJudged: true,
    },
  ]);
});

test('BTH-46 of what is signed and not stored yet the instant is told, and of a signature on a gap none', () => {
  const signature = { strokes: [[1, 2]], at: '2026-11-20T10:08:00Z' };
  const signedAt = (change: Parameters<typeof keyedPaper>[0]) =>
    evaluationRows(
      factsFixture({
        trays: [[anna, trayOf()]],
        sheets: [[anna, '417', blankSheet({ ...keyedPaper(change), signature })]],
      }),
      replicateOf(1),
      now,
    )[0]?.signedAt;
  expect(signedAt({})).toBe(signature.at);
  expect(signedAt({ fruityKind: null })).toBeNull();
});

test('EVL-1 a taster whose tray is not here, or who has no code yet, has a row that says nothing', () => {
  const row = {
    taster: anna,
    code: '417',
    position: null,
    state: { kind: 'unknown' },
    signedAt: null,
    record: null,
    sealed: null,
    exclusion: null,
    isJudged: false,
  };
  expect(evaluationRows(factsFixture({}), replicateOf(1), now)[0]).toEqual(row);
  const undrawn = factsFixture({ plan: planFixture({ codes: new Map() }) });
  expect(evaluationRows(undrawn, replicateOf(1), now)[0]).toEqual({ ...row, code: null });
});
