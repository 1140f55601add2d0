import { trayName } from '../../../domain/documents/document-names.ts';
import { endRest as endTrayRest, readTray } from '../../../domain/documents/tray.document.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Command } from '../context/command-context.ts';
import { readIfThere } from '../context/read-if-there.ts';

/**
 * Ends a taster's rest early, which only the leader may do; the audit trail keeps its planned end
 * (SES-15).
 */
export const endRest: Command<'end-rest'> = async (context, data) => {
  const { actor, sync } = context;
  const { session, taster } = data;
  const name = trayName({ panel: actor.panel, session }, taster);
  const tray = await readIfThere(sync, name, readTray);
  if (tray === null) return refuse('not-found');
  if (!tray.ok) return tray;
  const { restUntil } = tray.value;
  const ended = await context.decide(async () =>
    accept({
      answer: { session, restUntil: null, ended: restUntil },
      audited: restUntil === null ? [] : { command: 'end-rest', data, before: { restUntil } },
    }),
  );
  // Only the rest that was decided on: at a repeated command the taster may be in the next one.
  if (ended.ok && restUntil !== null && ended.value['ended'] === restUntil)
    await sync.change(name, endTrayRest);
  return ended;
};
