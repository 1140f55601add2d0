import { defectOfCode } from '../classification/defect-code.ts';
import { type AssessedHistory, NO_DEFECT } from '../history/assessed-history.ts';
import {
  type Dated,
  type DuplicatePair,
  duplicatePairs,
  laterHalf,
  newestFirst,
} from '../history/duplicate-pairs.ts';
import { type MarkColumns, NO_DAY } from '../marks/mark-columns.ts';
import { profileOf } from '../method/profile-of.ts';
import type { ReferenceMaterial } from './assigned-value.ts';
import { isInWindow, type QualityWindow } from './quality-window.ts';

/**
 * A duplicate with its official replicate, which enters DN and the single result (setting
 * *duplicate order*).
 */
export type JudgedPair = DuplicatePair &
  Dated & {
    readonly official: number;
    /** The half to whose session the pair belongs (M-PAIR). */
    readonly later: number;
    /**
     * The evaluations that count in the smaller of its two analyses, and whether they are enough
     * for an index (M-QC-N).
     */
    readonly n: number;
    readonly entersIndexes: boolean;
  };

/** A tasted reference material: its entry (the official replicate if there were two). */
export type TastedReference = Dated & {
  readonly reference: ReferenceMaterial;
  readonly entry: number;
  /** Whether the panel found the reference's predominant defect (M-QC). */
  readonly isMatching: boolean;
  /** The evaluations that count in it, and whether they are enough for an index (M-QC-N). */
  readonly n: number;
  readonly entersIndexes: boolean;
};

/**
 * The material of quality control: duplicates and reference materials, newest first, without
 * training.
 */
export type QualityMaterial = {
  readonly pairs: readonly JudgedPair[];
  readonly references: readonly TastedReference[];
  /** Whether the panel has reference materials, tasted or not (M-COMPETENT). */
  readonly hasReferences: boolean;
};

/**
 * Finds the duplicates and reference materials of a history within a window; of all time where it
 * is null (M-QC). A training session, a session without a date and a pair with a training half
 * never count (M-PAIR).
 */
export function qualityMaterial(
  history: AssessedHistory,
  references: readonly ReferenceMaterial[],
  window: QualityWindow | null,
): QualityMaterial {
  const { columns, entries, settings } = history;
  const second = settings.duplicateOrder === 'second';
  const isCounted = countedSessions(columns, window);
  const dayOfEntry = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? NO_DAY;
  const isIn = (entry: number) => isCounted[entries.session[entry] ?? 0] === 1;
  const profile = profileOf(settings);
  const { order } = profile.pairs;
  const enough = (n: number) => ({ n, entersIndexes: n >= profile.fewestInIndex });
  const isTraining = (entry: number) => columns.sessionTraining[entries.session[entry] ?? 0] === 1;
  const pairs = duplicatePairs(entries, columns, profile)
    .map(({ first, second: other }) => {
      const official = second ? other : first;
      const place = order === 'replicate-1' ? first : Math.min(first, other);
      const later = laterHalf(history, { first, second: other });
      const n = Math.min(sheetsOf(entries.start, first), sheetsOf(entries.start, other));
      const day = dayOfEntry(later);
      return { first, second: other, official, later, place, day, ...enough(n) };
    })
    .filter(({ first, second: other, later }) => {
      return isIn(later) && !isTraining(first) && !isTraining(other);
    });
  const tasted = tastedReferences(history, references, second)
    .filter(({ entry }) => isIn(entry))
    .map((found) => ({
      ...found,
      day: dayOfEntry(found.entry),
      isMatching: foundDefect(history, found.entry) === found.reference.predominant,
      ...enough(sheetsOf(entries.start, found.entry)),
    }));
  return {
    pairs: newestFirst(pairs, entries, order),
    references: newestFirst(tasted, entries, 'session-and-sample'),
    hasReferences: references.length > 0,
  };
}

/**
 * A column with 1 for every session that indexes count: not training, with a date, in the window
 * (M-QC).
 */
export function countedSessions(columns: MarkColumns, window: QualityWindow | null): Uint8Array {
  const { sessionDay, sessionTraining } = columns;
  return Uint8Array.from(sessionDay, (day, session) => {
    if (day === NO_DAY || sessionTraining[session] === 1) return 0;
    return window === null || isInWindow(window, day) ? 1 : 0;
  });
}

/** The predominant defect of an entry, or null. */
export const foundDefect = ({ defect }: AssessedHistory, entry: number) =>
  defect[entry] === NO_DEFECT ? null : defectOfCode(defect[entry] ?? NO_DEFECT);

const sheetsOf = (start: Int32Array, entry: number): number =>
  (start[entry + 1] ?? 0) - (start[entry] ?? 0);

type FoundReference = Pick<TastedReference, 'reference' | 'entry' | 'place'>;

function tastedReferences(
  { columns, entries }: AssessedHistory,
  references: readonly ReferenceMaterial[],
  second: boolean,
): readonly FoundReference[] {
  const bySample = new Map(references.map((reference) => [reference.sample, reference]));
  if (bySample.size === 0) return [];
  const found = new Map<string, FoundReference>();
  for (let entry = 0; entry < entries.count; entry += 1) {
    const sample = entries.sample[entry] ?? 0;
    const reference = bySample.get(columns.samples[sample] ?? '');
    if (reference === undefined || sheetsOf(entries.start, entry) === 0) continue;
    const key = `${entries.session[entry]}|${sample}`;
    const before = found.get(key);
    const isOfficial = (entries.replicate[entry] === 2) === second;
    if (before === undefined) found.set(key, { reference, entry, place: entry });
    else if (isOfficial) found.set(key, { ...before, entry });
  }
  return [...found.values()];
}
