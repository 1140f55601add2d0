import type { LeftOut } from '../../../domain/results/result-row.ts';

/** ASM-1: whose sheets were left out, each with its reason, in one line; files keep the plain colon. */
export const leftOutText = (leftOut: readonly LeftOut[], colon = ': '): string =>
  leftOut.map(({ taster, reason }) => `${taster}${colon}${reason}`).join('; ');
