import { sql } from 'kysely';
import type { PointNote, PointNoteInput, PointNotes } from '../../../domain/quality/point-note.ts';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/** The maximum number of notes that are read at once. */
const MOST = 500;

/** Lists the notes on chart points of sessions between two dates, newest first (QUA-5). */
export async function listPointNotes(
  { trx, panel }: PanelScope,
  period: { readonly from: string; readonly to: string },
): Promise<PointNotes> {
  const rows = await trx
    .selectFrom('pointNotes as n')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'n.panel').onRef('s.number', '=', 'n.session'),
    )
    .where('n.panel', '=', panel)
    .where('s.date', '>=', period.from)
    .where('s.date', '<=', period.to)
    .selectAll('n')
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .orderBy('n.at', 'desc')
    .orderBy('n.id')
    .limit(MOST)
    .execute();
  return { notes: rows.map(noteOf), total: rows[0]?.total ?? 0 };
}

/** Inserts a note on a chart point. Refuses when its id exists already (QUA-5). */
export async function insertPointNote(
  scope: PanelScope,
  { id, kind, chart, series, taster, session, sample, day, text }: PointNoteInput,
  by: { readonly name: string; readonly at: Date },
): Promise<Result<PointNote, 'not-found' | 'nothing-changes'>> {
  const { trx, panel } = scope;
  if (!(await isKnown(scope, { taster, session, sample }))) return refuse('not-found');
  const row = await trx
    .insertInto('pointNotes')
    .values({
      panel,
      id,
      kind,
      chart,
      series,
      taster,
      session,
      sample,
      day,
      text,
      byName: by.name,
      at: by.at,
    })
    .onConflict((found) => found.columns(['panel', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst();
  return row === undefined ? refuse('nothing-changes') : accept(noteOf(row));
}

/** Strikes out a note that is not struck yet. It stays readable (QUA-55). */
export async function strikePointNote(
  { trx, panel }: PanelScope,
  id: string,
  struck: { readonly by: string; readonly at: Date; readonly reason: string },
): Promise<Result<PointNote, 'not-found' | 'nothing-changes'>> {
  const row = await trx
    .updateTable('pointNotes')
    .set({ struckBy: struck.by, struckAt: struck.at, struckReason: struck.reason })
    .where('panel', '=', panel)
    .where('id', '=', id)
    .where('struckAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (row !== undefined) return accept(noteOf(row));
  const known = await trx
    .selectFrom('pointNotes')
    .select('id')
    .where('panel', '=', panel)
    .where('id', '=', id)
    .executeTakeFirst();
  return refuse(known === undefined ? 'not-found' : 'nothing-changes');
}

/** Whether the taster, session and sample of a chart point exist in the panel. */
async function isKnown(
  { trx, panel }: PanelScope,
  { taster, session, sample }: Pick<PointNoteInput, 'taster' | 'session' | 'sample'>,
): Promise<boolean> {
  const found = await Promise.all([
    trx
      .selectFrom('sessions')
      .select('number')
      .where('panel', '=', panel)
      .where('number', '=', session)
      .executeTakeFirst(),
    taster === null ||
      trx
        .selectFrom('tasters')
        .select('id')
        .where('panel', '=', panel)
        .where('id', '=', taster)
        .executeTakeFirst(),
    sample === null ||
      trx
        .selectFrom('samples')
        .select('id')
        .where('panel', '=', panel)
        .where('id', '=', sample)
        .executeTakeFirst(),
  ]);
  return found.every((row) => row !== undefined);
}

type NoteRow = Omit<PointNote, 'by' | 'at' | 'struck'> & {
  readonly byName: string;
  readonly at: Date;
  readonly struckBy: string | null;
  readonly struckAt: Date | null;
  readonly struckReason: string | null;
};

const noteOf = (row: NoteRow): PointNote => ({
  id: row.id,
  kind: row.kind,
  chart: row.chart,
  series: row.series,
  taster: row.taster,
  session: row.session,
  sample: row.sample,
  day: row.day,
  text: row.text,
  by: row.byName,
  at: instantText(row.at),
  struck:
    row.struckAt === null || row.struckBy === null || row.struckReason === null
      ? null
      : { by: row.struckBy, at: instantText(row.struckAt), reason: row.struckReason },
});
