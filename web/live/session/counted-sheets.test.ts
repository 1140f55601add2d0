import { expect, test } from 'vitest';
import { sheetName } from '../../../domain/documents/document-names.ts';
import { blankSheet } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import type { TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import {
  code,
  exclusionFixture,
  factsFixture,
  place,
  recordFixture,
  replicateOf,
  sample,
  sealedAt,
  taster,
} from './board-facts.fixture.ts';
import { sheetOf } from './board-facts.ts';
import { countedPoints } from './counted-points.ts';
import { countedSheets, judgedPair, judgedSheets } from './counted-sheets.ts';
import { recordsByName } from './records-by-name.ts';

const [first, second] = [replicateOf(1), replicateOf(2)];
const [anna, berta] = [taster(1), taster(2)];

/** Both have sealed 417; 852 is signed and not sealed. */
const trays = [anna, berta].map((of) => {
  const glasses = [
    { code: code('417'), sealed: sealedAt('10:09:00') },
    { code: code('852'), sealed: null },
  ];
  return [of, trayOf({ glasses })] as const;
});
const recordsOf = (...tasters: readonly TasterId[]) =>
  tasters.map((of) => recordFixture(of, '417', { marks: { fruity: mm(40) }, fruityKind: 'green' }));
const notes = [[sample(1), []]] as const;

test('BRD-4 only sealed sheets count, in the order of the plan, with what was marked on them', () => {
  const facts = factsFixture({ trays, records: recordsOf(berta, anna), notes });
  const marked = { marks: { fruity: 40 }, fruityKind: 'green', otherDescriptor: null };
  expect(countedSheets(facts, first)).toEqual({
    counted: [
      { taster: anna, ...marked },
      { taster: berta, ...marked },
    ],
    excluded: [],
    missing: [],
  });
  expect(countedSheets(facts, second)).toEqual({ counted: [], excluded: [], missing: [] });
});

test('BRD-4 a sheet that is left out is kept aside with its reason, in its own replicate', () => {
  const excluded = (replicate: Replicate) =>
    countedSheets(
      factsFixture({
        trays,
        records: recordsOf(anna, berta),
        notes: [[sample(1), [exclusionFixture(berta, { replicate })]]],
      }),
      first,
    );
  expect(excluded(1).counted.map((one) => one.taster)).toEqual([anna]);
  expect(
    excluded(1).excluded.map((one) => [one.sheet.taster, one.sheet.marks, one.exclusion.reason]),
  ).toEqual([[berta, { fruity: 40 }, 'wrong glass']]);
  expect(excluded(2).counted.map((one) => one.taster)).toEqual([anna, berta]);
  expect(excluded(2).excluded).toEqual([]);
});

test('BRD-4 BRD-24 a sealed sheet that is not on this page is missing, and no figure is made of the others', () => {
  const facts = factsFixture({ trays, records: recordsOf(anna), notes });
  const split = countedSheets(facts, first);
  expect(split.missing).toEqual([berta]);
  const open = { kind: 'open', because: 'tasting-ended' } as const;
  expect(judgedSheets(open, split)).toBeNull();
  const whole = countedSheets(
    factsFixture({ trays, records: recordsOf(anna, berta), notes }),
    first,
  );
  expect(judgedSheets(open, whole)?.map((one) => one.taster)).toEqual([anna, berta]);
});

test('BRD-4 BRD-24 while the notes are not on this page nobody knows what counts', () => {
  const facts = factsFixture({ trays, records: recordsOf(anna, berta) });
  expect(countedSheets(facts, first)).toEqual({
    counted: [],
    excluded: [],
    missing: [anna, berta],
  });
});

test('BRD-8 nothing is judged behind a closed gate, nor while it may be opened', () => {
  const facts = factsFixture({ trays, records: recordsOf(anna, berta), notes });
  const whole = countedSheets(facts, first);
  expect(judgedSheets({ kind: 'closed', missing: 6 }, whole)).toBeNull();
  expect(judgedSheets({ kind: 'may-open' }, whole)).toBeNull();
});

test('BRD-8 a pair is judged once both replicates are and each has a sheet', () => {
  const facts = factsFixture({ trays, records: recordsOf(anna, berta), notes });
  const { counted } = countedSheets(facts, first);
  const [one, other] = [counted.slice(0, 1), counted.slice(1)];
  expect(judgedPair(one, other)).toEqual([one, other]);
  expect(judgedPair(null, other)).toBeNull();
  expect(judgedPair(one, null)).toBeNull();
  expect(judgedPair([], other)).toBeNull();
  expect(judgedPair(one, [])).toBeNull();
});

test('EVA-8 a sealed sheet counts as its record says, whatever its live document says since', () => {
  const forged = blankSheet({ marks: { fruity: mm(90), rancid: mm(80) }, fruityKind: 'ripe' });
  const sheets = [[anna, '417', forged] as const];
  const facts = factsFixture({ trays, sheets, records: recordsOf(anna), notes });
  expect(countedSheets(facts, first).counted.map((one) => one.marks)).toEqual([{ fruity: 40 }]);
  expect(sheetOf(facts, first, anna)).toBeNull();
  const unrecorded = countedSheets(factsFixture({ trays, sheets, notes }), first);
  expect(unrecorded).toMatchObject({ counted: [], missing: [anna, berta] });
});

test('EVA-8 a record of another version than the tray shows is waited for', () => {
  const records = [recordFixture(anna, '417', { version: 2 })];
  expect(countedSheets(factsFixture({ trays, records, notes }), first).missing).toEqual([
    anna,
    berta,
  ]);
});

test('BRD-10 of an ended tasting whose trays are not here nothing is judged, not even that there is no sheet', () => {
  const open = { kind: 'open', because: 'tasting-ended' } as const;
  const nothing = countedSheets(factsFixture({ notes }), first);
  expect(nothing.missing).toEqual([anna, berta]);
  expect(judgedSheets(open, nothing)).toBeNull();
  const half = factsFixture({ trays: trays.slice(0, 1), records: recordsOf(anna, berta), notes });
  expect(countedSheets(half, first).missing).toEqual([berta]);
  const none = factsFixture({
    trays: [anna, berta].map((of) => [of, trayOf()] as const),
    notes,
  });
  expect(judgedSheets(open, countedSheets(none, first))).toEqual([]);
});

test('SHT-6 BRD-4 the points of the sealed sheets of a glass are in the order of the plan, those left out apart', () => {
  const records = [
    recordFixture(berta, '417', { points: { a: 2 } }),
    recordFixture(anna, '417', { points: { a: 1 } }),
  ];
  const of = (out: readonly ReturnType<typeof exclusionFixture>[]) =>
    countedPoints(factsFixture({ trays, records, notes: [[sample(1), out]] }), first);
  expect(of([])).toEqual({ counted: [{ a: 1 }, { a: 2 }], excluded: [] });
  expect(of([exclusionFixture(anna)])).toEqual({ counted: [{ a: 2 }], excluded: [{ a: 1 }] });
  const facts = factsFixture({ trays, records: records.slice(1), notes });
  expect(countedPoints(facts, first)).toEqual({ counted: [{ a: 1 }], excluded: [] });
  expect(countedPoints(facts, second)).toEqual({ counted: [], excluded: [] });
});

test('EVA-8 a record is found by the taster and the code it is of, and by nothing else', () => {
  const rows = [
    recordFixture(anna, '417'),
    { ...recordFixture(anna, '417'), taster: 'nobody' },
    { ...recordFixture(anna, '417'), code: 'none' },
  ];
  const found = recordsByName(place, rows);
  expect([...found]).toEqual([[sheetName(place, anna, code('417')), rows[0]]]);
  expect(recordsByName(null, rows).size).toBe(0);
});
