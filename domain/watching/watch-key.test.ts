import { expect, test } from 'vitest';
import { keyStateOf, mayEnd, watchKeyInput } from './watch-key.ts';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const DAY = 86_400_000;

test('LIV-2 a key ends later than now and within 366 days', () => {
  expect([-1, 0, 1, 366 * DAY, 366 * DAY + 1].map((after) => mayEnd(NOW + after, NOW))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
  expect(mayEnd(Number.NaN, NOW)).toBe(false);
});

test('LIV-2 LIV-17 a key is good until its end, and not once it is revoked', () => {
  const ends = new Date(NOW).toISOString();
  expect(keyStateOf({ ends, revoked: null }, NOW - 1)).toBe('good');
  expect(keyStateOf({ ends, revoked: null }, NOW)).toBe('ended');
  expect(keyStateOf({ ends, revoked: { by: 'Eva' } }, NOW - 1)).toBe('revoked');
  expect(keyStateOf({ ends, revoked: { by: 'Eva' } }, NOW)).toBe('revoked');
});

test('LIV-1 what is said of a key has a name, a session or none, and an end, and nothing beside', () => {
  const said = {
    id: '0b000000-0000-4000-8000-000000000001',
    name: ' Hall ',
    session: 3,
    ends: '2026-11-28T10:00:00.000Z',
  };
  expect(watchKeyInput.parse(said)).toEqual({ ...said, name: 'Hall' });
  expect(watchKeyInput.safeParse({ ...said, session: null }).success).toBe(true);
  for (const wrong of [
    { name: '  ' },
    { name: 'x'.repeat(81) },
    { session: 0 },
    { ends: '2026-11-28' },
    { id: 'x' },
    { key: 'own' },
  ])
    expect(watchKeyInput.safeParse({ ...said, ...wrong }).success).toBe(false);
});
