import { expect, test } from 'vitest';
import { decideDay } from './decide-day.ts';

const validated = { state: 'validated', training: false } as const;
const closed = { state: 'closed', training: false } as const;
const codeOf = (answer: ReturnType<typeof decideDay>) => (answer.ok ? answer.value : answer.code);

test('SES-16 a day is accepted once every session tasted is validated', () => {
  const accepted = { verdict: 'accepted', reason: null } as const;
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
  const rejected = { sessions, verdict: 'rejected' } as const;
  expect(codeOf(decideDay({ ...rejected, reason: 'The room was too warm.' }))).toBe('rejected');
  expect(codeOf(decideDay({ ...rejected, reason: null }))).toBe('reason-missing');
});
