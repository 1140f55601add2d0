import { expect, test } from 'vitest';
import {
  dayJudgement,
  daySession,
  tastingDay,
  validatedSession,
} from '../../../../domain/sessions/testing/tasting-day.ts';
import { dayLines } from './day-lines.ts';

test('LST-3 the file of tasting days has a line a session, and asks for the criteria of closed ones alone', async () => {
  const failed = [{ code: 'not-reliable', sample: 'S1', replicate: 1 }] as const;
  const asked: number[] = [];
  const days = [
    tastingDay([daySession(), validatedSession({ session: 8 })]),
    tastingDay(
      [daySession({ session: 6, training: true })],
      dayJudgement('rejected'),
      '2026-11-19',
    ),
  ];
  const lines = await dayLines(days, async (session) => {
    asked.push(session);
    return failed;
  });
  expect(asked).toEqual([7]);
  expect(lines.map(({ day, session, criteria }) => [day.date, session.session, criteria])).toEqual([
    ['2026-11-20', 7, { kind: 'failed', failed }],
    ['2026-11-20', 8, { kind: 'met' }],
    ['2026-11-19', 6, { kind: 'not-asked' }],
  ]);
});
