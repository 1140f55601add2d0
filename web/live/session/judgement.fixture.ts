import { assessmentFixture } from '../../parts/figures/assessment.fixture.ts';
import { replicateOf } from './board-facts.fixture.ts';
import type { EntryJudgement } from './use-judgements.ts';

/** A glass as it is judged: replicate 1 of sample 1, nine of nine signed, with the figures of `assessmentFixture`. */
export const judgementFixture = (change: Partial<EntryJudgement> = {}): EntryJudgement => ({
  entry: replicateOf(1),
  sealed: 9,
  expected: 9,
  unknown: 0,
  gate: { kind: 'open', because: 'all-signed' },
  sheets: { counted: [], excluded: [], missing: [] },
  assessment: { value: assessmentFixture(), isComputing: false, error: null },
  ...change,
});
