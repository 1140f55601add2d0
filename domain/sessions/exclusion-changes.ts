import type { AssessmentNotes, Exclusion } from '../documents/assessment.document.ts';
import type { TasterId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';

/**
 * The change of one sheet's exclusion, for the audit trail: the reasons before and after (null: it
 * is not left out), and why it changed.
 */
export type ExclusionChange = {
  readonly taster: TasterId;
  readonly replicate: Replicate;
  readonly before: string | null;
  readonly after: string | null;
  /**
   * Null where a sheet is put back without a reason: its exclusion was undone, or an older page put
   * it back.
   */
  readonly why: string | null;
};

type Sheets = Pick<AssessmentNotes, 'exclusions' | 'putBacks'>;

/**
 * The changes of exclusions in a sample's notes: sheets left out, put back, or left out for another
 * reason (AUD-12).
 */
export function exclusionChanges(was: Sheets, is: Sheets): readonly ExclusionChange[] {
  const [before, after] = [byKey(was.exclusions), byKey(is.exclusions)];
  const [backBefore, back] = [byKey(was.putBacks), byKey(is.putBacks)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    const of = to ?? from;
    if (of === undefined || from?.reason === to?.reason) return [];
    const { taster, replicate } = of;
    const again = back.get(key);
    // The reason of an earlier time does not explain why it was put back now.
    const isNew = again !== undefined && again.at !== backBefore.get(key)?.at;
    const why = to?.reason ?? (isNew ? again.reason : null);
    return [{ taster, replicate, before: from?.reason ?? null, after: to?.reason ?? null, why }];
  });
}

const byKey = (exclusions: readonly Exclusion[]): ReadonlyMap<string, Exclusion> =>
  new Map(exclusions.map((one) => [`${one.taster}|${one.replicate}`, one]));
