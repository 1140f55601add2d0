import { expect, test } from 'vitest';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { NO_RESULTS, runForEach } from './run-for-each.ts';

const failed = [{ code: 'not-reliable', sample: 'S-26', replicate: 1 }] as const;

test('FRM-14 of several sessions those that are refused are told with their reason, the others are done', async () => {
  const asked: number[] = [];
  const answers = new Map<number, Result<null>>([
    [11, accept(null)],
    [12, refuse('criteria-not-met', { failed })],
    [13, refuse('unreachable')],
    [14, accept(null)],
  ]);
  const given = await runForEach([11, 12, 13, 14], NO_RESULTS, async (session) => {
    asked.push(session);
    return answers.get(session) ?? refuse('not-found');
  });
  expect(asked).toEqual([11, 12, 13, 14]);
  expect(given.done).toEqual([11, 14]);
  expect(given.refused.map(({ key, refusal }) => [key, refusal.code])).toEqual([
    [12, 'criteria-not-met'],
    [13, 'unreachable'],
  ]);
  expect(given.refused.map(({ unmet }) => unmet)).toEqual([failed, null]);
});

test('FRM-14 FRM-39 criteria that are not met stay named when something else stands in the way, and a reason is given for them alone', async () => {
  const first = await runForEach([12, 13], NO_RESULTS, async (session) =>
    session === 12 ? refuse('criteria-not-met', { failed }) : refuse('unreachable'),
  );
  const told: unknown[] = [];
  const second = await runForEach([12, 13], first, async (session, known) => {
    told.push([session, known?.unmet ?? null]);
    return refuse('unreachable');
  });
  expect(told).toEqual([
    [12, failed],
    [13, null],
  ]);
  expect(second.refused).toMatchObject([
    { key: 12, refusal: { code: 'unreachable' }, unmet: failed },
    { key: 13, refusal: { code: 'unreachable' }, unmet: null },
  ]);
  const third = await runForEach([12, 13], second, async () => accept(null));
  expect(third).toEqual({ done: [12, 13], refused: [] });
});
