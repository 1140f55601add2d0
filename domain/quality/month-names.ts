import { readMonthHead } from './month-pack.ts';

/**
 * The ids of samples by their codes, over all months: a reused code gives the sample that had it
 * last.
 */
export function sampleIds(packs: readonly Uint8Array[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const bytes of packs)
    for (const { id, code } of readMonthHead(bytes)?.samples ?? []) found.set(code, id);
  return found;
}
