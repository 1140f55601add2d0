import { defectOfCode } from '../classification/defect-code.ts';
import { type AssessedHistory, NO_DEFECT } from '../history/assessed-history.ts';
import {
  type Dated,
  type DuplicatePair,
  duplicatePairs,
  newestFirst,
} from '../history/duplicate-pairs.ts';
import { NO_DAY } from '../history/mark-columns.ts';
import type { ReferenceMaterial } from './reference-value.ts';

/** A duplicate with its official replicate, which enters DN and the single result (setting *duplicate order*). */
export type JudgedPair = DuplicatePair & Dated & { readonly official: number };

/** A reference material as it was tasted: its entry (the official replicate if there were two). */
export type TastedReference = Dated & {
  readonly reference: ReferenceMaterial;
  readonly entry: number;
  /** M-QC: whether the panel found the reference's predominant defect. */
  readonly isMatching: boolean;
};

/** What quality control counts: duplicates and reference materials, newest first, without training. */
export type QualityMaterial = {
  readonly pairs: readonly JudgedPair[];
  readonly references: readonly TastedReference[];
};

/** M-QC: finds the duplicates and reference materials of a history. */
export function qualityMaterial(
  history: AssessedHistory,
  references: readonly ReferenceMaterial[],
): QualityMaterial {
  const { columns, entries, settings } = history;
  const second = settings.duplicateOrder === 'second';
  const dayOfEntry = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? NO_DAY;
  const pairs = countedPairs(history).map((pair) => {
    const official = second ? pair.second : pair.first;
    const place = Math.min(pair.first, pair.second);
    return { ...pair, official, place, day: dayOfEntry(official) };
  });
  const tasted = tastedReferences(history, references, second).map((found) => ({
    ...found,
    day: dayOfEntry(found.entry),
    isMatching: foundDefect(history, found.entry) === found.reference.predominant,
  }));
  return {
    pairs: newestFirst(pairs, entries, columns),
    references: newestFirst(tasted, entries, columns),
  };
}

/** The duplicates of which both replicates have a valid sheet. */
export const countedPairs = ({ entries }: AssessedHistory): readonly DuplicatePair[] =>
  duplicatePairs(entries).filter(
    ({ first, second }) =>
      sheetsOf(entries.start, first) > 0 && sheetsOf(entries.start, second) > 0,
  );

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
