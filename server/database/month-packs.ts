import type { PanelScope } from './database.ts';

/** A month as it was packed, under the digest of what it was packed from. */
export type MonthPack = {
  readonly month: string;
  readonly digest: string;
  readonly pack: Uint8Array;
};

/** QUA-1: the months that were packed before; whether one is still of use, its digest tells. */
export async function readMonthPacks(
  { trx, panel }: PanelScope,
  months: readonly string[],
): Promise<readonly MonthPack[]> {
  if (months.length === 0) return [];
  return trx
    .selectFrom('monthPacks')
    .select(['month', 'digest', 'pack'])
    .where('panel', '=', panel)
    .where('month', 'in', months)
    .execute();
}

/** Keeps packed months in the place of what they were. */
export async function keepMonthPacks(
  { trx, panel }: PanelScope,
  packs: readonly MonthPack[],
): Promise<void> {
  if (packs.length === 0) return;
  await trx
    .insertInto('monthPacks')
    .values(packs.map((pack) => ({ panel, ...pack })))
    .onConflict((found) =>
      found.columns(['panel', 'month']).doUpdateSet(({ ref }) => ({
        digest: ref('excluded.digest'),
        pack: ref('excluded.pack'),
      })),
    )
    .execute();
}
