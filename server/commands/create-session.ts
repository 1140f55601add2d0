import { createPlan } from '../../domain/documents/session.document.ts';
import { accept } from '../../domain/refusal.ts';
import { SHEETS } from '../../domain/session/sheets.ts';
import { insertDocuments } from '../database/document-store.ts';
import { createSession as insertSession } from '../database/sessions.ts';
import { readSettings } from '../database/settings.ts';
import type { Command } from './command-context.ts';
import { keepRecord } from './keep-record.ts';
import { newDocument } from './new-document.ts';

/** SES-2: allocates the panel's next number and creates the plan, both or neither. Temperatures are measured, not assumed. */
export const createSession: Command<'create-session'> = (context, data) => {
  const { actor, giver, at } = context;
  const { panel } = actor;
  const { date, training } = data;
  return context.database.inPanel(panel, async (scope) => {
    const session = await insertSession(scope, { date, training, by: actor.name });
    const { settings } = await readSettings(scope);
    const plan = newDocument({ kind: 'session', panel, session }, (doc, birth) =>
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
      }),
    );
    await insertDocuments(scope.trx, [plan]);
    await keepRecord(
      scope,
      giver,
      { command: 'create-session', data, after: { session, state: 'draft' } },
      at,
    );
    return accept({ session });
  });
};
