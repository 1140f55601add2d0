import { sql } from 'kysely';
import type { SampleId } from '../../domain/panel/ids.ts';
import type { ServedGlass } from '../../domain/session/decide-show.ts';
import { MILLILITRES_A_GLASS } from '../../domain/session/plan-checklist.ts';
import type { PanelScope } from '../database/database.ts';

/** SAM-1: takes what was poured into these glasses off the samples' quantities, which never fall below nothing. */
export async function pourSamples(
  { trx, panel }: PanelScope,
  glasses: readonly ServedGlass[],
): Promise<void> {
  const poured = new Map<SampleId, number>();
  for (const { sample } of glasses)
    poured.set(sample, (poured.get(sample) ?? 0) + MILLILITRES_A_GLASS);
  for (const [sample, millilitres] of poured)
    await trx
      .updateTable('samples')
      .set({
        current_quantity: sql`greatest(0, current_quantity - ${millilitres}::double precision)`,
      })
      .where('panel', '=', panel)
      .where('id', '=', sample)
      .where('current_quantity', 'is not', null)
      .execute();
}
