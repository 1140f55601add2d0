import type { LeftOut } from '../../../domain/results/result-row.ts';
import { useLeftOutReason } from './use-left-out-reason.ts';

/** ASM-1: whose sheets were left out, each with its reason, in one line; files keep the plain colon. */
export function useLeftOutText(): (leftOut: readonly LeftOut[], colon?: string) => string {
  const wordsOf = useLeftOutReason();
  return (leftOut, colon = ': ') =>
    leftOut.map(({ taster, reason }) => `${taster}${colon}${wordsOf(reason)}`).join('; ');
}
