import type { DocumentName } from '../domain/documents/name.ts';
import type { PanelId } from '../domain/words/ids.ts';
import type { Database } from './database/database.ts';
import { keepBoothContacts } from './database/sessions/booth-contacts.ts';

/** The booth of one taster in one session. */
export type Booth = Pick<Extract<DocumentName, { kind: 'tray' }>, 'panel' | 'session' | 'taster'>;

/**
 * Keeps in the database that these booths are connected now (BRD-27): a board that is opened later
 * says when they were heard of. One statement a panel, so that a thousand booths cost little.
 */
export async function noteBooths(
  database: Pick<Database, 'inPanel'>,
  booths: readonly Booth[],
  at: Date,
): Promise<void> {
  const byPanel = Map.groupBy(booths, ({ panel }): PanelId => panel);
  for (const [panel, those] of byPanel)
    await database.inPanel(panel, (scope) => keepBoothContacts(scope, those, at));
}
