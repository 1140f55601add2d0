import type * as Y from 'yjs';
import { setAnswer, setSealed, setTrayState } from '../../../domain/documents/tray.document.ts';
import type { TrayChanges } from '../../../domain/sessions/tray-changes.ts';

/** Writes the differences from the records into a tray (TRA-2). */
export function applyTrayChanges(doc: Y.Doc, { state, seals, answers }: TrayChanges): void {
  if (state !== null) setTrayState(doc, state);
  for (const { code, sealed, restUntil, reopened } of seals)
    setSealed(doc, code, sealed, restUntil, reopened);
  for (const { code, answer } of answers) setAnswer(doc, code, answer);
}
