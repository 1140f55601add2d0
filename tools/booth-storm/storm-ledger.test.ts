import { expect, test } from 'vitest';
import { createStormLedger } from './storm-ledger.ts';
import { stormScript, tellStormStep } from './storm-script.ts';

const SHEET = 'A 123';
const marks = (device: string, mm: number | null, shown: number | null) => ({ device, mm, shown });

test('BTH-38 the script of a storm is the same for the same seed, and another for another', () => {
  const told = (seed: number) => stormScript(seed).map(tellStormStep);
  expect(told(7)).toEqual(told(7));
  expect(told(7)).not.toEqual(told(8));
});

test('BTH-38 what a device said it holds is there until something took its place', () => {
  const ledger = createStormLedger();
  ledger.writes(SHEET, 'musty', marks('a1', 12, null));
  expect(ledger.wrongInStore(SHEET, { musty: null })).toEqual([]);
  ledger.tells(SHEET, 'a1', 'device');
  expect(ledger.wrongInStore(SHEET, { musty: null })).toEqual([
    'A 123 musty is null, and may be 12',
  ]);
  ledger.writes(SHEET, 'musty', marks('a1', 30, 12));
  expect(ledger.wrongInStore(SHEET, { musty: 12 })).toEqual([]);
  ledger.tells(SHEET, 'a1', 'device');
  expect(ledger.wrongInStore(SHEET, { musty: 12 })).toHaveLength(1);
  expect(ledger.wrongInStore(SHEET, { musty: 30 })).toEqual([]);
});

test('BTH-38 of two devices that did not know each other either is held, of two that did the later', () => {
  const ledger = createStormLedger();
  ledger.writes(SHEET, 'musty', marks('a1', 12, null));
  ledger.tells(SHEET, 'a1', 'device');
  ledger.writes(SHEET, 'musty', marks('a2', 50, null));
  ledger.tells(SHEET, 'a2', 'device');
  for (const musty of [12, 50]) expect(ledger.wrongInStore(SHEET, { musty })).toEqual([]);
  expect(ledger.wrongOnDevice(SHEET, 'a1', { musty: 50 })).toEqual([]);
  ledger.writes(SHEET, 'musty', marks('a1', 70, 50));
  ledger.tells(SHEET, 'a1', 'stored');
  for (const musty of [12, 50]) expect(ledger.wrongInStore(SHEET, { musty })).toHaveLength(1);
  expect(ledger.wrongInStore(SHEET, { musty: 70 })).toEqual([]);
});

test('BTH-38 what a page had said nothing of when it was killed may be there or not, and takes no place for certain', () => {
  const ledger = createStormLedger();
  ledger.writes(SHEET, 'musty', marks('a1', 12, null));
  ledger.tells(SHEET, 'a1', 'device');
  ledger.writes(SHEET, 'musty', marks('a1', 44, 12));
  ledger.dies('a1');
  ledger.tells(SHEET, 'a1', 'stored');
  for (const musty of [12, 44]) expect(ledger.wrongInStore(SHEET, { musty })).toEqual([]);
  expect(ledger.wrongInStore(SHEET, { musty: null })).toHaveLength(1);
  expect(ledger.wrongOnDevice(SHEET, 'a1', { musty: null })).toHaveLength(1);
});

test('BTH-38 a seal holds what was stored and what its signer had; what another device had may have come late', () => {
  const ledger = createStormLedger();
  ledger.writes(SHEET, 'musty', marks('a1', 12, null));
  ledger.tells(SHEET, 'a1', 'stored');
  ledger.writes(SHEET, 'musty', marks('a2', 60, 12));
  ledger.tells(SHEET, 'a2', 'device');
  ledger.writes(SHEET, 'fusty', marks('a1', 5, null));
  ledger.tells(SHEET, 'a1', 'device');
  ledger.signs(SHEET, 'a1');
  for (const musty of [12, 60]) expect(ledger.wrongInSeal(SHEET, { musty, fusty: 5 })).toEqual([]);
  expect(ledger.wrongInSeal(SHEET, { musty: null, fusty: 5 })).toHaveLength(1);
  expect(ledger.wrongInSeal(SHEET, { musty: 12, fusty: null })).toHaveLength(1);
  expect([...ledger.sheets()]).toEqual([[SHEET, true]]);
});

test('BTH-38 BTH-69 a mark that no device wrote is wrong wherever it is held, on a sheet with marks and on one without', () => {
  const ledger = createStormLedger();
  ledger.writes(SHEET, 'musty', marks('a1', 12, null));
  ledger.tells(SHEET, 'a1', 'stored');
  const held = { musty: 12, fusty: 7, rancid: null };
  const wrong = ['A 123 fusty is 7, and nobody wrote it'];
  expect(ledger.wrongInStore(SHEET, held)).toEqual(wrong);
  expect(ledger.wrongInSeal(SHEET, held)).toEqual(wrong);
  expect(ledger.wrongOnDevice(SHEET, 'a1', held)).toEqual(wrong);
  expect(ledger.wrongInStore('A 456', { musty: 12, fusty: null })).toEqual([
    'A 456 musty is 12, and nobody wrote it',
  ]);
});

test('BTH-38 the acts of a storm have who goes and comes back, and a tasting that is ended and goes on', () => {
  const kinds = new Set(
    Array.from({ length: 40 }, (_, seed) => stormScript(seed)).flatMap((script) =>
      script.map(({ kind }) => kind),
    ),
  );
  for (const kind of ['leave', 'tasting ends', 'tasting goes on'] as const)
    expect(kinds).toContain(kind);
});
