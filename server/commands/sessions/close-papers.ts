import { notesName, planName } from '../../../domain/documents/document-names.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../../database/database.ts';
import { closeDocuments } from '../../database/documents/document-log.ts';
import { listGlasses } from '../../database/sessions/glasses.ts';

/**
 * Makes the plan and the working notes of a session read-only for the desk, or writable again
 * (SES-8, KEE-8).
 */
export async function closePapers(
  scope: PanelScope,
  session: SessionCode,
  closed: boolean,
): Promise<void> {
  const place = { panel: scope.panel, session };
  const samples = new Set((await listGlasses(scope, session)).map(({ sample }) => sample));
  const notes = [...samples].map((sample) => notesName(place, sample));
  await closeDocuments(scope.trx, [planName(place), ...notes], closed);
}
