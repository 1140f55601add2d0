import type { ReportedClass } from '../../domain/reports/decide-report.ts';
import type { Deviation } from '../../domain/reports/deviation.ts';
import type { SampleVerdict } from '../../domain/results/sample-verdict.ts';

/**
 * Lists the deviations of a verdict: a person's decision on the class, and the pairs that were
 * rejected before (RPT-4).
 */
export const verdictDeviations = (
  { of, pair, rejected }: ReportedClass,
  decision: SampleVerdict['decision'],
): readonly Deviation[] => [
  ...(of === 'person' && decision !== null
    ? [{ what: 'class-decided', ...decision } as const]
    : []),
  ...[...rejected, ...(of === 'person' && pair !== null ? [pair] : [])].map(
    ({ session1, session2, enDefect, enFruity }) =>
      ({ what: 'pair-rejected', session1, session2, enDefect, enFruity }) as const,
  ),
];
