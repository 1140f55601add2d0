import type { AnalysisStep } from '../../../domain/results/analysis-steps.ts';
import type { PairHalves } from './use-pair-halves.ts';

/** ASM-23: the numbers of both halves of a pair among the analyses of the sample; null while they are not known. */
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
