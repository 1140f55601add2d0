import { expect, test } from 'vitest';
import { IOC_VO } from '../../../domain/sheets/definition/ioc-vo.ts';
import { blankSheet, keyedPaper } from '../../../domain/testing/keyed.ts';
import { mm } from '../../../domain/testing/mm.ts';
import { trayOf } from '../../../domain/testing/trays.ts';
import { ATTRIBUTE_KEYS } from '../../../domain/words/attributes.ts';
import { code } from './board-facts.fixture.ts';
import { type CellFacts, cellState, currentGlass } from './cell-state.ts';

const now = Date.parse('2026-11-20T10:10:00Z');
const signature = { strokes: [[1, 2]], at: '2026-11-20T10:08:00Z' };
const sealed = { at: '2026-11-20T10:09:00Z', version: 1, digest: 'd' };

const state = (change: Partial<CellFacts>) => {
  const tray = change.tray ?? trayOf();
  return cellState({
    tray,
    glass: tray.glasses[0] ?? null,
    sheet: blankSheet(),
    definition: IOC_VO,
    exclusion: null,
    now,
    ...change,
  });
};

test('BRD-1 a glass whose tray is not there yet is unknown, and an untouched one is not started', () => {
  expect(
    cellState({ tray: null, glass: null, sheet: null, definition: IOC_VO, exclusion: null, now }),
  ).toEqual({
    kind: 'unknown',
  });
  expect(state({})).toEqual({ kind: 'not-started' });
});

test('BRD-10 of a glass that is not sealed nothing is said before its sheet is here, but what its tray says of itself', () => {
  const unknown = { kind: 'unknown' };
  expect(state({ sheet: null })).toEqual(unknown);
  // It may have been signed before the end.
  expect(state({ sheet: null, tray: trayOf({ state: 'closed' }) })).toEqual(unknown);
  expect(state({ sheet: null, tray: trayOf({ restUntil: '2026-11-20T10:11:30Z' }) })).toEqual(
    unknown,
  );
  const tray = trayOf({ glasses: [{ code: code('417'), sealed }] });
  expect(state({ sheet: null, tray })).toEqual({ kind: 'sealed', at: sealed.at, version: 1 });
  const call = { at: '2026-11-20T10:09:00Z', reason: 'wrong-glass' } as const;
  expect(state({ sheet: null, tray: trayOf({ call }) })).toEqual({ kind: 'wrong-glass' });
});

test('BRD-1 a confirmed code without marks, then marks counted of nine, with the minutes since', () => {
  const startedAt = '2026-11-20T10:06:30Z';
  expect(state({ sheet: blankSheet({ startedAt }) })).toEqual({ kind: 'confirmed', minutes: 3 });
  const marks = { fusty: mm(0), fruity: mm(40) };
  expect(state({ sheet: blankSheet({ startedAt, marks }) })).toEqual({
    kind: 'marking',
    done: 2,
    of: 9,
    minutes: 3,
  });
});

test('BRD-1 a signed sheet is signed until the server sealed it', () => {
  const sheet = blankSheet({ ...keyedPaper(), signature });
  expect(state({ sheet })).toEqual({ kind: 'signed' });
  const tray = trayOf({ glasses: [{ code: code('417'), sealed }] });
  expect(state({ sheet, tray })).toEqual({ kind: 'sealed', at: sealed.at, version: 1 });
  expect(state({ sheet, tray, exclusion: { reason: 'wrong glass' } })).toEqual({
    kind: 'excluded',
    reason: 'wrong glass',
  });
});

test('EVA-12, EVA-29 a sheet that is open again is at work since then, also after tasting has ended', () => {
  const startedAt = '2026-11-20T09:00:00Z';
  const sheet = blankSheet({ ...keyedPaper(), startedAt });
  const reopened = { at: '2026-11-20T10:08:00Z', by: 'Carmen', reason: 'a line was skipped' };
  const glass = { code: code('417'), sealed: null };
  const over = (glasses: (typeof glass & { reopened?: typeof reopened | null })[]) =>
    state({ sheet, tray: trayOf({ state: 'closed', glasses }) });
  const again = { kind: 'open-again', minutes: 2, by: 'Carmen', reason: 'a line was skipped' };
  expect(over([{ ...glass, reopened }])).toEqual(again);
  const open = trayOf({ glasses: [{ ...glass, reopened }] });
  // Also on a device without the sheet; signed again it is signed.
  for (const held of [null, blankSheet()])
    expect(state({ sheet: held, tray: open })).toEqual(again);
  expect(state({ sheet: { ...sheet, signature }, tray: open })).toEqual({ kind: 'signed' });
  expect(over([{ ...glass, reopened: null }])).toEqual({ kind: 'not-returned' });
  expect(over([glass])).toEqual({ kind: 'not-returned' });
});

test('BTH-46 a signature on what has a gap does not count: the sheet is being marked', () => {
  const startedAt = '2026-11-20T10:06:30Z';
  const sheet = blankSheet({ ...keyedPaper({ fruityKind: null }), startedAt, signature });
  expect(state({ sheet })).toEqual({ kind: 'marking', done: 9, of: 9, minutes: 3 });
  const tray = trayOf({ state: 'closed' });
  expect(state({ sheet, tray })).toEqual({ kind: 'not-returned' });
});

test('SHT-19, SHT-17, SHT-60 a sheet that its taster has not confirmed says so, whole or left, and also where it was opened again', () => {
  const startedAt = '2026-11-20T10:06:30Z';
  const whole = blankSheet({ ...keyedPaper(), startedAt, signature });
  const closed = trayOf({ state: 'closed' });
  const by = { at: startedAt, by: 'Anna', reason: 'a gap' };
  const reopened = trayOf({ glasses: [{ code: code('417'), sealed: null, reopened: by }] });
  for (const change of [
    { changedSinceSigned: ['marks.musty'] },
    { apart: { 'marks.musty': [44] } },
  ]) {
    const sheet = { ...whole, ...change };
    for (const tray of [undefined, closed, reopened])
      expect(state({ sheet, ...(tray && { tray }) })).toEqual({ kind: 'not-confirmed' });
    const gap = { ...sheet, marks: {} };
    expect(state({ sheet: gap })).toMatchObject({ kind: 'confirmed' });
    expect(state({ sheet: gap, tray: closed })).toEqual({ kind: 'not-confirmed' });
  }
  expect(state({ sheet: whole, tray: closed })).toEqual({ kind: 'signed' });
});

test('KEY-6 a stored sheet says whether it was keyed in from paper', () => {
  const paper = { ...sealed, keyed: true };
  const tray = trayOf({ glasses: [{ code: code('417'), sealed: paper }] });
  expect(state({ tray })).toEqual({ kind: 'sealed', at: sealed.at, version: 1, keyed: true });
});

test('BRD-1 a wrong glass and a rest concern the glass the taster is at alone', () => {
  const wrong = trayOf({ call: { at: '2026-11-20T10:09:00Z', reason: 'wrong-glass' } });
  expect(state({ tray: wrong })).toEqual({ kind: 'wrong-glass' });
  expect(state({ tray: wrong, glass: wrong.glasses[1] ?? null })).toEqual({ kind: 'not-started' });
  const read = trayOf({
    call: { at: '2026-11-20T10:09:00Z', reason: 'wrong-glass', read: '538' },
  });
  expect(state({ tray: read })).toEqual({ kind: 'wrong-glass', read: '538' });
  const resting = trayOf({ restUntil: '2026-11-20T10:11:30Z' });
  expect(state({ tray: resting })).toEqual({ kind: 'rest', seconds: 90 });
  expect(state({ tray: resting, glass: resting.glasses[1] ?? null })).toEqual({
    kind: 'not-started',
  });
});

test('BRD-1 a sheet that is not back when tasting ends says so, begun and marked or not', () => {
  const tray = trayOf({ state: 'closed' });
  const startedAt = '2026-11-20T10:06:30Z';
  expect(state({ tray })).toEqual({ kind: 'not-returned' });
  for (const marks of [{}, { fusty: mm(0), fruity: mm(40) }])
    expect(state({ tray, sheet: blankSheet({ startedAt, marks }) })).toEqual({
      kind: 'not-returned',
    });
});

test('BRD-1 what was signed before the end is signed, and what was sealed is sealed', () => {
  const sheet = blankSheet({ ...keyedPaper(), signature });
  const tray = trayOf({ state: 'closed' });
  expect(state({ tray, sheet })).toEqual({ kind: 'signed' });
  const late = { ...tray, glasses: [{ code: code('417'), sealed }] };
  expect(state({ tray: late, sheet })).toEqual({ kind: 'sealed', at: sealed.at, version: 1 });
});

test('BRD-1 a wrong glass is told before the end and after the signature of a glass before', () => {
  const call = { at: '2026-11-20T10:09:00Z', reason: 'wrong-glass' } as const;
  const glasses = [
    { code: code('417'), sealed },
    { code: code('852'), sealed: null },
  ];
  const second = trayOf({ call, glasses });
  expect(state({ tray: second })).toEqual({ kind: 'sealed', at: sealed.at, version: 1 });
  expect(state({ tray: second, glass: second.glasses[1] ?? null })).toEqual({
    kind: 'wrong-glass',
  });
  // The taster may call for help at any glass; the call shows at the end of the row.
  const help = trayOf({ call: { ...call, reason: 'help' } });
  expect(state({ tray: help })).toEqual({ kind: 'not-started' });
});

test('BRD-1 minutes are whole and never below none', () => {
  const minutes = (startedAt: string) => state({ sheet: blankSheet({ startedAt }) });
  expect(minutes('2026-11-20T10:09:00.001Z')).toEqual({ kind: 'confirmed', minutes: 0 });
  expect(minutes('2026-11-20T10:09:00Z')).toEqual({ kind: 'confirmed', minutes: 1 });
  expect(minutes('2026-11-20T10:14:00Z')).toEqual({ kind: 'confirmed', minutes: 0 });
  expect(minutes('yesterday')).toEqual({ kind: 'confirmed', minutes: 0 });
});

test('BRD-1 a rest is counted up to whole seconds, and one that is over is none', () => {
  const rest = (restUntil: string) => state({ tray: trayOf({ restUntil }) });
  expect(rest('2026-11-20T10:10:00.100Z')).toEqual({ kind: 'rest', seconds: 1 });
  expect(rest('2026-11-20T10:10:00Z')).toEqual({ kind: 'not-started' });
  expect(rest('2026-11-20T10:05:00Z')).toEqual({ kind: 'not-started' });
});

test('BRD-1 the glass a taster is at is the first that is not sealed', () => {
  expect(currentGlass(trayOf())?.code).toBe('417');
  const glasses = [
    { code: code('417'), sealed },
    { code: code('852'), sealed: null },
  ];
  expect(currentGlass(trayOf({ glasses }))?.code).toBe('852');
  expect(currentGlass(trayOf({ glasses: glasses.slice(0, 1) }))).toBeNull();
});

test('BRD-1 a sheet that the booth calls complete is complete here, and one that lacks a word on fruity is not', () => {
  const startedAt = '2026-11-20T10:06:30Z';
  const marks = Object.fromEntries(
    ATTRIBUTE_KEYS.map((key) => [key, mm(key === 'fruity' ? 9 : 0)]),
  );
  const whole = { startedAt, marks, heatingDevice: '4' };
  expect(state({ sheet: blankSheet({ ...whole, fruityKind: 'green' }) })).toEqual({
    kind: 'complete',
    minutes: 3,
  });
  expect(state({ sheet: blankSheet(whole) })).toMatchObject({ kind: 'marking', done: 9 });
});
