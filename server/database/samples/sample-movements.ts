import { sql } from 'kysely';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import { inTenths } from '../../../domain/samples/quantity.ts';
import {
  type MovementKind,
  type MovementRow,
  movementSchema,
} from '../../../domain/samples/sample-movement.ts';
import type { SampleId, SessionCode } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import { instantText } from '../json.ts';

/**
 * A change of a sample's quantity in millilitres (negative: a decrease), with its kind and author.
 */
export type Movement = {
  readonly kind: MovementKind;
  readonly millilitres: number;
  readonly by: string;
  readonly session?: SessionCode;
  readonly reason?: string;
  /** Time of the movement. By default the current time. */
  readonly at?: string;
};

/**
 * Inserts a movement and sets the sample's quantity to the sum of its movements, in tenths of a
 * millilitre (SAM-2, SAM-7). The caller must have locked the row of an existing sample, so that
 * concurrent movements are serialised: the sum does not see those of an open transaction.
 */
export async function moveSample(
  { trx, panel }: PanelScope,
  sample: SampleId,
  { kind, by, session, reason, at, ...movement }: Movement,
): Promise<void> {
  const millilitres = inTenths(movement.millilitres);
  if (millilitres === 0) return;
  await trx
    .insertInto('sampleMovements')
    .values({
      panel,
      sample,
      kind,
      millilitres,
      byName: by,
      session: session ?? null,
      reason: reason ?? null,
      ...(at === undefined ? {} : { at }),
    })
    .execute();
  await trx
    .updateTable('samples')
    .set({
      // SAM-7: rounds a sum of doubles such as 21.599999999999994 to tenths.
      currentQuantity: sql`(select greatest(0, round(sum(m.millilitres)::numeric, 1))::double precision
        from sample_movements m where m.panel = ${panel} and m.sample = ${sample})`,
    })
    .where('panel', '=', panel)
    .where('id', '=', sample)
    .execute();
}

/**
 * The remaining quantity of a sample, with its row locked until the transaction ends. Null when the
 * quantity is not tracked.
 */
export async function lockQuantity(
  { trx, panel }: PanelScope,
  sample: SampleId,
): Promise<number | null> {
  const row = await trx
    .selectFrom('samples')
    .select('currentQuantity')
    .where('panel', '=', panel)
    .where('id', '=', sample)
    .forUpdate()
    .executeTakeFirst();
  const left = row?.currentQuantity ?? null;
  return left === null ? null : inTenths(left);
}

/**
 * Corrects the remaining quantity of a sample with optimistic locking: it must still be the
 * quantity that was shown (SAM-3).
 */
export async function correctQuantity(
  scope: PanelScope,
  sample: SampleId,
  correction: {
    readonly seen: number;
    readonly quantity: number;
    readonly reason: string;
    readonly by: string;
  },
): Promise<Result<null, 'quantity-unknown' | 'quantity-moved' | 'nothing-changes'>> {
  const { seen, quantity, reason, by } = correction;
  const now = await lockQuantity(scope, sample);
  if (now === null) return refuse('quantity-unknown');
  if (now !== inTenths(seen)) return refuse('quantity-moved', { quantity: now });
  if (now === inTenths(quantity)) return refuse('nothing-changes');
  const kind = 'correction';
  await moveSample(scope, sample, { kind, millilitres: quantity - now, by, reason });
  return accept(null);
}

/** Lists the movements of a sample, newest first, at most 500. */
export async function listMovements(
  { trx, panel }: PanelScope,
  sample: SampleId,
): Promise<readonly MovementRow[]> {
  const rows = await trx
    .selectFrom('sampleMovements')
    .selectAll()
    .where('panel', '=', panel)
    .where('sample', '=', sample)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) =>
    movementSchema.parse({ ...row, at: instantText(row.at), by: row.byName }),
  );
}
