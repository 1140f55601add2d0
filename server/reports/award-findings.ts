import type { AwardFindings } from '../../domain/reports/report-record.ts';
import type { ScoreRow } from '../../domain/results/score-row.ts';

/**
 * Builds the findings of a report on a sample that was scored with points: its scores in every
 * replicate, and no class (RPT-1).
 */
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
