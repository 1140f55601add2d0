import { expect, test } from 'vitest';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { replicateOf, sample } from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { EntryJudgement, PairJudgement } from '../../live/session/use-judgements.ts';
import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import type { Assessed } from './assessed-of.ts';
import { reachOf } from './reach-of.ts';
import type { PairHalves } from './use-pair-halves.ts';

const judged = (replicate: Replicate, value: Assessment | null): EntryJudgement =>
  judgementFixture({
    entry: replicateOf(replicate),
    assessment: { value, isComputing: false, error: null },
  });
const [first, second] = [judged(1, assessmentFixture()), judged(2, assessmentFixture())];
const pair = (accepted: boolean): PairJudgement => ({
  sample: sample(1),
  first,
  second,
  duplicate: {
    value: {
      enDefect: 0.2,
      enFruity: 0.3,
      accepted,
      categoryMatch: true,
      defectMatch: true,
      md: accepted ? 2.1 : null,
      mf: accepted ? 3.4 : null,
      class: accepted ? 'VOO' : null,
    },
    isComputing: false,
    error: null,
  },
});
const rowOf = () =>
  resultRowFixture({ sample: { id: sample(1), code: 'S' }, replicate: 2, figures: null });

const verdict = { oil: 'VOO', md: 2.1, mf: 3.4, ofPair: false, isProvisional: false } as const;
const assessed = (change: Partial<Assessed>): Assessed => ({
  shown: second,
  pair: null,
  verdict,
  isAwaited: false,
  from: second,
  stored: null,
  kept: null,
  ...change,
});

test('ASM-26 the way shown is that of the class above: of an accepted pair from both halves, whichever replicate is shown', () => {
  const reach = reachOf(
    assessed({ pair: pair(true), verdict: { ...verdict, ofPair: true } }),
    null,
    'EU',
  );
  expect(reach?.replicate).toBeNull();
  expect(reach?.steps.map(({ kind }) => kind)).toEqual(['predominant', 'mean', 'mean', 'class']);
});

test('ASM-26 of a rejected pair it is that of the official replicate, which is named; of a lone replicate nothing is named', () => {
  const rejected = assessed({ pair: pair(false), from: first });
  expect(reachOf(rejected, null, 'EU')).toMatchObject({ replicate: 1 });
  expect(reachOf(assessed({}), null, 'EU')).toMatchObject({ replicate: null });
  const decided = assessed({ verdict: { ...verdict, md: null, mf: null } });
  expect(reachOf(decided, null, 'EU')).toMatchObject({ replicate: 2 });
  expect(reachOf(assessed({ verdict: null }), null, 'EU')).toBeNull();
});

test('ASM-26 of a pair over two sessions it is that of its halves, and of a class that a further pair gave that of the replicate shown, by name', () => {
  const across = (accepted: boolean, md: number): PairHalves => {
    const half = { row: rowOf(), sheets: [], assessment: first.assessment };
    const judged = {
      session1: 11,
      session2: 12,
      enDefect: 0.2,
      enFruity: 0.3,
      accepted,
      categoryMatch: true,
      defectMatch: true,
      md: accepted ? md : null,
      mf: accepted ? 3.4 : null,
      class: accepted ? ('VOO' as const) : null,
    };
    return { judged, first: half, second: half };
  };
  const ofPair = assessed({ verdict: { ...verdict, ofPair: true } });
  expect(reachOf(ofPair, across(true, 2.1), 'EU')).toMatchObject({ replicate: null });
  const further = reachOf(ofPair, across(false, 2.1), 'EU');
  expect(further?.replicate).toBe(2);
  expect(further?.steps.map(({ kind }) => kind)).not.toContain('mean');
  expect(reachOf(ofPair, across(true, 3), 'EU')?.replicate).toBe(2);
  expect(reachOf(ofPair, null, 'EU')?.replicate).toBe(2);
});
