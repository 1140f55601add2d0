import type { TasterId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';

/**
 * Sets the registration time of tasters, so that figures about them do not depend on the date of
 * the test (STS-5).
 */
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
