import type { AwardFindings } from '../../domain/reports/report-record.ts';
import type { ScoreRow } from '../../domain/results/score-row.ts';

/** RPT-1: what a report finds of a sample by a sheet of points: its scores in every replicate. It says nothing of a class. */
export const awardFindings = (session: number, scores: readonly ScoreRow[]): AwardFindings => ({
  kind: 'award',
  analyses: scores.map(({ replicate, scores: of, validatedAt, validatedBy }) => ({
    session,
    replicate,
    validatedAt,
    validatedBy,
    scores: of,
  })),
});
