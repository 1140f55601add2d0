import type { Exclusion } from '../documents/assessment.document.ts';
import type { TasterId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';

/** What became of one sheet: the reasons before and after for which it is left out; null while it is not. */
export type ExclusionChange = {
  readonly taster: TasterId;
  readonly replicate: Replicate;
  readonly before: string | null;
  readonly after: string | null;
};

/** AUD-12: which sheets of a sample were left out, put back, or left out for another reason. */
export function exclusionChanges(
  was: readonly Exclusion[],
  is: readonly Exclusion[],
): readonly ExclusionChange[] {
  const [before, after] = [byKey(was), byKey(is)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    const of = to ?? from;
    if (of === undefined || from?.reason === to?.reason) return [];
    const { taster, replicate } = of;
    return [{ taster, replicate, before: from?.reason ?? null, after: to?.reason ?? null }];
  });
}

const byKey = (exclusions: readonly Exclusion[]): ReadonlyMap<string, Exclusion> =>
  new Map(exclusions.map((one) => [`${one.taster}|${one.replicate}`, one]));
