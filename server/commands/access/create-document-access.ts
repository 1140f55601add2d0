import type { DocumentName } from '../../../domain/documents/name.ts';
import type { SessionFacts } from '../../../domain/rights/desk-writes.ts';
import type { DocumentAccess } from '../../../domain/rights/document-access.ts';
import type { SessionState } from '../../../domain/words/session-state.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { findGlass, listGlasses } from '../../database/sessions/glasses.ts';
import { lastSealed } from '../../database/sheets/sheets.ts';
import type { AuthorizeParts } from '../../sync/authorize-document.ts';

/**
 * Creates the permissions by state of live documents, for the authorisation check (ACC-1). It is
 * created before the live documents, which call it. A sheet stays writable until it is sealed, in
 * any state of its session, so that a late device can deliver its marks.
 */
export function createDocumentAccess(
  database: Database,
): Pick<AuthorizeParts, 'accessByState' | 'birthOf' | 'sessionFacts'> {
  return {
    accessByState: (actor, name) =>
      database.inPanel(actor.panel, (scope) => accessByState(scope, name)),
    async birthOf(name) {
      const row = await database.db
        .selectFrom('documents')
        .select('birth')
        .where('name', '=', name)
        .executeTakeFirst();
      return row?.birth ?? null;
    },
    sessionFacts: (name) => database.inPanel(name.panel, (scope) => sessionFacts(scope, name)),
  };
}

async function sessionFacts(scope: PanelScope, name: DocumentName): Promise<SessionFacts | null> {
  const state = await stateOf(scope, name);
  if (state === null) return null;
  return { state, served: state === 'draft' ? [] : await listGlasses(scope, name.session) };
}

async function accessByState(scope: PanelScope, name: DocumentName): Promise<DocumentAccess> {
  const state = await stateOf(scope, name);
  if (state === null) return 'none';
  switch (name.kind) {
    case 'session':
    case 'assessment':
      return state === 'validated' ? 'read' : 'write';
    case 'tray':
      return 'read';
    case 'evaluation': {
      if ((await findGlass(scope, name)) === null) return 'none';
      const last = await lastSealed(scope, name);
      return last !== null && !last.open ? 'read' : 'write';
    }
  }
}

async function stateOf(
  { trx, panel }: PanelScope,
  { session }: DocumentName,
): Promise<SessionState | null> {
  const row = await trx
    .selectFrom('sessions')
    .select('state')
    .where('panel', '=', panel)
    .where('number', '=', session)
    .executeTakeFirst();
  return row?.state ?? null;
}
