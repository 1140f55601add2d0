import { readMonthHead } from './month-pack.ts';

/** The ids of samples by their codes, of all months: a code that was given anew names the sample that had it last. */
export function sampleIds(packs: readonly Uint8Array[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const bytes of packs)
    for (const { id, code } of readMonthHead(bytes)?.samples ?? []) found.set(code, id);
  return found;
}
