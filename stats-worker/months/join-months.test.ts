import { expect, test } from 'vitest';
import type { MonthPack } from '../../domain/quality/month-pack.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { joinMonths } from './join-months.ts';

/** A month of one session with one glass that each of the tasters marked once. */
const month = (tasters: readonly string[], checked: string | null = null): MonthPack => {
  const [sheets, none] = [tasters.length, Array.from(tasters, () => 0)];
  return {
    month: '2026-11',
    sheets,
    sessions: [{ number: 7, date: '2026-11-03', training: false, checked }],
    samples: [{ id: 'oil', code: 'A1' }],
    tasters: [...tasters],
    session: Uint16Array.from(none),
    sample: Uint16Array.from(none),
    taster: Uint16Array.from(tasters.keys()),
    replicate: Uint8Array.from(none, () => 2),
    valid: Uint8Array.from(none, () => 1),
    fruityKind: Uint8Array.from(none),
    descriptor: Uint8Array.from(none),
    marks: new Uint8Array(sheets * LINES).fill(30),
  };
};

test('QUA-1 two tasters under one code stay two, each by the id; a code of one alone names it', () => {
  const { sheets, tasters } = joinMonths([month(['a', 'b', 'c', 'd'])], {
    a: 'T01',
    b: 'T01',
    c: 'T02',
  });
  expect(sheets).toBe(4);
  expect(tasters).toEqual(['a', 'b', 'T02', 'd']);
});

test('PLN-43 the sheets of the sample that a session checks are told from all others', () => {
  const counters = (checked: string | null) => [...joinMonths([month(['a'], checked)], {}).counter];
  expect([counters('oil'), counters('other'), counters(null)]).toEqual([[1], [0], [0]]);
});
