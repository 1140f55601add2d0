import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

/** STS-5: has tasters registered at an instant, so that what is said of them does not hang on the day of the test. */
export async function registeredAt(
  { trx, panel }: PanelScope,
  ids: readonly TasterId[],
  instant: string,
): Promise<void> {
  await trx
    .updateTable('tasters')
    .set({ createdAt: instant })
    .where('panel', '=', panel)
    .where('id', 'in', ids)
    .execute();
}
