import { sql } from 'kysely';
import { parsePanelId } from '../../domain/words/ids.ts';
import { appendAudits } from '../../server/audit/append-audit.ts';
import { trailOf } from '../../server/audit/trail-scope.ts';
import { createDatabase } from '../../server/database/create-database.ts';

/** The number of rows of every list of the product after filling. */
export const MANY = 10_000;
/** The first number of the added sessions. */
const FIRST = 10_000;

/**
 * Fills the data folder of a stopped product with copies of existing rows. It adds 10,000 samples,
 * tasters, validated sessions of one glass on as many days, results, sheets of one taster, and
 * entries of the audit trail.
 */
export async function fillMany(
  dataFolder: string,
  panelText: string,
  taster: string,
): Promise<void> {
  const panel = parsePanelId(panelText);
  if (panel === null) throw new Error('not a panel');
  const database = await createDatabase({ dataFolder }, { mustExist: true });
  try {
    await database.asOwner(async (trx) => {
      await sql`insert into samples (panel, id, code, external_reference, presentation, reception_date,
          initial_quantity, current_quantity, active, additional_info)
        select ${panel}::uuid, gen_random_uuid(), 'M-' || lpad(n::text, 5, '0'), 'Lot ' || n,
          'Dark glass, 1 L', date '1998-01-01' + n, 1000, n * 31 % 1000, true, ''
        from generate_series(1, ${MANY}::integer) n`.execute(trx);
      await sql`insert into tasters (panel, id, code, first_name, last_name)
        select ${panel}::uuid, gen_random_uuid(), 'M' || lpad(n::text, 5, '0'), 'Taster', n::text
        from generate_series(1, ${MANY}::integer) n`.execute(trx);
      await sql`insert into sessions (panel, number, date, state, shown_at, closed_at, validated_at, validated_by, created_by)
        select ${panel}::uuid, ${FIRST}::integer + n, date '1998-01-01' + n, 'validated',
          timestamptz '1998-01-01 10:00Z' + n * interval '1 day', timestamptz '1998-01-01 11:00Z' + n * interval '1 day',
          timestamptz '1998-01-01 12:00Z' + n * interval '1 day', 'Panel leader', 'Panel leader'
        from generate_series(1, ${MANY}::integer) n`.execute(trx);
      await sql`insert into results (panel, session, date, sample, replicate, n, class, predominant_defect, md, mf, reliable,
          figures, method, settings, sheets, validated_at, validated_by)
        select r.panel, ${FIRST}::integer + k, date '1998-01-01' + k, r.sample, r.replicate, r.n, r.class, r.predominant_defect,
          r.md, r.mf, r.reliable, r.figures, r.method, r.settings, r.sheets, r.validated_at, r.validated_by
        from (select * from results where panel = ${panel}::uuid and withdrawn_at is null order by id limit 1) r,
          generate_series(1, ${MANY}::integer) k`.execute(trx);
      await sql`insert into glasses (panel, session, taster, code, entry, sample, replicate, position)
        select g.panel, ${FIRST}::integer + n, g.taster, g.code, gen_random_uuid(), g.sample, 1, 1
        from (select g.* from glasses g join sheets s using (panel, session, taster, code)
          where g.panel = ${panel}::uuid and g.taster = ${taster}::uuid order by session, code limit 1) g,
          generate_series(1, ${MANY}::integer) n`.execute(trx);
      await sql`insert into sheets (panel, session, taster, code, version, digest, sealed_at, signed_at, marks, fruity_kind,
          heating_device, signature, content)
        select s.panel, ${FIRST}::integer + n, s.taster, s.code, 1, s.digest,
          timestamptz '1998-01-01 10:30Z' + n * interval '1 day', timestamptz '1998-01-01 10:30Z' + n * interval '1 day',
          s.marks, s.fruity_kind, s.heating_device, s.signature, s.content
        from (select s.* from sheets s join glasses g using (panel, session, taster, code)
          where g.panel = ${panel}::uuid and g.taster = ${taster}::uuid and g.session < ${FIRST}::integer
          order by session, code limit 1) s,
          generate_series(1, ${MANY}::integer) n`.execute(trx);
      const last = await trx
        .selectFrom('audit')
        .selectAll()
        .where('panel', '=', panel)
        .orderBy('sequence', 'desc')
        .limit(50)
        .execute();
      const at = new Date();
      const entries = Array.from({ length: MANY }, (_, index) => {
        const told = last[index % last.length];
        if (told === undefined) throw new Error('an empty trail');
        const { actor, name, role, origin, command, data, before, after, reason } = told;
        const what = { command, data, before, after, ...(reason !== null && { reason }) };
        return { entry: { panel, actor, name, role, from: origin, ...what }, at };
      });
      await appendAudits(trailOf(database, trx), panel, entries);
    });
  } finally {
    await database.close();
  }
}
