import { packsQuery } from '../../../domain/quality/quality-answers.ts';
import { accept } from '../../../domain/refusal.ts';
import type { Database, PanelScope } from '../../database/database.ts';
import { keepMonthPacks, readMonthPacks } from '../../database/quality/month-packs.ts';
import { listMonthSheets, listValidatedSessions } from '../../database/quality/quality-months.ts';
import { readQualityNames } from '../../database/quality/quality-names.ts';
import { panelTraining } from '../../database/tasters/read-training-history.ts';
import { byMonth, monthDigest, packMonth } from '../../export/pack-month.ts';
import { NOTHING, route } from '../route.ts';

/** The routes of the data from which a device computes internal quality control (QUA-1). */
export function qualityRoutes(database: Database) {
  return {
    'GET /api/quality/months': route('GET /api/quality/months', NOTHING, ({ actor }) =>
      database.searchInPanel(actor.panel, async (scope) => {
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
        database.searchInPanel(actor.panel, async (scope) => {
          const packs = await packsOf(scope, query.months.split(','));
          return accept(packs);
        }),
    ),
    'GET /api/quality/names': route('GET /api/quality/names', NOTHING, ({ actor }) =>
      database.searchInPanel(actor.panel, async (scope) => accept(await readQualityNames(scope))),
    ),
    'GET /api/quality/training': route('GET /api/quality/training', NOTHING, ({ actor }) =>
      database.searchInPanel(actor.panel, async (scope) => accept(await panelTraining(scope))),
    ),
  };
}

/**
 * The packs of the requested months, in their order. A month is packed again only where it changed.
 */
async function packsOf(scope: PanelScope, months: readonly string[]) {
  const held = new Map(byMonth(await listValidatedSessions(scope, months)));
  const digests = new Map(months.map((month) => [month, monthDigest(held.get(month) ?? [])]));
  const packed = new Map(
    (await readMonthPacks(scope, months))
      .filter(({ month, digest }) => digests.get(month) === digest)
      .map((one) => [one.month, one]),
  );
  const lacking = months.filter((month) => !packed.has(month));
  const sheets = lacking.length === 0 ? [] : await listMonthSheets(scope, lacking);
  const made = lacking.map((month) => {
    const of = held.get(month) ?? [];
    const numbers = new Set(of.map(({ number }) => number));
    const theirs = sheets.filter(({ session }) => numbers.has(session));
    return { month, digest: digests.get(month) ?? '', pack: packMonth(month, of, theirs) };
  });
  // Only months with sessions are cached: a request for thousands of other months stores nothing.
  await keepMonthPacks(
    scope,
    made.filter(({ month }) => held.has(month)),
  );
  for (const one of made) packed.set(one.month, one);
  return months.flatMap((name) => {
    const { month, digest, pack } = packed.get(name) ?? {};
    if (month === undefined || digest === undefined || pack === undefined) return [];
    return [{ month, digest, pack: Buffer.from(pack).toString('base64') }];
  });
}
