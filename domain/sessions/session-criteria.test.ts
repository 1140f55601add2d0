import { expect, test } from 'vitest';
import { criteriaNotMet, sessionCriteria } from './session-criteria.ts';
import type { DaySession } from './session-row.ts';
import { daySession } from './testing/tasting-day.ts';

const session = (change: Partial<DaySession> = {}): DaySession =>
  daySession({ state: 'validated', ...change });
const failed = [{ code: 'not-reliable', sample: 'S1', replicate: 1 }] as const;

test.each([
  ['tasted', { state: 'shown' }, { kind: 'not-known' }],
  ['hidden', { state: 'hidden' }, { kind: 'not-known' }],
  ['planned', { state: 'draft' }, { kind: 'not-known' }],
  ['closed', { state: 'closed' }, { kind: 'to-judge' }],
  ['validated', { failed: [] }, { kind: 'met' }],
  ['validated, of which the trail tells nothing', {}, { kind: 'met' }],
  ['validated against them', { failed, validationReason: 'why' }, { kind: 'failed', failed }],
  [
    'validated against what the trail does not tell',
    { validationReason: 'why' },
    { kind: 'failed', failed: [] },
  ],
  ['training', { training: true, state: 'closed' }, { kind: 'not-asked' }],
  ['scored with points', { form: 'points', state: 'closed' }, { kind: 'not-asked' }],
] as const)('M-ACCEPT, RES-3 the criteria of a session that is %s', (_what, change, criteria) => {
  expect(sessionCriteria(session(change))).toEqual(criteria);
});

test('RES-3 of a day every criterion that failed counts, and one of a session where nobody knows which', () => {
  const against = session({ failed: [...failed, ...failed], validationReason: 'why' });
  const unknown = session({ validationReason: 'why' });
  expect(criteriaNotMet([session(), session({ state: 'closed' })])).toBe(0);
  expect(criteriaNotMet([against, unknown, session()])).toBe(3);
});
