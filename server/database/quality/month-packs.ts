import type { PanelScope } from '../database.ts';

/** Precomputed data of a month, with the digest of its source data. */
export type MonthPack = {
  readonly month: string;
  readonly digest: string;
  readonly pack: Uint8Array;
};

/** Reads the stored month packs (QUA-1). The digest shows whether a pack is still up to date. */
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

/** Stores month packs and replaces the previous ones. */
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
