import { sql } from 'kysely';
import { ATTRIBUTE_KEYS, type AttributeKey } from '../../../domain/words/attributes.ts';
import type { SessionCode } from '../../../domain/words/ids.ts';
import type { RecordState } from '../../../domain/words/record-state.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import type { SealedAnswers } from '../../../domain/words/sealed-answers.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';
import { answersOfRow } from './answers-of-row.ts';
import { isCounted, joinedSheets } from './joined-sheets.ts';

/**
 * One answer of a sheet, with the columns of marks_long.csv (exchange.md). Samples and tasters are
 * given by their codes.
 */
export type MarkRow = {
  readonly session: number;
  readonly date: string;
  /**
   * Whether the row is excluded from the quality indexes: training that is not set to count
   * (TRN-7).
   */
  readonly training: boolean;
  readonly sample: string;
  readonly replicate: Replicate;
  readonly taster: string;
  readonly code: string;
  readonly position: number;
  readonly attribute: AttributeKey;
  readonly mm: number | null;
  readonly qualifier: string | null;
  /** Null for a paper sheet, because the time of its signature is unknown. */
  readonly signedAt: string | null;
  readonly valid: boolean;
  readonly smelledOnly: boolean;
  /** Whether its session checks another result of the sample, as a counter-assessment (PLN-42). */
  readonly isCounter: boolean;
  /** Whether the sheet was filled in on paper and keyed in at the desk (KEY-6). */
  readonly isKeyed: boolean;
  /** The final state of its session; also `closed` while tasting is in progress (XPO-11). */
  readonly sessionState: RecordState;
};

/**
 * Lists every answer of the current sealed sheets of one session, or of the whole panel, in the
 * order of the sheet. Throws for a damaged sheet, as the computation of results does.
 */
export async function listMarks(
  scope: PanelScope,
  session: SessionCode | null,
): Promise<readonly MarkRow[]> {
  let query = joinedSheets(scope)
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
      isCounted.as('valid'),
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

/**
 * SQL expression: the final state of a session (SES-12). A session that is not validated is
 * `invalidated` when the audit trail has an invalidation, else `closed`.
 */
const recordState = sql<RecordState>`case
  when s.state = 'validated' then 'validated'
  when exists (select 1 from audit a where a.panel = s.panel and a.command = 'invalidate-session'
    and a.of_session = s.number::text) then 'invalidated'
  else 'closed' end`;

/** The qualifier of a mark: the fruity kind, or the descriptor of *other negative*. */
function qualifierOf(
  attribute: AttributeKey,
  { fruityKind, otherDescriptor }: SealedAnswers,
): string | null {
  if (attribute === 'fruity') return fruityKind;
  return attribute === 'other' ? otherDescriptor : null;
}
