import { expect, test } from 'vitest';
import { acceptanceStands, decideDay, verdictStands } from './decide-day.ts';

const validated = { state: 'validated', training: false } as const;
const closed = { state: 'closed', training: false } as const;
const codeOf = (answer: ReturnType<typeof decideDay>) => (answer.ok ? answer.value : answer.code);

test('SES-16 a day is accepted once every session tasted is validated', () => {
  const accepted = { verdict: 'accepted', reason: null, judged: null } as const;
  expect(codeOf(decideDay({ sessions: [validated, validated], ...accepted }))).toBe('accepted');
  expect(decideDay({ sessions: [validated, closed], ...accepted })).toMatchObject({
    code: 'day-not-validated',
    data: { sessions: 1 },
  });
  const beside = [
    validated,
    { state: 'draft', training: false },
    { state: 'closed', training: true },
  ] as const;
  expect(codeOf(decideDay({ sessions: beside, ...accepted }))).toBe('accepted');
  expect(codeOf(decideDay({ sessions: [], ...accepted }))).toBe('not-found');
});

test('SES-16 a day is rejected with a reason, never without', () => {
  const sessions = [closed];
  const rejected = { sessions, verdict: 'rejected', judged: null } as const;
  expect(codeOf(decideDay({ ...rejected, reason: 'The room was too warm.' }))).toBe('rejected');
  expect(codeOf(decideDay({ ...rejected, reason: null }))).toBe('reason-missing');
});

test('SES-16, SES-31 a day is reopened with a reason where a verdict stands, and only there', () => {
  const reopened = {
    sessions: [validated],
    verdict: 'reopened',
    reason: 'Session 7 again',
  } as const;
  const judged = { stands: true };
  expect(codeOf(decideDay({ ...reopened, judged }))).toBe('reopened');
  expect(codeOf(decideDay({ ...reopened, judged, reason: null }))).toBe('reason-missing');
  // It has no verdict, or no valid one.
  expect(codeOf(decideDay({ ...reopened, judged: null }))).toBe('day-not-judged');
  expect(codeOf(decideDay({ ...reopened, judged: { stands: false } }))).toBe('day-not-judged');
  expect(codeOf(decideDay({ ...reopened, judged, sessions: [] }))).toBe('not-found');
});

test('SES-16 of a day that was reopened no verdict stands, and a rejection does until then', () => {
  const at = '2026-11-27T12:00:00.000Z';
  const sessions = [{ ...validated, validatedAt: '2026-11-27T11:00:00.000Z' }];
  const stands = (verdict: 'accepted' | 'rejected' | 'reopened', of = sessions) =>
    verdictStands({ verdict, at }, of);
  expect([stands('accepted'), stands('rejected'), stands('reopened')]).toEqual([true, true, false]);
  const since = [{ ...validated, validatedAt: '2026-11-28T09:00:00.000Z' }];
  expect([stands('accepted', since), stands('rejected', since)]).toEqual([false, true]);
});

test('SES-16, SES-30 an acceptance stands while what was accepted does', () => {
  const at = '2026-11-27T12:00:00.000Z';
  const before = { ...validated, validatedAt: '2026-11-27T11:00:00.000Z' };
  const after = { ...validated, validatedAt: '2026-11-28T09:00:00.000Z' };
  const open = { ...closed, validatedAt: null };
  expect(acceptanceStands(at, [before])).toBe(true);
  expect(acceptanceStands(at, [{ ...validated, validatedAt: at }])).toBe(true);
  // Its only session was invalidated; another was not; it was validated again.
  expect(acceptanceStands(at, [open])).toBe(false);
  expect(acceptanceStands(at, [before, open])).toBe(false);
  expect(acceptanceStands(at, [after])).toBe(false);
  expect(acceptanceStands(at, [])).toBe(false);
  // One of its assessments was called invalid before, or since.
  const assessed = (assessedAt: string) => [{ ...before, assessedAt }];
  expect(acceptanceStands(at, assessed('2026-11-27T11:30:00.000Z'))).toBe(true);
  expect(acceptanceStands(at, assessed('2026-11-27T12:30:00.000Z'))).toBe(false);
  const beside = [
    { ...open, training: true },
    { ...open, state: 'draft' as const },
  ];
  expect(acceptanceStands(at, [before, ...beside])).toBe(true);
});
