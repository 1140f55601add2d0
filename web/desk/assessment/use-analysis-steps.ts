import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type AnalysisStep, analysisSteps } from '../../../domain/results/analysis-steps.ts';
import type { SampleVerdict } from '../../../domain/results/sample-verdict.ts';
import { sampleResultsQuery } from '../../parts/http/sample-queries.ts';

/** ASM-23: the validated analyses of a sample, oldest first; none while they are not here. */
export function useAnalysisSteps(
  sample: string | null,
  verdict: SampleVerdict | null,
): readonly AnalysisStep[] {
  const asked = useQuery({ ...sampleResultsQuery(sample ?? ''), enabled: sample !== null });
  return useMemo(() => analysisSteps(asked.data ?? [], verdict), [asked.data, verdict]);
}
