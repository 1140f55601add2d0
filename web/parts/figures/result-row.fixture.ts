import type { ResultRow } from '../../../domain/results/result-row.ts';
import { resultRow } from '../../../domain/results/testing/analyses.ts';
import { assessmentOf } from '../../../domain/testing/assessments.ts';

/** Test fixture: a stored result with the figures of `assessmentOf`, and the given changes. */
export function resultRowFixture(change: Partial<ResultRow> = {}): ResultRow {
  const { n, class: oil, predominantDefect, md, mf, reliable, attributes } = assessmentOf();
  const figures = { attributes };
  return resultRow({ n, class: oil, predominantDefect, md, mf, reliable, figures, ...change });
}
