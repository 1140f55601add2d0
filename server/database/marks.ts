import { sql } from 'kysely';
import type { AttributeKey } from '../../domain/words/attributes.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { PanelScope } from './database.ts';
import { instantText } from './json.ts';

/** One answer by the columns of marks_long.csv (exchange.md). Sample and taster by their codes. */
export type MarkRow = {
  readonly session: number;
  readonly date: string;
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  readonly taster: string;
  readonly code: string;
  readonly position: number;
  readonly attribute: AttributeKey;
  readonly mm: number | null;
  readonly qualifier: string | null;
  readonly signedAt: string;
  readonly valid: boolean;
};

/** Every answer of the standing sheets of one session, or of the whole panel, in the order of the sheet. */
export async function listMarks(
  { trx, panel }: PanelScope,
  session: SessionCode | null,
): Promise<readonly MarkRow[]> {
  let query = trx
    .selectFrom('marks as m')
    .innerJoin('sheets as h', (join) =>
      join
        .onRef('h.panel', '=', 'm.panel')
        .onRef('h.session', '=', 'm.session')
        .onRef('h.taster', '=', 'm.taster')
        .onRef('h.code', '=', 'm.code')
        .onRef('h.version', '=', 'm.version'),
    )
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'm.panel')
        .onRef('g.session', '=', 'm.session')
        .onRef('g.taster', '=', 'm.taster')
        .onRef('g.code', '=', 'm.code'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'm.panel').onRef('s.number', '=', 'm.session'),
    )
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'm.panel').onRef('t.id', '=', 'm.taster'),
    )
    .where('m.panel', '=', panel)
    .where('h.reopenedAt', 'is', null);
  if (session !== null) query = query.where('m.session', '=', session);
  const rows = await query
    .select([
      'm.session',
      's.date',
      's.training',
      'p.code as sample',
      'g.replicate',
      't.code as taster',
      'm.code',
      'g.position',
      'm.attribute',
      'm.mm',
      'm.qualifier',
      'h.signedAt',
      'h.valid',
    ])
    .orderBy('m.session')
    .orderBy('p.code')
    .orderBy('g.replicate')
    .orderBy('t.code')
    .orderBy(
      sql`array_position(array['fusty','musty','winey','frostbitten','rancid','other','fruity','bitter','pungent'], m.attribute)`,
    )
    .execute();
  return rows.map(({ signedAt, ...row }) => ({ ...row, signedAt: instantText(signedAt) }));
}
