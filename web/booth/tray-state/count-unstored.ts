import type { TastingCode } from '../../../domain/words/ids.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import type { TrayGlass } from './glass-state.ts';

/**
 * Counts the values on this device that the database lacks, in sheets that are not sealed (BRD-11).
 * Null until the server has sent its state vector for every sheet: a guess is not reported.
 */
export function countUnstored(
  glasses: readonly Pick<TrayGlass, 'code' | 'sealed'>[],
  sheets: ReadonlyMap<TastingCode, { readonly status: Pick<DocumentStatus, 'unstored'> }>,
): number | null {
  let sum = 0;
  for (const { code, sealed } of glasses) {
    if (sealed !== null) continue;
    const unstored = sheets.get(code)?.status.unstored ?? null;
    if (unstored === null) return null;
    sum += unstored;
  }
  return sum;
}
