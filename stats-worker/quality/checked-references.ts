import { defectCode } from '../classification/defect-code.ts';
import type { AssessedHistory } from '../history/assessed-history.ts';
import { dateOf } from '../marks/calendar-day.ts';
import { type JudgedValue, judgedValues } from './assigned-value.ts';
import { checkReference, type ReferenceCheck } from './check-reference.ts';
import { summaryOfCode } from './median-used.ts';
import { foundDefect, type QualityMaterial } from './quality-material.ts';

/** The reference check of one attribute of one tasted reference material (M-RM). */
export type CheckedReference = {
  readonly session: string;
  readonly sample: string;
  readonly date: string;
  readonly assigned: JudgedValue;
  /** Null where nobody answered. */
  readonly check: ReferenceCheck | null;
};

/**
 * Checks every tasted reference material, for its predominant defect and for fruity; newest first
 * (M-RM).
 */
export function checkedReferences(
  history: AssessedHistory,
  { references }: QualityMaterial,
): readonly CheckedReference[] {
  const { columns, entries, settings } = history;
  return references.flatMap(({ reference, entry, day }) =>
    judgedValues(reference).map((assigned) => {
      const code = defectCode(assigned.attribute);
      return {
        session: columns.sessions[entries.session[entry] ?? 0] ?? '',
        sample: reference.sample,
        date: dateOf(day),
        assigned,
        check: checkReference(
          summaryOfCode(history, entry, code),
          assigned,
          settings,
          assigned.comparesDefects
            ? { expected: reference.predominant, found: foundDefect(history, entry) }
            : null,
        ),
      };
    }),
  );
}
