import { expect, test } from 'vitest';
import { figuresGate } from './figures-gate.ts';

const shown = { state: 'shown', expected: 10, unknown: 0, opened: false } as const;

test('BRD-2 figures are closed until eight are sealed, and say how many are missing', () => {
  expect(figuresGate({ ...shown, sealed: 0 })).toEqual({ kind: 'closed', missing: 8 });
  expect(figuresGate({ ...shown, sealed: 5 })).toEqual({ kind: 'closed', missing: 3 });
  expect(figuresGate({ ...shown, sealed: 8 })).toEqual({ kind: 'may-open' });
});

test('BRD-2 figures are open when all are sealed, when the leader opened them, or when tasting ended', () => {
  expect(figuresGate({ ...shown, sealed: 10 }).kind).toBe('open');
  expect(figuresGate({ ...shown, sealed: 8, opened: true }).kind).toBe('open');
  expect(figuresGate({ ...shown, sealed: 3, state: 'closed' }).kind).toBe('open');
});

test('BRD-2 a panel of fewer than eight opens with its last sheet, and an empty one never', () => {
  expect(figuresGate({ ...shown, expected: 6, sealed: 5 })).toEqual({ kind: 'closed', missing: 1 });
  expect(figuresGate({ ...shown, expected: 6, sealed: 6 }).kind).toBe('open');
  expect(figuresGate({ ...shown, expected: 0, sealed: 0 })).toEqual({ kind: 'closed', missing: 1 });
});

test('BRD-2 why the figures are open is told, and a hidden session’s stay closed', () => {
  const because = (change: object) => figuresGate({ ...shown, sealed: 8, ...change });
  expect(because({ state: 'closed' })).toEqual({ kind: 'open', because: 'tasting-ended' });
  expect(because({ state: 'validated' })).toEqual({ kind: 'open', because: 'tasting-ended' });
  expect(because({ sealed: 10 })).toEqual({ kind: 'open', because: 'all-signed' });
  expect(because({ sealed: 11 })).toEqual({ kind: 'open', because: 'all-signed' });
  expect(because({ opened: true })).toEqual({ kind: 'open', because: 'opened' });
  expect(because({ state: 'hidden', sealed: 7 })).toEqual({ kind: 'closed', missing: 1 });
  expect(because({ sealed: 9 })).toEqual({ kind: 'may-open' });
});

test('BRD-10 while trays are not here nobody says how many sheets are missing, and what is certain is said', () => {
  const waiting = { ...shown, unknown: 3 };
  expect(figuresGate({ ...waiting, sealed: 5 })).toEqual({ kind: 'unknown' });
  expect(figuresGate({ ...waiting, unknown: 10, sealed: 0 })).toEqual({ kind: 'unknown' });
  expect(figuresGate({ ...waiting, sealed: 8 })).toEqual({ kind: 'may-open' });
  expect(figuresGate({ ...waiting, sealed: 5, opened: true }).kind).toBe('open');
  expect(figuresGate({ ...waiting, sealed: 0, state: 'closed' }).kind).toBe('open');
});
