import type { LeftOut } from '../../../domain/results/result-row.ts';
import { useLeftOutReason } from './use-left-out-reason.ts';

/**
 * React hook that returns a function that lists left-out sheets in one line, each with taster and
 * reason (ASM-1). Exported files use the plain colon.
 */
export function useLeftOutText(): (leftOut: readonly LeftOut[], colon?: string) => string {
  const wordsOf = useLeftOutReason();
  return (leftOut, colon = ': ') =>
    leftOut.map(({ taster, reason }) => `${taster}${colon}${wordsOf(reason)}`).join('; ');
}
