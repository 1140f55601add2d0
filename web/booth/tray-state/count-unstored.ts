import type { TastingCode } from '../../../domain/words/ids.ts';
import type { DocumentStatus } from '../../live/pool/document-handle.ts';
import type { TrayGlass } from './glass-state.ts';

/**
 * BRD-11: how many values of the sheets that are not sealed this device holds and the database does
 * not. Null while the server has not said of each what it holds: a guess is not told.
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
