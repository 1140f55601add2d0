import { sql } from 'kysely';
import { figuresOpenSince, type Sealing } from '../../../domain/sessions/figures-open-since.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { PanelScope } from '../database.ts';

/** A sheet that is excluded from the figures of its glass, with the time by the device's clock. */
type LeftOutSheet = {
  readonly taster: string;
  readonly sample: string;
  readonly replicate: Replicate;
  readonly at: string;
};

type Glass = { readonly sample: string; readonly replicate: Replicate };

/**
 * Returns a filter for the glasses of a session with a sheet that was excluded after their figures
 * were visible (M-ACCEPT). The time comes from the audit trail, by the server's clock. Only where
 * the trail has no entry, it is the device's.
 */
export async function leftOutAfterFigures(
  scope: PanelScope,
  session: SessionCode,
  sheets: readonly LeftOutSheet[],
): Promise<(glass: Glass) => boolean> {
  if (sheets.length === 0) return () => false;
  const sealings = await sealingsOf(scope, session);
  const { endedAt, opened, told } = await momentsOf(scope, session);
  const late = new Set<string>();
  for (const sheet of sheets) {
    const glass = keyOf(sheet);
    const since = figuresOpenSince({
      sheets: [...(sealings.get(glass) ?? new Map<string, readonly Sealing[]>()).values()],
      opened: opened
        .filter(({ sample, replicate }) =>
          replicate === null ? sample === sheet.sample : keyOf({ sample, replicate }) === glass,
        )
        .map(({ at }) => at),
      endedAt,
    });
    const at = told.get(`${sheet.taster} ${glass}`) ?? Date.parse(sheet.at);
    if (since !== null && at >= since) late.add(glass);
  }
  return (glass) => late.has(keyOf(glass));
}

const keyOf = ({ sample, replicate }: { readonly sample: string; readonly replicate: number }) =>
  `${replicate} ${sample}`;

/**
 * The sealings of every served sheet, by glass and sheet. A sheet that was never sealed has an
 * empty list.
 */
async function sealingsOf(
  { trx, panel }: PanelScope,
  session: SessionCode,
): Promise<ReadonlyMap<string, ReadonlyMap<string, readonly Sealing[]>>> {
  const rows = await trx
    .selectFrom('glasses as g')
    .leftJoin('sheets as h', (join) =>
      join
        .onRef('h.panel', '=', 'g.panel')
        .onRef('h.session', '=', 'g.session')
        .onRef('h.taster', '=', 'g.taster')
        .onRef('h.code', '=', 'g.code'),
    )
    .select(['g.sample', 'g.replicate', 'g.taster', 'g.code', 'h.sealedAt', 'h.reopenedAt'])
    .where('g.panel', '=', panel)
    .where('g.session', '=', session)
    .execute();
  const found = new Map<string, Map<string, Sealing[]>>();
  for (const { sample, replicate, taster, code, sealedAt, reopenedAt } of rows) {
    const sheets = found.get(keyOf({ sample, replicate })) ?? new Map<string, Sealing[]>();
    const own = sheets.get(`${taster} ${code}`) ?? [];
    if (sealedAt !== null)
      own.push({
        sealedAt: sealedAt.getTime(),
        reopenedAt: reopenedAt === null ? null : reopenedAt.getTime(),
      });
    found.set(keyOf({ sample, replicate }), sheets.set(`${taster} ${code}`, own));
  }
  return found;
}

/**
 * Reads the times when tasting ended, when figures were opened early, and when each sheet was last
 * excluded. The first is stored with the session, the others in the audit trail.
 */
async function momentsOf({ trx, panel }: PanelScope, session: SessionCode) {
  const { closedAt } = await trx
    .selectFrom('sessions')
    .select('closedAt')
    .where('panel', '=', panel)
    .where('number', '=', session)
    .executeTakeFirstOrThrow();
  const rows = await trx
    .selectFrom('audit')
    .select(['command', 'at'])
    .select(sql<string>`data ->> 'sample'`.as('sample'))
    .select(sql<string | null>`data ->> 'taster'`.as('taster'))
    .select(sql<number | null>`(data ->> 'replicate')::int`.as('replicate'))
    .where('panel', '=', panel)
    .where('ofSession', '=', String(session))
    .where('command', 'in', ['open-figures', 'exclude-sheet'])
    .orderBy('sequence')
    .execute();
  const opened = rows
    .filter(({ command }) => command === 'open-figures')
    .map(({ sample, replicate, at }) => ({ sample, replicate, at: at.getTime() }));
  const told = new Map<string, number>();
  for (const { command, sample, taster, replicate, at } of rows)
    if (command === 'exclude-sheet' && taster !== null && replicate !== null)
      told.set(`${taster} ${keyOf({ sample, replicate })}`, at.getTime());
  return { endedAt: closedAt === null ? null : closedAt.getTime(), opened, told };
}
