import type * as Y from 'yjs';
import {
  type Exclusion,
  exclude,
  putBack,
  readAssessment,
} from '../../../domain/documents/assessment.document.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';

/** What becomes of a sheet: it is left out of the figures, or counts again. */
export type SheetTurn = 'exclude' | 'put-back';

const WRITES = { exclude, 'put-back': putBack } as const;

/**
 * FRM-14: leaves a sheet out or puts it back, unless the notes can only be read by now, or somebody else has done it
 * meanwhile.
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
