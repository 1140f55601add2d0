import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../testing/holds.ts';
import { sessionStateSchema } from '../words/session-state.ts';
import { decideSeeFigures, type SeeFiguresFacts } from './decide-see-figures.ts';

const closed = { ok: false, code: 'own-figures-closed', data: {} };
const open: SeeFiguresFacts = {
  isAllowed: true,
  state: 'validated',
  training: false,
  hasSheet: true,
  isWhole: true,
  isAwaited: false,
};

test('QUA-32 the figures of a validated session open to who has a sheet in it, where the panel allows it', () => {
  expect(decideSeeFigures(open).ok).toBe(true);
  expect(decideSeeFigures({ ...open, isWhole: false }).ok).toBe(true);
  for (const no of [{ isAllowed: false }, { hasSheet: false }, { isAwaited: true }])
    expect(decideSeeFigures({ ...open, ...no })).toEqual(closed);
});

test('QUA-32 a session that judges oils waits for its validation, one for training only for the last sheet', () => {
  for (const state of ['shown', 'hidden', 'closed'] as const) {
    expect(decideSeeFigures({ ...open, state }).ok).toBe(false);
    expect(decideSeeFigures({ ...open, state, training: true }).ok).toBe(true);
    expect(decideSeeFigures({ ...open, state, training: true, isWhole: false }).ok).toBe(false);
  }
  expect(decideSeeFigures({ ...open, state: 'draft', training: true }).ok).toBe(false);
});

test('QUA-32 while an oil of the session is awaited elsewhere nothing opens, and no refusal says why', () => {
  const facts = fc.record({
    isAllowed: fc.boolean(),
    state: fc.constantFrom(...sessionStateSchema.options),
    training: fc.boolean(),
    hasSheet: fc.boolean(),
    isWhole: fc.boolean(),
    isAwaited: fc.boolean(),
  });
  holds(
    fc.property(facts, (given) => {
      const decision = decideSeeFigures(given);
      if (decision.ok) return given.isAllowed && given.hasSheet && !given.isAwaited;
      return JSON.stringify(decision) === JSON.stringify(closed);
    }),
  );
});
