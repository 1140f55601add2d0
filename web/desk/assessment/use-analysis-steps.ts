import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnalysisStep, analysisSteps } from '../../../domain/results/analysis-steps.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';

/** ASM-23: the validated analyses of a sample, oldest first; null while they are not here (BRD-10). */
export function useAnalysisSteps(
  sample: string | null,
  verdict: SampleVerdict | null,
): readonly AnalysisStep[] | null {
  const asked = useQuery({ ...sampleResultsQuery(sample ?? ''), enabled: sample !== null });
  const rows = asked.data;
  return useMemo(() => (rows === undefined ? null : analysisSteps(rows, verdict)), [rows, verdict]);
}
