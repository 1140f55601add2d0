import type { DefectKey } from '../../domain/words/attributes.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { foundDefect, type QualityMaterial } from './quality-material.ts';

/** A reference material or duplicate with another predominant defect than expected. */
export type Nonconforming = {
  readonly kind: 'reference' | 'duplicate';
  readonly session: string;
  readonly sample: string;
  readonly date: string;
  /** The reference's predominant defect, or that of replicate 1; null for none. */
  readonly expected: DefectKey | null;
  /** The panel's predominant defect, for a duplicate in replicate 2. */
  readonly found: DefectKey | null;
};

/**
 * Lists the reference materials, then the duplicates, whose predominant defect differs, each newest
 * first (M-QC). With the setting *matching defect* such a reference is left out of the panel's DN.
 */
export function nonconforming(
  history: AssessedHistory,
  { pairs, references }: QualityMaterial,
): readonly Nonconforming[] {
  const { columns, entries } = history;
  const named = (entry: number, day: number) => ({
    session: columns.sessions[entries.session[entry] ?? 0] ?? '',
    sample: columns.samples[entries.sample[entry] ?? 0] ?? '',
    date: dateOf(day),
  });
  const ofReferences = references
    .filter(({ isMatching }) => !isMatching)
    .map(({ reference, entry, day }) => ({
      kind: 'reference' as const,
      ...named(entry, day),
      expected: reference.predominant,
      found: foundDefect(history, entry),
    }));
  const ofDuplicates = pairs.flatMap(({ first, second, day }) => {
    const [expected, found] = [foundDefect(history, first), foundDefect(history, second)];
    return expected === found
      ? []
      : [{ kind: 'duplicate' as const, ...named(first, day), expected, found }];
  });
  return [...ofReferences, ...ofDuplicates];
}
