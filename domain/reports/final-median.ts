import type { ReportAnalysis } from './report-record.ts';

/**
 * The median of a line as a report states it, in cm: of one analysis, or the mean of two (M-CLASS,
 * M-EN). It is rounded to 0.1 once, half away from zero, on integers; null where an analysis has
 * none.
 */
export function finalMedian(analyses: readonly ReportAnalysis[], line: string): number | null {
  const halves = analyses.map(({ lines }) => {
    const median = lines[line]?.median ?? null;
    return median === null ? null : Math.round(median * 20);
  });
  const [first = null, second] = halves;
  if (first === null || second === null) return null;
  const quarters = second === undefined ? 2 * first : first + second;
  return Math.floor((quarters + 2) / 4) / 10;
}

/**
 * Whether a median below 0.1 was raised to 0.1, which excludes extra virgin and is explained in
 * words (M-CLASS).
 */
export function isRaised(analyses: readonly ReportAnalysis[], line: string): boolean {
  const final = finalMedian(analyses, line);
  const exact = analyses.map(({ lines }) => lines[line]?.median ?? 0);
  const mean = exact.reduce((sum, one) => sum + one, 0) / Math.max(1, exact.length);
  return final === 0.1 && mean > 0 && mean < 0.1 - 1e-9;
}
