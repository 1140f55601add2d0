import { expect, test } from 'vitest';
import { code, mm, sheetFixture, trayFixture } from './board-facts.fixture.ts';
import { type CellFacts, cellState } from './cell-state.ts';

const now = Date.parse('2026-11-20T10:10:00Z');
const sealed = { at: '2026-11-20T10:09:00Z', version: 1, digest: 'd' };

const state = (change: Partial<CellFacts>) => {
  const tray = change.tray ?? trayFixture();
  return cellState({
    tray,
    glass: tray.glasses[0] ?? null,
    sheet: sheetFixture(),
    exclusion: null,
    now,
    ...change,
  });
};

test('BRD-1 a glass whose tray is not there yet is unknown, and an untouched one is not started', () => {
  expect(cellState({ tray: null, glass: null, sheet: null, exclusion: null, now })).toEqual({
    kind: 'unknown',
  });
  expect(state({})).toEqual({ kind: 'not-started' });
});

test('BRD-1 a confirmed code without marks, then marks counted of nine, with the minutes since', () => {
  const startedAt = '2026-11-20T10:06:30Z';
  expect(state({ sheet: sheetFixture({ startedAt }) })).toEqual({ kind: 'confirmed', minutes: 3 });
  const marks = { fusty: mm(0), fruity: mm(40) };
  expect(state({ sheet: sheetFixture({ startedAt, marks }) })).toEqual({
    kind: 'marking',
    done: 2,
    of: 9,
    minutes: 3,
  });
});

test('BRD-1 a signed sheet is signed until the server sealed it', () => {
  const sheet = sheetFixture({ signature: { strokes: [[1, 2]], at: '2026-11-20T10:08:00Z' } });
  expect(state({ sheet })).toEqual({ kind: 'signed' });
  const tray = trayFixture({ glasses: [{ code: code('417'), sealed }] });
  expect(state({ sheet, tray })).toEqual({ kind: 'sealed', at: sealed.at, version: 1 });
  expect(state({ sheet, tray, exclusion: { reason: 'wrong glass' } })).toEqual({
    kind: 'excluded',
    reason: 'wrong glass',
  });
});

test('BRD-1 a wrong glass and a rest concern the glass the taster is at alone', () => {
  const wrong = trayFixture({ call: { at: '2026-11-20T10:09:00Z', reason: 'wrong-glass' } });
  expect(state({ tray: wrong })).toEqual({ kind: 'wrong-glass' });
  expect(state({ tray: wrong, glass: wrong.glasses[1] ?? null })).toEqual({ kind: 'not-started' });
  const resting = trayFixture({ restUntil: '2026-11-20T10:11:30Z' });
  expect(state({ tray: resting })).toEqual({ kind: 'rest', seconds: 90 });
  expect(state({ tray: resting, glass: resting.glasses[1] ?? null })).toEqual({
    kind: 'not-started',
  });
});

test('BRD-1 a sheet that is not back when tasting ends says so', () => {
  expect(state({ tray: trayFixture({ state: 'closed' }) })).toEqual({ kind: 'not-returned' });
});
