import { expect, test } from 'vitest';
import type { SessionRow } from '../../../domain/sessions/session-row.ts';
import { unfinishedGroups } from './unfinished-groups.ts';

const row = (session: number, state: SessionRow['state']): SessionRow => ({
  session,
  date: '2026-11-20',
  state,
  training: false,
  samples: 0,
  tasters: 0,
  sealed: 0,
  endedAt: null,
  validatedAt: null,
  validatedBy: null,
  validationReason: null,
  invalidAssessments: 0,
  assessedAt: null,
});

test('a hidden session still runs, a closed one waits for its verdict, and the last three verdicts are recalled', () => {
  const groups = unfinishedGroups([
    row(9, 'draft'),
    row(8, 'shown'),
    row(7, 'hidden'),
    row(6, 'closed'),
    ...[5, 4, 3, 2].map((session) => row(session, 'validated')),
  ]);
  const numbers = (rows: readonly SessionRow[]) => rows.map(({ session }) => session);
  expect(numbers(groups.running)).toEqual([8, 7]);
  expect(numbers(groups.toJudge)).toEqual([6]);
  expect(numbers(groups.planned)).toEqual([9]);
  expect(numbers(groups.judged)).toEqual([5, 4, 3]);
});
