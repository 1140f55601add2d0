import { expect, test } from 'vitest';
import { defaultPanelSettings } from '../../../domain/settings/panel-settings.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';
import type { Assessment } from '../../../domain/words/assessment.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { DuplicateComparison } from '../../../stats-worker/duplicates/compare-duplicate.ts';
import { acceptedComparison } from '../../../stats-worker/testing/accepted-comparison.ts';
import { replicateOf, sample } from './board-facts.fixture.ts';
import { judgementFixture } from './judgement.fixture.ts';
import { liveCriteria } from './live-criteria.ts';
import type { EntryJudgement } from './use-judgements.ts';

const judged = (replicate: Replicate, value: Assessment | null): EntryJudgement =>
  judgementFixture({
    entry: replicateOf(replicate),
    assessment: { value, isComputing: value === null, error: null },
  });

const pair = (value: DuplicateComparison | null) => ({
  sample: sample(1),
  first: judged(1, assessmentOf()),
  second: judged(2, assessmentOf()),
  duplicate: { value, isComputing: value === null, error: null },
});

const accepted = acceptedComparison();

const codeOf = (id: string) => (id === sample(1) ? 'S-26-0421' : 'another');
const settings = { ...defaultPanelSettings(), categoryMatch: true, defectMatch: true };
const criteria = (
  entries: readonly EntryJudgement[],
  pairs: readonly ReturnType<typeof pair>[] = [],
  asked = settings,
) => liveCriteria({ entries, pairs }, codeOf, asked);

test('M-ACCEPT what fails on the page is named by the code of its sample and its replicate', () => {
  const few = assessmentOf({ n: 7 });
  const loose = assessmentOf({ reliable: false });
  expect(criteria([judged(1, few), judged(2, loose)])).toEqual([
    { code: 'fewer-than-8', sample: 'S-26-0421', replicate: 1 },
    { code: 'not-reliable', sample: 'S-26-0421', replicate: 2 },
  ]);
  expect(criteria([judged(1, assessmentOf()), judged(2, assessmentOf())])).toEqual([]);
});

test('M-ACCEPT a pair fails by itself, and its matches where the settings ask for them', () => {
  const apart = { ...accepted, accepted: false, categoryMatch: false, defectMatch: false };
  expect(criteria([], [pair(apart)])).toEqual([
    { code: 'duplicate-beyond', sample: 'S-26-0421', replicate: null },
    { code: 'category-differs', sample: 'S-26-0421', replicate: null },
    { code: 'defect-differs', sample: 'S-26-0421', replicate: null },
  ]);
  const lenient = { ...settings, categoryMatch: false, defectMatch: false };
  expect(criteria([], [pair(apart)], lenient)).toEqual([
    { code: 'duplicate-beyond', sample: 'S-26-0421', replicate: null },
  ]);
  expect(criteria([], [pair(accepted)])).toEqual([]);
});

test('M-ACCEPT what is still being computed is not judged', () => {
  expect(criteria([judged(1, null)], [pair(null)])).toEqual([]);
});
