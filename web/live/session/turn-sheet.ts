import type * as Y from 'yjs';
import {
  type Exclusion,
  exclude,
  putBack,
  readAssessment,
} from '../../../domain/documents/assessment.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';

/** A change to a sheet's place in the figures: exclude it, or count it again. */
export type SheetTurn = 'exclude' | 'put-back';

const WRITES = { exclude, 'put-back': putBack } as const;

/**
 * Excludes a sheet or puts it back (FRM-14). Refuses if the notes are read-only by now, or if
 * somebody else made the change meanwhile.
 */
export function turnSheet(
  { doc, isReadOnly }: { readonly doc: Y.Doc; readonly isReadOnly: boolean },
  turn: SheetTurn,
  given: Exclusion,
): Result<null> {
  if (isReadOnly) return refuse('session-validated');
  const notes = readAssessment(doc);
  if (!notes.ok) return notes;
  const isOut = notes.value.exclusions.some(
    ({ taster, replicate }) => taster === given.taster && replicate === given.replicate,
  );
  if (isOut === (turn === 'exclude')) return refuse('nothing-changes');
  WRITES[turn](doc, given);
  return accept(null);
}
