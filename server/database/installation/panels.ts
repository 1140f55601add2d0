import type { Selectable, Transaction } from 'kysely';
import { accept, type Result, refuse } from '../../../domain/refusal.ts';
import type { PanelId } from '../../../domain/words/ids.ts';
import type { PanelScope } from '../database.ts';
import type { WriteRefusal } from '../rows.ts';
import type { PanelsTable, Tables } from '../tables.ts';

/** A panel, with the columns that are shown. */
export type PanelRow = Omit<Selectable<PanelsTable>, 'createdAt' | 'lastSession'>;

/** The fields of a panel that can be changed. */
export type PanelFields = Partial<Omit<PanelRow, 'id' | 'revision'>>;

/** Inserts a panel. Its settings are in the settings history, which `createPanel` begins. */
export async function insertPanel(
  trx: Transaction<Tables>,
  panel: { readonly id: PanelId; readonly name: string } & PanelFields,
): Promise<void> {
  await trx.insertInto('panels').values(panel).execute();
}

/** Whether the installation has a panel yet. */
export async function hasPanel(trx: Transaction<Tables>): Promise<boolean> {
  return (await trx.selectFrom('panels').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the installation has more than one panel. */
export async function hasPanels(trx: Transaction<Tables>): Promise<boolean> {
  return (await trx.selectFrom('panels').select('id').limit(2).execute()).length > 1;
}

/** Lists the id and name of every panel, oldest first. */
export const listPanels = (
  trx: Transaction<Tables>,
): Promise<readonly Pick<PanelRow, 'id' | 'name'>[]> =>
  trx.selectFrom('panels').select(['id', 'name']).orderBy('createdAt').orderBy('id').execute();

/** Reads the row of the panel. */
export async function readPanel({ trx, panel }: PanelScope): Promise<PanelRow> {
  const { createdAt, lastSession, ...row } = await trx
    .selectFrom('panels')
    .selectAll()
    .where('id', '=', panel)
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Locks the row of the panel, so that concurrent decisions on the whole panel wait until this
 * transaction ends. Not *for update*: all rows of a panel refer to it, and two writers would end in
 * a deadlock (DAT-46).
 */
export async function lockPanel({ trx, panel }: PanelScope): Promise<void> {
  await trx.selectFrom('panels').select('id').where('id', '=', panel).forNoKeyUpdate().execute();
}

/**
 * Updates a panel with optimistic locking: it must still have the revision that was read (REG-1).
 */
export async function updatePanel(
  { trx, panel }: PanelScope,
  fields: PanelFields,
  revision: number,
): Promise<Result<PanelRow, WriteRefusal>> {
  const now = await trx
    .selectFrom('panels')
    .select('revision')
    .where('id', '=', panel)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (now === undefined) return refuse('not-found');
  if (now.revision !== revision) return refuse('changed-meanwhile', { revision: now.revision });
  await trx
    .updateTable('panels')
    .set({ ...fields, revision: revision + 1 })
    .where('id', '=', panel)
    .execute();
  return accept(await readPanel({ trx, panel }));
}
