import { sql } from 'kysely';
import type { SampleId, TasterId } from '../../domain/words/ids.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { SealedAnswers } from '../../domain/words/sealed-answers.ts';
import { answersOfRow } from './answers-of-row.ts';
import { isInvalid } from './assessment-validity.ts';
import type { PanelScope } from './database.ts';

/** A validated session, and at which revision it stands: whatever a command changes of one makes a new revision. */
export type ValidatedSession = {
  readonly number: number;
  readonly date: string;
  /** TRN-7: whether it is left out of the indexes: training that does not say that it counts. */
  readonly training: boolean;
  /** PLN-42: the sample of which it checks another result. */
  readonly checked: SampleId | null;
  readonly revision: number;
  /** The codes of its samples: a register may name one anew. */
  readonly samples: readonly string[];
};

/** A sealed sheet that stands, of a validated session. */
export type ValidatedSheet = SealedAnswers & {
  readonly session: number;
  readonly sample: SampleId;
  readonly sampleCode: string;
  readonly replicate: Replicate;
  readonly taster: TasterId;
  readonly valid: boolean;
};

/** QUA-1: the validated sessions of months YYYY-MM, or of all when they are null, earliest first. */
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

/** Whether a sheet counts: it was not left out, and its assessment was not called invalid (ASM-30). */
const counts = sql<boolean>`(h.valid and not ${isInvalid('h.panel', 'h.session', 'g.sample')})`;

/** The days of months, in a range that the index of dates is read by. */
const within = (months: readonly string[]) => {
  const [first, ...others] = months.toSorted();
  if (first === undefined) return sql<boolean>`false`;
  const last = others.at(-1) ?? first;
  return sql<boolean>`s.date >= ${`${first}-01`}::date
    and s.date < ${`${last}-01`}::date + interval '1 month'
    and to_char(s.date, 'YYYY-MM') in (${sql.join(months)})`;
};

/** QUA-1: the standing sheets of the months' validated sessions, in the order of the export (EXP-1). */
export async function listMonthSheets(
  { trx, panel }: PanelScope,
  months: readonly string[],
): Promise<readonly ValidatedSheet[]> {
  const rows = await trx
    .selectFrom('sheets as h')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'h.panel').onRef('s.number', '=', 'h.session'),
    )
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'h.panel').onRef('t.id', '=', 'h.taster'),
    )
    .where('h.panel', '=', panel)
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
      counts.as('valid'),
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
