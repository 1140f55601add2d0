import { describe, expect, test } from 'vitest';
import { decideOpenFigures } from './decide-open-figures.ts';

type Facts = Parameters<typeof decideOpenFigures>[0];
const open = { ok: true, value: 'open' };
const closed = (missing: number) => ({ ok: false, code: 'figures-closed', data: { missing } });

/** A glass by how many were served and how many of these are sealed. */
const decide = (state: Facts['state'], [served, sealed]: readonly [number, number] = [0, 0]) =>
  decideOpenFigures({ state, served, sealed });

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

  test.each(['closed', 'validated'] as const)('and always once the session is %s', (state) => {
    expect(decide(state, [10, 3])).toEqual(open);
  });

  test('never of a plan, nor of a sample that is not served', () => {
    expect(decide('draft', [10, 8])).toMatchObject({ code: 'session-not-shown' });
    expect(decide('shown')).toMatchObject({ code: 'not-found' });
    expect(decide('closed')).toMatchObject({ code: 'not-found' });
  });
});
