import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnalysisStep, analysisSteps } from '../../../domain/results/analysis-steps.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';

/**
 * The validated analyses of a sample, oldest first; null while they are not loaded (ASM-23,
 * BRD-10).
 */
export function useAnalysisSteps(
  sample: string | null,
  verdict: SampleVerdict | null,
): readonly AnalysisStep[] | null {
  const asked = useQuery({ ...sampleResultsQuery(sample ?? ''), enabled: sample !== null });
  const rows = asked.data;
  return useMemo(() => (rows === undefined ? null : analysisSteps(rows, verdict)), [rows, verdict]);
}
