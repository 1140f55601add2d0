import { expect, test } from 'vitest';
import { isTrainingDay } from './is-training-day.ts';
import type { DaySession } from './session-row.ts';

const session = (training: boolean, state: DaySession['state'] = 'closed'): DaySession => ({
  session: 1,
  date: '2026-11-23',
  state,
  training,
  sheet: 'ioc-vo',
  samples: 1,
  tasters: 8,
  sealed: 8,
  endedAt: null,
  validatedAt: null,
  validatedBy: null,
  validationReason: null,
  invalidated: null,
  invalidAssessments: 0,
  assessedAt: null,
  glasses: 8,
  form: 'lines',
  failed: null,
});

test('SES-16 a day of training alone is not judged; one of its sessions that is none is enough', () => {
  expect(isTrainingDay({ sessions: [session(true), session(true)] })).toBe(true);
  expect(isTrainingDay({ sessions: [session(true), session(false)] })).toBe(false);
  // A plan that nobody was shown is no session of the day yet.
  expect(isTrainingDay({ sessions: [session(true), session(false, 'draft')] })).toBe(true);
  expect(isTrainingDay({ sessions: [session(true, 'draft')] })).toBe(false);
});
