import { expect, test } from 'vitest';
import { accept, type Result, refuse } from '../../../../domain/refusal.ts';
import { giveEach, isUnmet } from './give-each.ts';

test('SES-8 of several sessions those that are refused are told with their reason, the others are done', async () => {
  const asked: number[] = [];
  const answers = new Map<number, Result<null>>([
    [11, accept(null)],
    [
      12,
      refuse('criteria-not-met', {
        failed: [{ code: 'not-reliable', sample: 'S-26', replicate: 1 }],
      }),
    ],
    [13, refuse('unreachable')],
    [14, accept(null)],
  ]);
  const given = await giveEach([11, 12, 13, 14], async (session) => {
    asked.push(session);
    return answers.get(session) ?? refuse('not-found');
  });
  expect(asked).toEqual([11, 12, 13, 14]);
  expect(given.done).toBe(2);
  expect(given.refused.map(({ session, refusal }) => [session, refusal.code])).toEqual([
    [12, 'criteria-not-met'],
    [13, 'unreachable'],
  ]);
});

test('SES-8 only criteria that are not met are overcome by a reason', () => {
  const unmet = refuse('criteria-not-met', { failed: [] });
  expect(isUnmet({ session: 1, refusal: unmet })).toBe(true);
  for (const code of ['unreachable', 'signed-out', 'session-not-closed', 'access-denied'] as const)
    expect(isUnmet({ session: 1, refusal: refuse(code) })).toBe(false);
});
