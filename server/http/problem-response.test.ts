import { expect, test } from 'vitest';
import { problemResponse } from './problem-response.ts';

test.each([
  ['malformed', 400],
  ['signed-out', 401],
  ['credentials-wrong', 401],
  ['origin-refused', 403],
  ['access-denied', 403],
  ['not-found', 404],
  ['too-large', 413],
  ['file-too-large', 413],
  ['not-json', 415],
  ['not-a-form', 415],
  ['file-kind-refused', 415],
  ['invalid', 422],
  ['input-invalid', 422],
  ['file-empty', 422],
  ['password-wrong', 422],
  ['token-invalid', 422],
  ['too-many-sign-ins', 429],
  ['too-many-requests', 429],
  ['failed', 500],
  ['unavailable', 503],
  // A decision that is refused by its facts.
  ['changed-meanwhile', 409],
  ['last-leader', 409],
] as const)('HTT-3 the refusal %s has the status %d', async (code, status) => {
  const answer = problemResponse({ code, data: { fields: ['name'] } });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ code, data: { fields: ['name'] } });
  expect(Object.fromEntries(answer.headers)).toEqual({
    'content-type': 'application/json',
    'cache-control': 'no-store',
  });
});

test('HTT-3 whoever must wait is told how long, in the header too', () => {
  const { headers } = problemResponse({ code: 'too-many-sign-ins', data: { seconds: 90 } });
  expect(headers.get('retry-after')).toBe('90');
  const worded = problemResponse({ code: 'too-many-sign-ins', data: { seconds: 'soon' } });
  expect(worded.headers.has('retry-after')).toBe(false);
});
