import { expect, test } from 'vitest';
import type { ResultRow } from '../../../domain/results/result-row.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import { acceptedComparison } from '../../../stats-worker/testing/accepted-comparison.ts';
import { entry, replicateOf, sample, taster } from '../../live/session/board-facts.fixture.ts';
import { judgementFixture } from '../../live/session/judgement.fixture.ts';
import type { EntryJudgement, PairJudgement } from '../../live/session/use-judgements.ts';
import { resultRowFixture } from '../../parts/figures/result-row.fixture.ts';
import { assessedOf } from './assessed-of.ts';
import { differingFields } from './compare-result.ts';

const judged = (replicate: Replicate, value: Assessment | null): EntryJudgement =>
  judgementFixture({
    entry: replicateOf(replicate),
    assessment: { value, isComputing: false, error: null },
  });
const first = judged(1, assessmentOf());
const second = judged(2, assessmentOf({ md: 4, mf: 3, class: 'LOO_EU' }));

const accepted = acceptedComparison({ md: 3, mf: 3.2 });
const pairOf = (value: DuplicateComparison | null, of = sample(1)): PairJudgement => ({
  sample: of,
  first,
  second,
  duplicate: { value, isComputing: false, error: null },
});

const rowOf = (of: string, replicate: Replicate): ResultRow =>
  resultRowFixture({ sample: { id: of, code: 'S' }, replicate });
const rows = [rowOf(sample(2), 2), rowOf(sample(1), 1), rowOf(sample(1), 2)];

const recordOf = (results: readonly ResultRow[]) => ({ results, verdicts: [] });
const chosen = (replicate: Replicate) => ({
  sample: sample(1),
  entries: [replicateOf(1), replicateOf(2)],
  entry: replicateOf(replicate),
  isBoth: false,
  isNamed: true,
  before: null,
  after: null,
});
const assessed = (replicate: Replicate, pairs: readonly PairJudgement[]) =>
  assessedOf(recordOf(rows), { entries: [first, second], pairs }, chosen(replicate));

test('ASM-4 the verdict of an accepted duplicate is that of the pair, whichever replicate is shown', () => {
  const verdict = { oil: 'VOO', md: 3, mf: 3.2, ofPair: true, isProvisional: false };
  expect(assessed(1, [pairOf(accepted)])?.verdict).toEqual(verdict);
  expect(assessed(2, [pairOf(accepted)])?.verdict).toEqual(verdict);
});

test('ASM-4 else it is that of the replicate shown, and none while that is computed', () => {
  const alone = { oil: 'LOO_EU', md: 4, mf: 3, ofPair: false, isProvisional: false };
  expect(assessed(2, [])?.verdict).toEqual(alone);
  expect(assessed(2, [pairOf(null)])?.verdict).toEqual(alone);
  expect(assessed(2, [pairOf({ ...accepted, class: null })])?.verdict).toEqual(alone);
  expect(assessed(2, [pairOf(accepted, sample(2))])?.verdict).toEqual(alone);
  const computing = { entries: [judged(1, null)], pairs: [] };
  expect(assessedOf(recordOf(rows), computing, chosen(1))?.verdict).toBeNull();
});

test('ASM-20 ASM-42 a rejected duplicate has the class of its official replicate, provisionally, whichever is shown', () => {
  const rejected = [pairOf({ ...accepted, accepted: false, class: null })];
  const entries = { entries: [first, second], pairs: rejected };
  const own = (value: typeof first) => ({
    oil: value.assessment.value?.class,
    md: value.assessment.value?.md,
    mf: value.assessment.value?.mf,
    ofPair: false,
    isProvisional: true,
  });
  for (const replicate of [1, 2] as const) {
    const of = (order: 'first' | 'second') =>
      assessedOf(recordOf(rows), entries, chosen(replicate), order);
    expect(of('first')).toMatchObject({ verdict: own(first), from: first });
    expect(of('second')).toMatchObject({ verdict: own(second), from: second });
  }
});

test('ASM-20 a half of a pair over two sessions has the verdict that is kept of the sample', () => {
  const across = { ...accepted, session1: 11, session2: 12 };
  const of = (verdict: Partial<SampleVerdict>) => {
    const kept = { class: null, provisional: null, further: 0, pairs: [across], decision: null };
    const verdicts = [{ sample: sample(1), state: 'final' as const, ...kept, ...verdict }];
    return assessedOf({ results: rows, verdicts }, { entries: [first], pairs: [] }, chosen(1));
  };
  expect(of({ class: 'VOO' })?.verdict).toMatchObject({ oil: 'VOO', md: 3, ofPair: true });
  const open = {
    state: 'further-analyses',
    further: 1,
    pairs: [{ ...across, accepted: false }],
  } as const;
  expect(of({ ...open, provisional: 'EVOO' })?.verdict).toMatchObject({
    oil: 'EVOO',
    isProvisional: true,
  });
});

test('ASM-31 an invalid assessment shows what its own sheets say, and not what the others of the sample amount to', () => {
  const kept = { class: 'VOO', provisional: null, further: 0, decision: null } as const;
  const pairs = [{ ...accepted, session1: 11, session2: 12 }];
  const verdicts = [{ sample: sample(1), state: 'final' as const, ...kept, pairs }];
  const invalid = { by: 'leader', at: '2026-11-21T09:00:00Z', reason: 'the wrong bottle' };
  const of = (results: readonly ResultRow[]) =>
    assessedOf({ results, verdicts }, { entries: [first], pairs: [] }, chosen(1))?.verdict;
  expect(of(rows)).toMatchObject({ ofPair: true });
  expect(of(rows.map((row) => ({ ...row, invalid })))).toMatchObject({
    oil: first.assessment.value?.class,
    ofPair: false,
    isProvisional: false,
  });
});

test('ASM-20, ASM-21 a rejected duplicate has the class of its further pair once that is in, or the one that a person gave', () => {
  const rejected = { ...accepted, accepted: false, class: null };
  const earlier = { ...rejected, session1: 12, session2: 12 };
  const entries = { entries: [first, second], pairs: [pairOf(rejected)] };
  const of = (verdict: Pick<SampleVerdict, 'class' | 'pairs' | 'decision'>) => {
    const kept = { state: 'final', provisional: null, further: 2, ...verdict } as const;
    const verdicts = [{ sample: sample(1), ...kept }];
    return assessedOf({ results: rows, verdicts }, entries, chosen(1))?.verdict;
  };
  const further = { ...accepted, session1: 14, session2: 14 };
  expect(of({ class: 'VOO', pairs: [earlier, further], decision: null })).toMatchObject({
    oil: 'VOO',
    md: 3,
    ofPair: true,
    isProvisional: false,
  });
  const decision = { class: 'LOO_EU', reason: 'both are rancid', at: '', by: '' } as const;
  const again = { ...earlier, session1: 14, session2: 14 };
  expect(of({ class: 'LOO_EU', pairs: [earlier, again], decision })).toEqual({
    oil: 'LOO_EU',
    md: null,
    mf: null,
    ofPair: false,
    isProvisional: false,
  });
});

test('ASM-26 the class is of a pair of the record where the pair of this session gave none, and of no other where it did', () => {
  const further = { ...accepted, session1: 14, session2: 14 };
  const kept = { class: 'VOO', provisional: null, further: 2, decision: null } as const;
  const verdicts = [{ sample: sample(1), state: 'final' as const, ...kept, pairs: [further] }];
  const of = (duplicate: DuplicateComparison) =>
    assessedOf(
      { results: rows, verdicts },
      { entries: [first, second], pairs: [pairOf(duplicate)] },
      chosen(1),
    )?.decidedBy;
  expect(of({ ...accepted, accepted: false, class: null })).toBe(further);
  expect(of(accepted)).toBeNull();
});

test('ASM-4 what is shown is the chosen glass, its pair, and the result that the records hold of it', () => {
  const shown = assessed(2, [pairOf(accepted, sample(2)), pairOf(accepted)]);
  expect(shown?.shown).toBe(second);
  expect(shown?.pair?.sample).toBe(sample(1));
  expect(shown?.stored).toBe(rows[2]);
  expect(assessed(1, [])).toMatchObject({ pair: null, stored: rows[1] });
  expect(assessedOf(recordOf([]), { entries: [first], pairs: [] }, chosen(1))?.stored).toBeNull();
  const unknown = { ...chosen(1), entry: { ...replicateOf(1), id: entry(9) } };
  expect(assessedOf(recordOf(rows), { entries: [first], pairs: [] }, unknown)).toBeNull();
});

test('RES-1 every field of a stored result is held against the page', () => {
  const live = assessmentOf();
  const row = rowOf(sample(1), 1);
  const changes: readonly (readonly [string, Partial<ResultRow>])[] = [
    ['n', { n: 8 }],
    ['class', { class: 'EVOO' }],
    ['predominantDefect', { predominantDefect: 'fusty' }],
    ['md', { md: 2.2 }],
    ['md', { md: null }],
    ['mf', { mf: 3.3 }],
    ['reliable', { reliable: false }],
  ];
  for (const [field, change] of changes)
    expect(differingFields({ ...row, ...change }, live)).toEqual([field]);
});

test('RES-1 figures are the same up to a billionth, relative above one', () => {
  const live = assessmentOf();
  const stored = (figures: unknown) => differingFields({ ...rowOf(sample(1), 1), figures }, live);
  const fruity = (change: object) => ({
    attributes: { ...live.attributes, fruity: { ...live.attributes.fruity, ...change } },
  });
  expect(stored(fruity({ median: 3.4 + 3e-9 }))).toEqual([]);
  expect(stored(fruity({ median: 3.4 + 4e-9 }))).toEqual(['fruity.median']);
  expect(stored(fruity({ sStar: 0.15 + 2e-9 }))).toEqual(['fruity.sStar']);
  expect(stored(fruity({ sStar: undefined }))).toEqual(['fruity.sStar']);
  expect(stored(fruity({ cvr: null }))).toEqual(['fruity.cvr']);
  // An undefined figure is not zero.
  const bitter = { ...live.attributes.bitter, sStar: null };
  expect(stored({ attributes: { ...live.attributes, bitter } })).toEqual(['bitter.sStar']);
  // Older results store the attributes without an enclosing object.
  expect(stored(fruity({ n: 8 }).attributes)).toEqual(['fruity.n']);
});

test('BRD-10 while the figures or the pair are on their way there is no verdict to be taken back', () => {
  const sheet = { taster: taster(1), marks: {}, fruityKind: null, otherDescriptor: null };
  const sheets = { counted: [sheet], excluded: [], missing: [] };
  const [one, other] = [
    { ...first, sheets },
    { ...second, sheets },
  ];
  const of = (pair: PairJudgement) =>
    assessedOf(recordOf(rows), { entries: [one, other], pairs: [pair] }, chosen(1));
  const open = { ...pairOf(null), first: one, second: other };
  expect(of(open)).toMatchObject({ verdict: null, isAwaited: true });
  const coming = {
    ...other,
    sheets: { ...sheets, counted: [], missing: [taster(1)] },
    assessment: { value: null, isComputing: false, error: null },
  };
  expect(of({ ...open, second: coming })).toMatchObject({ verdict: null, isAwaited: true });
  const closed = { ...other, gate: { kind: 'closed', missing: 2 } } as const;
  expect(of({ ...open, second: closed })).toMatchObject({ verdict: { md: 2.1 }, isAwaited: false });
  const failed = { value: null, isComputing: false, error: new Error('no worker') };
  expect(of({ ...open, duplicate: failed })).toMatchObject({ isAwaited: false });
  expect(of({ ...open, ...pairOf(accepted) })).toMatchObject({ isAwaited: false });
  const unseen = { ...judged(1, null), gate: { kind: 'unknown' } } as const;
  const alone = assessedOf(recordOf(rows), { entries: [unseen], pairs: [] }, chosen(1));
  expect(alone).toMatchObject({ verdict: null, isAwaited: true });
});
