import type { AssessmentNotes, Exclusion } from '../documents/assessment.document.ts';
import type { TasterId } from '../words/ids.ts';
import type { Replicate } from '../words/replicate.ts';

/** What became of one sheet: the reasons before and after for which it is left out, null while it is not; and why that was done. */
export type ExclusionChange = {
  readonly taster: TasterId;
  readonly replicate: Replicate;
  readonly before: string | null;
  readonly after: string | null;
  /** Null where a sheet is in again and nobody wrote why: its exclusion was taken back, or an older page put it back. */
  readonly why: string | null;
};

type Sheets = Pick<AssessmentNotes, 'exclusions' | 'putBacks'>;

/** AUD-12: which sheets of a sample were left out, put back, or left out for another reason. */
export function exclusionChanges(was: Sheets, is: Sheets): readonly ExclusionChange[] {
  const [before, after] = [byKey(was.exclusions), byKey(is.exclusions)];
  const [backBefore, back] = [byKey(was.putBacks), byKey(is.putBacks)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [from, to] = [before.get(key), after.get(key)];
    const of = to ?? from;
    if (of === undefined || from?.reason === to?.reason) return [];
    const { taster, replicate } = of;
    const again = back.get(key);
    // What was written when it was put back another time is not why it is in now.
    const isNew = again !== undefined && again.at !== backBefore.get(key)?.at;
    const why = to?.reason ?? (isNew ? again.reason : null);
    return [{ taster, replicate, before: from?.reason ?? null, after: to?.reason ?? null, why }];
  });
}

const byKey = (exclusions: readonly Exclusion[]): ReadonlyMap<string, Exclusion> =>
  new Map(exclusions.map((one) => [`${one.taster}|${one.replicate}`, one]));
