import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchedState, watchedTaster } from './watched-session.ts';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const LATER = '2026-11-27T10:05:00.000Z';
const glass = { name: 'Eva', done: 1, of: 4, begun: false, restUntil: null };

test('LIV-5 LIV-29 a taster tastes what was begun, rests until the rest is over, and waits else', () => {
  const state = (facts: object, session: Parameters<typeof watchedTaster>[1] = 'running') =>
    watchedTaster({ ...glass, ...facts }, session, NOW).state;
  expect(state({})).toBe('waiting');
  expect(state({ restUntil: LATER })).toBe('resting');
  expect(state({ restUntil: '2026-11-27T10:00:00.000Z' })).toBe('waiting');
  expect(state({ begun: true, restUntil: LATER })).toBe('tasting');
  expect(state({ begun: true, done: 4 })).toBe('finished');
  expect(state({ begun: true }, 'paused')).toBe('waiting');
  expect(state({ begun: true }, 'done')).toBe('not-tasting');
  expect(state({ done: 4 }, 'done')).toBe('finished');
  expect(state({ done: 0, of: 0 })).toBe('waiting');
});

test('LIV-5 LIV-21 of whatever is known of a taster nothing goes on but name, two counts and a word', () => {
  const facts = fc.record({
    ...{ name: fc.string(), done: fc.nat(9), of: fc.nat(9), begun: fc.boolean() },
    restUntil: fc.constantFrom(null, LATER, 'never'),
  });
  const session = fc.constantFrom('before', 'running', 'paused', 'done');
  fc.assert(
    fc.property(facts, session, (known, state) => {
      const told = watchedTaster({ ...known, ...{ code: '417', mark: 37 } }, state, NOW);
      expect(Object.keys(told).toSorted()).toEqual(['done', 'name', 'of', 'state']);
      expect(told).toMatchObject({ name: known.name, done: known.done, of: known.of });
    }),
  );
});

test('LIV-5 a session is before, running, paused or done, and validated is done', () => {
  expect((['draft', 'shown', 'hidden', 'closed', 'validated'] as const).map(watchedState)).toEqual([
    ...['before', 'running', 'paused', 'done', 'done'],
  ]);
});
