import { packsQuery } from '../../../domain/quality/quality-answers.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database, PanelScope } from '../../database/database.ts';
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
    'GET /api/quality/packs': route(
      'GET /api/quality/packs',
      { ...NOTHING, query: packsQuery },
      ({ actor, query }) =>
        database.inPanel(actor.panel, async (scope) => {
          const packs = await packsOf(scope, query.months.split(','));
          return accept(packs);
        }),
    ),
    'GET /api/quality/names': route('GET /api/quality/names', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(await readQualityNames(scope))),
    ),
  };
}

async function packsOf(scope: PanelScope, months: readonly string[]) {
  const sessions = await listValidatedSessions(scope, months);
  const sheets = await listMonthSheets(scope, months);
  const held = new Map(byMonth(sessions));
  return months.map((month) => {
    const of = held.get(month) ?? [];
    const numbers = new Set(of.map(({ number }) => number));
    const theirs = sheets.filter(({ session }) => numbers.has(session));
    const pack = Buffer.from(packMonth(month, of, theirs)).toString('base64');
    return { month, digest: monthDigest(of), pack };
  });
}
