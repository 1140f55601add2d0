import type { Selectable, Transaction } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import type { PanelId } from '../../domain/words/ids.ts';
import type { PanelScope } from './database.ts';
import type { WriteRefusal } from './rows.ts';
import type { PanelsTable, Tables } from './tables.ts';

/** A panel as it is shown. */
export type PanelRow = Omit<Selectable<PanelsTable>, 'createdAt' | 'lastSession'>;

/** What may be changed of a panel. */
export type PanelFields = Partial<Omit<PanelRow, 'id' | 'revision'>>;

/** Writes down a panel. What it is judged by is the settings' book, which begins with it (`createPanel`). */
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

/** Every panel's id and name, oldest first. */
export const listPanels = (
  trx: Transaction<Tables>,
): Promise<readonly Pick<PanelRow, 'id' | 'name'>[]> =>
  trx.selectFrom('panels').select(['id', 'name']).orderBy('createdAt').orderBy('id').execute();

/** The panel itself. */
export async function readPanel({ trx, panel }: PanelScope): Promise<PanelRow> {
  const { createdAt, lastSession, ...row } = await trx
    .selectFrom('panels')
    .selectAll()
    .where('id', '=', panel)
    .executeTakeFirstOrThrow();
  return row;
}

/**
 * Makes whoever else would decide on the panel as a whole wait until this transaction is done. Not *for update*: all that a
 * panel has refers to it, and two who have written something of it would wait for each other (DAT-46).
 */
export async function lockPanel({ trx, panel }: PanelScope): Promise<void> {
  await trx.selectFrom('panels').select('id').where('id', '=', panel).forNoKeyUpdate().execute();
}

/** REG-1: changes a panel that is still as it was read. */
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
