import { expect, test } from 'vitest';
import { pairOf } from '../../../domain/results/testing/analyses.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { acceptedComparison } from '../../../stats-worker/testing/accepted-comparison.ts';
import { replicateOf, sample } from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { EntryJudgement, PairJudgement } from '../../live/session/use-judgements.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import type { Assessed } from './assessed-of.ts';
import { categoryDerivations } from './category-derivation.ts';
import type { PairHalves } from './use-pair-halves.ts';

const judged = (replicate: Replicate, value: Assessment | null): EntryJudgement =>
  judgementFixture({
    entry: replicateOf(replicate),
    assessment: { value, isComputing: false, error: null },
  });
const [first, second] = [judged(1, assessmentOf()), judged(2, assessmentOf())];
const pair = (accepted: boolean): PairJudgement => ({
  sample: sample(1),
  first,
  second,
  duplicate: {
    value: accepted
      ? acceptedComparison()
      : acceptedComparison({ accepted, md: null, mf: null, class: null }),
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
  decidedBy: null,
  ...change,
});

const alone = { isPairOverSessions: false, isBoth: false };
const overSessions = { isPairOverSessions: true, isBoth: false };
const recorded = (session1: number, session2: number) =>
  pairOf(session1, session2, acceptedComparison());
const halvesOf = (judged: ReturnType<typeof recorded>): PairHalves => {
  const half = { row: rowOf(), sheets: [], assessment: first.assessment };
  return { judged, first: half, second: half };
};
const ofPair = { ...verdict, ofPair: true };
const kinds = (derivations: ReturnType<typeof categoryDerivations>) =>
  derivations.map(({ steps }) => steps.map(({ kind }) => kind).join(' '));
const MEAN = 'predominant mean mean class';

test('ASM-26 the way shown is that of the class above: of an accepted pair from both halves, whichever replicate is shown', () => {
  const derivations = categoryDerivations(
    assessed({ pair: pair(true), verdict: ofPair }),
    null,
    'EU',
    alone,
  );
  expect(derivations).toMatchObject([{ replicate: null, by: null }]);
  expect(kinds(derivations)).toEqual([MEAN]);
});

test('ASM-26 ASM-46 of a rejected pair it is that of the official replicate, and after it that of the one chosen, each by name; of a lone replicate nothing is named', () => {
  const rejected = assessed({ pair: pair(false), from: first });
  expect(categoryDerivations(rejected, null, 'EU', alone)).toMatchObject([
    { replicate: 1 },
    { replicate: 2 },
  ]);
  expect(categoryDerivations(rejected, null, 'EU', { ...alone, isBoth: true })).toMatchObject([
    { replicate: 1 },
  ]);
  expect(categoryDerivations({ ...rejected, shown: first }, null, 'EU', alone)).toMatchObject([
    { replicate: 1 },
  ]);
  expect(categoryDerivations(assessed({}), null, 'EU', alone)).toMatchObject([{ replicate: null }]);
  expect(categoryDerivations(assessed({}), null, 'EU', overSessions)).toMatchObject([
    { replicate: 2 },
  ]);
  const decided = assessed({ verdict: { ...verdict, md: null, mf: null } });
  expect(categoryDerivations(decided, null, 'EU', alone)).toMatchObject([{ replicate: 2 }]);
  expect(categoryDerivations(assessed({ verdict: null }), null, 'EU', alone)).toEqual([]);
});

test('ASM-26 of a pair over two sessions it is that of its halves, and nothing of one while they are not here', () => {
  const decidedBy = recorded(11, 12);
  const here = assessed({ verdict: ofPair, decidedBy, stored: rowOf() });
  const derivations = categoryDerivations(here, halvesOf(decidedBy), 'EU', overSessions);
  expect(kinds(derivations)).toEqual([MEAN]);
  expect(derivations).toMatchObject([{ replicate: null, by: { judged: decidedBy } }]);
  expect(categoryDerivations(here, null, 'EU', overSessions)).toEqual([]);
});

test('ASM-26 ASM-46 of a class that the further analyses gave it is that of their halves, and after it that of the chosen replicate', () => {
  const decidedBy = recorded(42, 42);
  const here = assessed({ verdict: ofPair, decidedBy, stored: rowOf(), pair: pair(false) });
  const derivations = categoryDerivations(here, halvesOf(decidedBy), 'EU', overSessions);
  expect(derivations).toMatchObject([{ by: { judged: decidedBy } }, { replicate: 2, by: null }]);
  expect(kinds(derivations)[0]).toBe(MEAN);
  const both = categoryDerivations(here, halvesOf(decidedBy), 'EU', {
    ...overSessions,
    isBoth: true,
  });
  expect(both).toMatchObject([{ replicate: null, by: { judged: decidedBy } }]);
});
