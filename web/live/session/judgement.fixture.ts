import { assessmentOf } from '../../../domain/testing/assessments.ts';
import { replicateOf } from './board-facts.fixture.ts';
import type { EntryJudgement } from './use-judgements.ts';

/**
 * The judgement of a glass: replicate 1 of sample 1, nine of nine sheets sealed, with the figures
 * of `assessmentOf`.
 */
export const judgementFixture = (change: Partial<EntryJudgement> = {}): EntryJudgement => ({
  entry: replicateOf(1),
  sealed: 9,
  expected: 9,
  unknown: 0,
  gate: { kind: 'open', because: 'all-signed' },
  sheets: { counted: [], excluded: [], missing: [] },
  assessment: { value: assessmentOf(), isComputing: false, error: null },
  ...change,
});
