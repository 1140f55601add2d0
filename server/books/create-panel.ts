import type { Transaction } from 'kysely';
import { insertPanel } from '../database/installation/panels.ts';
import type { Tables } from '../database/tables.ts';
import { beginSettingsBook } from './settings-book.ts';

/**
 * Founds a panel with the default settings, which are the first entry of its settings history
 * (SET-1).
 */
export async function createPanel(
  trx: Transaction<Tables>,
  panel: Parameters<typeof insertPanel>[1],
): Promise<void> {
  await insertPanel(trx, panel);
  await beginSettingsBook(
    { trx, panel: panel.id },
    { by: 'system', name: panel.leader ?? 'server', at: new Date().toISOString() },
  );
}
