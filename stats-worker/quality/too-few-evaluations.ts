import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import type { QualityMaterial } from './quality-material.ts';

/**
 * A duplicate or a reference material that enters no index, because one of its analyses has too few
 * evaluations.
 */
export type TooFewEvaluations = {
  readonly kind: 'reference' | 'duplicate';
  /** The sessions of its analyses, the earlier first. */
  readonly sessions: readonly string[];
  readonly sample: string;
  readonly date: string;
  /** The evaluations that count in its smaller analysis. */
  readonly n: number;
};

/**
 * Lists the material that is left out of the indexes because an analysis has fewer than eight
 * evaluations that count (M-QC-N). References come first, then duplicates, each newest first. The
 * list is empty under the versions before the third.
 */
export function tooFew(
  { columns, entries }: AssessedHistory,
  { pairs, references }: QualityMaterial,
): readonly TooFewEvaluations[] {
  const sessionOf = (entry: number) => columns.sessions[entries.session[entry] ?? 0] ?? '';
  const sampleOf = (entry: number) => columns.samples[entries.sample[entry] ?? 0] ?? '';
  const ofPairs = pairs
    .filter(({ entersIndexes }) => !entersIndexes)
    .map(({ first, second, later, day, n }) => ({
      kind: 'duplicate' as const,
      sessions: [...new Set([sessionOf(later === first ? second : first), sessionOf(later)])],
      sample: sampleOf(first),
      date: dateOf(day),
      n,
    }));
  const ofReferences = references
    .filter(({ entersIndexes }) => !entersIndexes)
    .map(({ entry, day, n }) => ({
      kind: 'reference' as const,
      sessions: [sessionOf(entry)],
      sample: sampleOf(entry),
      date: dateOf(day),
      n,
    }));
  return [...ofReferences, ...ofPairs];
}
