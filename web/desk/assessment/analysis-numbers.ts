import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { PairHalves } from './use-pair-halves.ts';

/** The numbers of a pair's halves among the analyses of the sample; null while unknown (ASM-23). */
export function analysisNumbers(
  { first, second }: PairHalves,
  steps: readonly AnalysisStep[],
): readonly [number, number] | null {
  const numberOf = ({ row }: PairHalves['first']) =>
    steps.find((step) => step.row.session === row.session && step.row.replicate === row.replicate)
      ?.number;
  const [one, two] = [numberOf(first), numberOf(second)];
  return one == null || two == null ? null : [one, two];
}
