import { expect, test } from 'vitest';
import { createChallenges } from './challenges.ts';

const SECRET = 'a secret that is long enough for a test';

test('ACC-110 what a passkey signs is good for its use alone, for five minutes, and of this server', () => {
  let at = 1_000_000;
  const ours = createChallenges(SECRET, () => at);
  const made = Buffer.from(ours.make('sign-in')).toString('base64url');
  expect(ours.isOurs(made, 'sign-in')).toBe(true);
  expect(ours.isOurs(made, 'proof eva')).toBe(false);
  expect(
    createChallenges('another secret of the same kind', () => at).isOurs(made, 'sign-in'),
  ).toBe(false);
  for (const forged of ['', 'AAAA', `${made}AA`, made.slice(0, -4), `A${made.slice(1)}`])
    expect([forged, ours.isOurs(forged, 'sign-in') && forged !== made]).toEqual([forged, false]);
  at += 5 * 60_000 - 1;
  expect(ours.isOurs(made, 'sign-in')).toBe(true);
  at += 1;
  expect(ours.isOurs(made, 'sign-in')).toBe(false);
  expect(Buffer.from(ours.make('sign-in'))).not.toEqual(Buffer.from(ours.make('sign-in')));
});
