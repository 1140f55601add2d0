import type { PanelId } from '../../../domain/words/ids.ts';
import { decideRecorded } from '../../audit/decide-recorded.ts';
import type { Database } from '../../database/database.ts';
import type { CommandContext } from '../context/command-context.ts';

/** Creates the context of a decision by the server itself, at a timestamp (ISO 8601 in UTC). */
export function serverDecides(
  database: Database,
  panel: PanelId,
  at: string,
): Pick<CommandContext, 'decide' | 'issuer' | 'at'> {
  const issuer = { user: 'system', name: 'server', role: 'system', panel, from: 'server' };
  return {
    issuer,
    at,
    decide: (work) => decideRecorded(database, { issuer, at: new Date(at) }, work),
  };
}
