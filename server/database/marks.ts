import { sql } from 'kysely';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../domain/words/attributes.ts';
import type { SessionCode } from '../../domain/words/ids.ts';
import type { RecordState } from '../../domain/words/record-state.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { SealedAnswers } from '../../domain/words/sealed-answers.ts';
import { answersOfRow } from './answers-of-row.ts';
import { isInvalid } from './assessment-validity.ts';
import type { PanelScope } from './database.ts';
import { instantText } from './json.ts';

/** One answer by the columns of marks_long.csv (exchange.md). Sample and taster by their codes. */
export type MarkRow = {
  readonly session: number;
  readonly date: string;
  /** TRN-7: whether it is left out of the indexes: training that does not say that it counts. */
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  readonly taster: string;
  readonly code: string;
  readonly position: number;
  readonly attribute: AttributeKey;
  readonly mm: number | null;
  readonly qualifier: string | null;
  /** Null of a sheet of paper: when it was signed nobody knows. */
  readonly signedAt: string | null;
  readonly valid: boolean;
  readonly smelledOnly: boolean;
  /** PLN-42: its session checks another result of the sample. */
  readonly isCounter: boolean;
  /** KEY-6: it was filled in on paper and keyed in at the desk. */
  readonly isKeyed: boolean;
  /** XPO-11: what became of its session; `closed` while it is tasted as well. */
  readonly sessionState: RecordState;
};

/**
 * Every answer of the standing sheets of one session, or of the whole panel, in the order of the sheet. A damaged sheet
 * throws, as it does where a verdict would read it.
 */
export async function listMarks(
  { trx, panel }: PanelScope,
  session: SessionCode | null,
): Promise<readonly MarkRow[]> {
  let query = trx
    .selectFrom('sheets as h')
    .innerJoin('glasses as g', (join) =>
      join
        .onRef('g.panel', '=', 'h.panel')
        .onRef('g.session', '=', 'h.session')
        .onRef('g.taster', '=', 'h.taster')
        .onRef('g.code', '=', 'h.code'),
    )
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.panel', '=', 'h.panel').onRef('s.number', '=', 'h.session'),
    )
    .innerJoin('samples as p', (join) =>
      join.onRef('p.panel', '=', 'g.panel').onRef('p.id', '=', 'g.sample'),
    )
    .innerJoin('tasters as t', (join) =>
      join.onRef('t.panel', '=', 'h.panel').onRef('t.id', '=', 'h.taster'),
    )
    .where('h.panel', '=', panel)
    .where('h.reopenedAt', 'is', null)
    // SHT-5: a sheet of points has no marks.
    .where('h.points', 'is', null);
  if (session !== null) query = query.where('h.session', '=', session);
  const rows = await query
    .select([
      'h.session',
      's.date',
      sql<boolean>`(s.training and not s.counts)`.as('training'),
      'p.code as sample',
      'g.replicate',
      't.code as tasterCode',
      'h.taster',
      'h.code',
      'g.position',
      'h.marks',
      'h.fruityKind',
      'h.otherDescriptor',
      'h.signedAt',
      'h.keyedBy',
      counts.as('valid'),
      sql<boolean>`coalesce((h.content ->> 'smelledOnly')::boolean, false)`.as('smelledOnly'),
      sql<boolean>`s.checked_sample is not distinct from g.sample`.as('isCounter'),
      recordState.as('sessionState'),
    ])
    .orderBy('h.session')
    .orderBy('p.code')
    .orderBy('g.replicate')
    .orderBy('t.code')
    .execute();
  return rows.flatMap((row) => {
    const answers = answersOfRow(row);
    return ATTRIBUTE_KEYS.map((attribute) => ({
      session: row.session,
      date: row.date,
      training: row.training,
      sample: row.sample,
      replicate: row.replicate,
      taster: row.tasterCode,
      code: row.code,
      position: row.position,
      attribute,
      mm: answers.marks[attribute] ?? null,
      qualifier: qualifierOf(attribute, answers),
      signedAt: row.keyedBy === null ? instantText(row.signedAt) : null,
      valid: row.valid,
      smelledOnly: row.smelledOnly,
      isCounter: row.isCounter,
      isKeyed: row.keyedBy !== null,
      sessionState: row.sessionState,
    }));
  });
}

/** Whether a sheet counts: it was not left out, and its assessment was not called invalid (ASM-30). */
const counts = sql<boolean>`(h.valid and not ${isInvalid('h.panel', 'h.session', 'g.sample')})`;

/** SES-12: validated, invalidated where the trail tells that the last validation was taken back, else closed. */
const recordState = sql<RecordState>`case
  when s.state = 'validated' then 'validated'
  when exists (select 1 from audit a where a.panel = s.panel and a.command = 'invalidate-session'
    and a.of_session = s.number::text) then 'invalidated'
  else 'closed' end`;

/** What a line says beside its length: the kind of fruity, the descriptor of *other negative*. */
function qualifierOf(
  attribute: AttributeKey,
  { fruityKind, otherDescriptor }: SealedAnswers,
): string | null {
  if (attribute === 'fruity') return fruityKind;
  return attribute === 'other' ? otherDescriptor : null;
}
