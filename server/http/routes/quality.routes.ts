import { monthSchema } from '../../../domain/quality/quality-answers.ts';
import { accept, refuse } from '../../../domain/refusal.ts';
import type { Database } from '../../database/database.ts';
import { listMonthSheets, listValidatedSessions } from '../../database/quality-months.ts';
import { readQualityNames } from '../../database/quality-names.ts';
import { byMonth, monthDigest, packMonth } from '../../export/pack-month.ts';
import { NOTHING, route } from '../route.ts';

/** QUA-1: what internal quality control is computed from, on the device that asks. */
export function qualityRoutes(database: Database) {
  return {
    'GET /api/quality/months': route('GET /api/quality/months', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => {
        const months = byMonth(await listValidatedSessions(scope, null));
        return accept(
          months.map(([month, sessions]) => ({
            month,
            digest: monthDigest(sessions),
            sessions: sessions.length,
          })),
        );
      }),
    ),
    'GET /api/quality/months/:month': route(
      'GET /api/quality/months/:month',
      NOTHING,
      ({ actor, params }) =>
        database.inPanel(actor.panel, async (scope) => {
          const month = monthSchema.safeParse(params.month);
          if (!month.success) return refuse('not-found');
          const sessions = await listValidatedSessions(scope, month.data);
          const sheets = await listMonthSheets(scope, month.data);
          const pack = Buffer.from(packMonth(month.data, sessions, sheets)).toString('base64');
          return accept({ month: month.data, digest: monthDigest(sessions), pack });
        }),
    ),
    'GET /api/quality/names': route('GET /api/quality/names', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(await readQualityNames(scope))),
    ),
  };
}
