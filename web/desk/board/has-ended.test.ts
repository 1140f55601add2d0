import { expect, test } from 'vitest';
import { hasEnded } from './has-ended.ts';

const none = { signed: 0, tasting: 0, unknown: 0, unread: 0 };

test('BRD-6 a board says nothing of what is live once its session is validated, or closed with nothing on its way and nobody tasting', () => {
  expect(hasEnded('validated', { ...none, signed: 1 })).toBe(true);
  expect(hasEnded('closed', none)).toBe(true);
  for (const still of ['signed', 'tasting', 'unknown', 'unread'] as const)
    expect(hasEnded('closed', { ...none, [still]: 1 })).toBe(false);
  for (const state of ['shown', 'hidden', 'draft'] as const)
    expect(hasEnded(state, none)).toBe(false);
});
