import { describe, expect, test } from 'vitest';
import { decideOpenFigures } from './decide-open-figures.ts';

type Facts = Parameters<typeof decideOpenFigures>[0];
const open = { ok: true, value: 'open' };
const closed = (missing: number) => ({ ok: false, code: 'figures-closed', data: { missing } });

/** Glasses as pairs of how many were served and how many of these are sealed. */
const decide = (state: Facts['state'], ...glasses: readonly (readonly [number, number])[]) =>
  decideOpenFigures({ state, glasses: glasses.map(([served, sealed]) => ({ served, sealed })) });

describe('SES-14 figures are opened early from 8 sealed sheets of a glass on', () => {
  test.each(['shown', 'hidden'] as const)('while tasting, session %s', (state) => {
    expect(decide(state, [10, 0])).toEqual(closed(8));
    expect(decide(state, [10, 7])).toEqual(closed(1));
    expect(decide(state, [10, 8])).toEqual(open);
    expect(decide(state, [10, 10])).toEqual(open);
  });

  test('or from all of them when fewer are served', () => {
    expect(decide('shown', [5, 4])).toEqual(closed(1));
    expect(decide('shown', [5, 5])).toEqual(open);
    expect(decide('shown', [8, 7])).toEqual(closed(1));
    expect(decide('shown', [8, 8])).toEqual(open);
  });

  test('one replicate is enough though the other lags; the nearer says what is missing', () => {
    expect(decide('shown', [10, 8], [10, 0])).toEqual(open);
    expect(decide('shown', [10, 0], [10, 9])).toEqual(open);
    expect(decide('shown', [10, 6], [10, 1])).toEqual(closed(2));
    expect(decide('shown', [10, 1], [10, 6])).toEqual(closed(2));
  });

  test.each(['closed', 'validated'] as const)('and always once the session is %s', (state) => {
    expect(decide(state, [10, 0], [10, 3])).toEqual(open);
  });

  test('never of a plan, nor of a sample that is not served', () => {
    expect(decide('draft', [10, 8])).toMatchObject({ code: 'session-not-shown' });
    expect(decide('shown')).toMatchObject({ code: 'not-found' });
    expect(decide('closed')).toMatchObject({ code: 'not-found' });
  });
});
