import type * as Y from 'yjs';
import type { ParsedCommand } from '../../../domain/commands/commands.ts';
import { createPlan } from '../../../domain/documents/session.document.ts';
import { accept } from '../../../domain/refusal.ts';
import { SHEETS } from '../../../domain/sessions/sheets.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../../database/database.ts';
import { decideInPanel } from '../../database/decide.ts';
import { insertDocuments } from '../../database/document-store.ts';
import { createSession as insertSession } from '../../database/sessions.ts';
import { readSettings } from '../../database/settings.ts';
import type { Command, CommandContext } from '../context/command-context.ts';
import { keepRecord } from '../context/keep-record.ts';
import { newDocument } from '../context/new-document.ts';

/** SES-9: allocates the panel's next number and creates the plan, both or neither. */
export const createSession: Command<'create-session'> = (context, data) =>
  decideInPanel(context.database, context.actor.panel, async (scope) => {
    const session = await createSessionIn(context, scope, data);
    return accept({ session });
  });

/**
 * The rows and the plan of a new session, in a transaction of the caller. Temperatures are measured, not assumed.
 * `fill` puts more on the plan before anybody is served it.
 */
export async function createSessionIn(
  { issuer, at }: Pick<CommandContext, 'issuer' | 'at'>,
  scope: PanelScope,
  data: ParsedCommand<'create-session'>,
  fill: (doc: Y.Doc, session: SessionCode) => void = () => {},
): Promise<SessionCode> {
  const { panel } = scope;
  const { date, training } = data;
  const session = await insertSession(scope, { date, training, by: issuer.name });
  const { settings } = await readSettings(scope);
  const plan = newDocument({ kind: 'session', panel, session }, (doc, birth) => {
    createPlan(doc, birth, {
      date,
      training,
      start: '10:00',
      sheet: SHEETS[0],
      sampleTemperature: null,
      roomTemperature: null,
      restMinutes: 15,
      multicode: false,
      enMaxDefect: settings.enMaxDefect,
      enMaxFruity: settings.enMaxFruity,
    });
    fill(doc, session);
  });
  await insertDocuments(scope.trx, [plan]);
  await keepRecord(
    scope,
    issuer,
    { command: 'create-session', data, after: { session, state: 'draft' } },
    at,
  );
  return session;
}
