import { sql } from 'kysely';
import type { SampleId, TasterId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { SealedAnswers } from '../../../domain/words/sealed-answers.ts';
import type { PanelScope } from '../database.ts';
import { answersOfRow } from '../sheets/answers-of-row.ts';
import { isCounted, joinedSheets } from '../sheets/joined-sheets.ts';

/** A validated session with its revision. Every change by a command increments the revision. */
export type ValidatedSession = {
  readonly number: number;
  readonly date: string;
  /** Whether it is excluded from the quality indexes: training that is not set to count (TRN-7). */
  readonly training: boolean;
  /** The sample of which it checks another result, as a counter-assessment (PLN-42). */
  readonly checked: SampleId | null;
  readonly revision: number;
  /** The ids and codes of its samples. A sample of the register may get another code. */
  readonly samples: readonly string[];
};

/** A current sealed sheet of a validated session. */
export type ValidatedSheet = SealedAnswers & {
  readonly session: number;
  readonly sample: SampleId;
  readonly sampleCode: string;
  readonly replicate: Replicate;
  readonly taster: TasterId;
  readonly valid: boolean;
};

/**
 * Lists the validated sessions of the given months (YYYY-MM), or of all when null, earliest first
 * (QUA-1).
 */
export async function listValidatedSessions(
  { trx, panel }: PanelScope,
  months: readonly string[] | null,
): Promise<readonly ValidatedSession[]> {
  const served = trx
    .selectFrom('glasses as g')
    .select(['g.panel', 'g.session', 'g.sample'])
    .distinct()
    .where('g.panel', '=', panel);
  const named = trx
    .selectFrom(served.as('d'))
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'd.panel').onRef('p.id', '=', 'd.sample'),
    )
    .groupBy(['d.panel', 'd.session'])
    .select([
      'd.panel',
      'd.session',
      sql<
        readonly string[]
      >`array_agg(p.id::text || ' ' || p.code order by p.id::text || ' ' || p.code)`.as('samples'),
    ]);
  const rows = await trx
    .selectFrom('sessions as s')
    .leftJoin(named.as('n'), (join) =>
      join.onRef('n.panel', '=', 's.panel').onRef('n.session', '=', 's.number'),
    )
    .where('s.panel', '=', panel)
    .where('s.state', '=', 'validated')
    .$if(months !== null, (query) => query.where(within(months ?? [])))
    .select([
      's.number',
      's.date',
      sql<boolean>`(s.training and not s.counts)`.as('training'),
      's.checkedSample as checked',
      's.revision',
      sql<readonly string[]>`coalesce(n.samples, array[]::text[])`.as('samples'),
    ])
    .orderBy('s.date')
    .orderBy('s.number')
    .execute();
  return rows;
}

/**
 * SQL condition for the dates of the given months, with a range that can use the index on dates.
 */
const within = (months: readonly string[]) => {
  const [first, ...others] = months.toSorted();
  if (first === undefined) return sql<boolean>`false`;
  const last = others.at(-1) ?? first;
  return sql<boolean>`s.date >= ${`${first}-01`}::date
    and s.date < ${`${last}-01`}::date + interval '1 month'
    and to_char(s.date, 'YYYY-MM') in (${sql.join(months)})`;
};

/**
 * Lists the current sheets of the validated sessions of the given months, in the order of the
 * export (QUA-1, EXP-1).
 */
export async function listMonthSheets(
  scope: PanelScope,
  months: readonly string[],
): Promise<readonly ValidatedSheet[]> {
  const rows = await joinedSheets(scope)
    .where('h.reopenedAt', 'is', null)
    // SHT-5: a sheet of points counts in no index of quality.
    .where('h.points', 'is', null)
    .where('s.state', '=', 'validated')
    .where(within(months))
    .select([
      'h.session',
      'p.id as sample',
      'p.code as sampleCode',
      'g.replicate',
      'h.taster',
      'h.code',
      'h.marks',
      'h.fruityKind',
      'h.otherDescriptor',
      isCounted.as('valid'),
    ])
    .orderBy('h.session')
    .orderBy('p.code')
    .orderBy('g.replicate')
    .orderBy('t.code')
    .execute();
  return rows.map((row) => ({
    ...answersOfRow(row),
    session: row.session,
    sample: row.sample,
    sampleCode: row.sampleCode,
    replicate: row.replicate,
    taster: row.taster,
    valid: row.valid,
  }));
}
