import { expect, test } from 'vitest';
import { isTrainingDay } from './is-training-day.ts';
import type { DaySession } from './session-row.ts';
import { daySession } from './testing/tasting-day.ts';

const session = (training: boolean, state: DaySession['state'] = 'closed'): DaySession =>
  daySession({ training, state });

test('SES-16, SES-32 a day of training alone is not judged; one of its sessions that is none is enough', () => {
  expect(isTrainingDay({ sessions: [session(true), session(true)] })).toBe(true);
  expect(isTrainingDay({ sessions: [session(true), session(false)] })).toBe(false);
  // A plan that nobody was shown is no session of the day yet.
  expect(isTrainingDay({ sessions: [session(true), session(false, 'draft')] })).toBe(true);
  expect(isTrainingDay({ sessions: [session(true, 'draft')] })).toBe(false);
});
