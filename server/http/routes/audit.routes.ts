import { auditQuery } from '../../../domain/audit/audit-query.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { DayHeads } from '../../audit/day-heads-file.ts';
import { HISTORY_KINDS, historyOf, listAudit } from '../../audit/list-audit.ts';
import { verifyPanel } from '../../audit/verify-stored-trail.ts';
import type { Database } from '../../database/database.ts';
import { streamAudit } from '../../export/stream-audit.ts';
import { NOTHING, publicRoute, route } from '../route.ts';

/**
 * What the routes of the audit trail need. `dayHeads` reads the signed checkpoints (day heads)
 * outside the database.
 */
export type AuditParts = {
  readonly database: Database;
  readonly dayHeads: () => Promise<DayHeads>;
};

/**
 * The routes of the audit trail: leaders read all of it; others read the history of the records
 * that they may see.
 */
export function auditRoutes({ database, dayHeads }: AuditParts) {
  return {
    'GET /api/audit': route(
      'GET /api/audit',
      { ...NOTHING, query: auditQuery },
      ({ actor, query }) =>
        database.searchInPanel(actor.panel, async (scope) => accept(await listAudit(scope, query))),
    ),
    'GET /api/audit.csv': route(
      'GET /api/audit.csv',
      { ...NOTHING, query: auditQuery, type: 'text/csv' },
      async ({ actor, query, answerHeaders }) => {
        answerHeaders.set('content-disposition', 'attachment; filename="audit.csv"');
        return accept(streamAudit(database, actor.panel, query));
      },
    ),
    'GET /api/audit-verdict': route('GET /api/audit-verdict', NOTHING, async ({ actor }) => {
      const days = await dayHeads();
      const inPanel = database.searchInPanel;
      const verdict = await verifyPanel(database, actor.panel, { days, inPanel });
      const { links, since, undigested = 0, broken } = verdict;
      return accept({ links, since, undigested, broken });
    }),
    'GET /api/trail-key': publicRoute('GET /api/trail-key', NOTHING, async () => {
      const { id, publicKey } = database.trailKey;
      return accept({ algorithm: 'Ed25519' as const, id, publicKey });
    }),
    'GET /api/history/:kind/:id': route(
      'GET /api/history/:kind/:id',
      NOTHING,
      ({ actor, params }) =>
        database.searchInPanel(actor.panel, async (scope) => {
          const kind = HISTORY_KINDS.find((known) => known === params.kind);
          const isClosed = (kind === 'account' || kind === 'book') && actor.role !== 'jefespanel';
          if (kind === undefined || isClosed) return refuse('not-found');
          return accept(await historyOf(scope, kind, params.id, actor.role));
        }),
    ),
  };
}
