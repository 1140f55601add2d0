import { expect, test } from 'vitest';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import { boardCounts, cellOf, sealedOf } from './board-counts.ts';
import {
  code,
  exclusionFixture,
  factsFixture,
  replicateOf,
  sample,
  sealedAt,
  taster,
} from './board-facts.fixture.ts';

const [first, second] = [replicateOf(1), replicateOf(2)];
const [anna, berta] = [taster(1), taster(2)];
const now = Date.parse('2026-11-20T10:10:00Z');
const startedAt = '2026-11-20T10:06:30Z';
const signature = { strokes: [[1, 2]], at: '2026-11-20T10:08:00Z' };

/** Anna: 417 sealed, 852 signed. Berta: 417 sealed and left out, 852 as given. */
const facts = (last = blankSheet({ startedAt })) => {
  const tray = trayOf({
    glasses: [
      { code: code('417'), sealed: sealedAt('10:09:00') },
      { code: code('852'), sealed: null },
    ],
  });
  return factsFixture({
    trays: [
      [anna, tray],
      [berta, tray],
    ],
    sheets: [
      [anna, '852', blankSheet({ ...keyedPaper(), startedAt, signature })],
      [berta, '852', last],
    ],
    notes: [[sample(1), [exclusionFixture(berta)]]],
  });
};

test('BRD-5 the line above the board counts sealed, signed and begun sheets, an excluded one as sealed', () => {
  const counts = { sheets: 4, sealed: 2, signed: 1, tasting: 1, unknown: 0, unread: 0 };
  expect(boardCounts(facts(), now)).toEqual(counts);
  expect(boardCounts(facts(blankSheet({ startedAt, marks: { fusty: mm(3) } })), now)).toEqual(
    counts,
  );
  expect(boardCounts(facts(blankSheet()), now)).toEqual({ ...counts, tasting: 0 });
});

test('BRD-5, SHT-19, SHT-60 a sheet that waits to be confirmed is at work until the session is closed', () => {
  const waits = blankSheet({ ...keyedPaper(), startedAt, apart: { 'marks.musty': [44] } });
  expect(boardCounts(facts(waits), now)).toMatchObject({ tasting: 1 });
  const closed = factsFixture({
    trays: [[anna, trayOf({ state: 'closed' })]],
    sheets: [[anna, '417', waits]],
  });
  expect(boardCounts(closed, now)).toMatchObject({ tasting: 0 });
});

test('BRD-5 BRD-10 nothing is claimed of a taster whose tray is not here, nor of a sheet that is not', () => {
  const half = factsFixture({
    trays: [[anna, trayOf()]],
    sheets: [[anna, '417', blankSheet({ startedAt })]],
  });
  expect(boardCounts(half, now)).toEqual({
    sheets: 4,
    sealed: 0,
    signed: 0,
    tasting: 1,
    unknown: 2,
    unread: 1,
  });
});

test('BRD-1 a cell is of its own taster and its own glass', () => {
  const kinds = [anna, berta].map((of) =>
    [first, second].map((entry) => cellOf(facts(), entry, of, now).kind),
  );
  expect(kinds).toEqual([
    ['sealed', 'signed'],
    ['excluded', 'confirmed'],
  ]);
});

test('BRD-2 the sealed sheets of a glass are counted of all its tasters', () => {
  expect(sealedOf(facts(), first)).toEqual({ sealed: 2, expected: 2, unknown: 0 });
  expect(sealedOf(facts(), second)).toEqual({ sealed: 0, expected: 2, unknown: 0 });
});

test('BRD-10 a tray that is not here is counted apart: its glass may be sealed', () => {
  expect(sealedOf(factsFixture({}), first)).toEqual({ sealed: 0, expected: 2, unknown: 2 });
  const half = factsFixture({ trays: [[anna, trayOf()]] });
  expect(sealedOf(half, first)).toEqual({ sealed: 0, expected: 2, unknown: 1 });
});
