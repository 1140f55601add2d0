import { expect, test } from 'vitest';
import { dayState, isOpenDay, toBeValidated } from './day-state.ts';
import type { DayVerdict } from './decide-day.ts';
import type { DaySession } from './session-row.ts';
import { dayJudgement, daySession } from './testing/tasting-day.ts';

const session = (state: DaySession['state'], training = false, number = 1): DaySession =>
  daySession({ session: number, state, training });
const judged = (verdict: DayVerdict, stands: boolean) => dayJudgement(verdict, { stands });
const validated = session('validated');

test.each([
  ['nothing was said of it', [validated], null, 'open', true],
  ['a session is closed', [session('closed')], null, 'open', true],
  ['a session is tasted', [validated, session('shown')], null, 'tasting', true],
  ['a session is hidden', [session('hidden')], null, 'tasting', true],
  ['it is training alone', [session('shown', true)], null, 'training', false],
  ['training is tasted beside', [validated, session('shown', true)], null, 'open', true],
  ['a session is planned beside', [validated, session('draft')], null, 'open', true],
  ['it is accepted', [validated], judged('accepted', true), 'accepted', false],
  ['its sessions changed since', [validated], judged('accepted', false), 'outdated', true],
  ['it is tasted again', [session('shown')], judged('accepted', false), 'outdated', true],
  ['it is rejected', [session('shown')], judged('rejected', true), 'rejected', false],
  ['it is reopened', [validated], judged('reopened', false), 'reopened', true],
  ['it is reopened and tasted', [session('shown')], judged('reopened', false), 'tasting', true],
] as const)('SES-16 the state of a day: %s', (_when, sessions, said, state, isOpen) => {
  expect(dayState({ sessions, judged: said })).toBe(state);
  expect(isOpenDay({ sessions, judged: said })).toBe(isOpen);
});

test('SES-16 a day waits for the sessions that are tasted or closed, and for no training', () => {
  const sessions = [
    session('shown', false, 1),
    session('closed', false, 2),
    session('hidden', false, 3),
    session('validated', false, 4),
    session('draft', false, 5),
    session('closed', true, 6),
  ];
  expect(toBeValidated({ sessions }).map((one) => one.session)).toEqual([1, 2, 3]);
});
