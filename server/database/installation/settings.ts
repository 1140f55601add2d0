import { sql } from 'kysely';
import {
  defaultPanelSettings,
  type PanelSettings,
  panelSettingsSchema,
} from '../../../domain/settings/panel-settings.ts';
import { OLDEST_METHOD } from '../../../domain/words/method-version.ts';
import type { PanelScope } from '../database.ts';
import { json } from '../json.ts';

/** The settings of a panel with their revision. */
export type StoredSettings = { readonly settings: PanelSettings; readonly revision: number };

/**
 * Reads the settings of the panel. Settings that a later version added have their default. The
 * exception is the method: a row without one is older than the second method version (SET-5).
 */
export async function readSettings({ trx, panel }: PanelScope): Promise<StoredSettings> {
  const row = await trx
    .selectFrom('panelSettings')
    .select(['settings', 'revision'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  return {
    settings:
      row === undefined
        ? defaultPanelSettings()
        : panelSettingsSchema.parse(Object.assign({ method: OLDEST_METHOD }, row.settings)),
    revision: row?.revision ?? 0,
  };
}

/**
 * Stores the current settings as a row for queries and screens. The settings history (book) is the
 * source of truth.
 */
export async function projectSettings(
  { trx, panel }: PanelScope,
  settings: PanelSettings,
): Promise<void> {
  await trx
    .insertInto('panelSettings')
    .values({ panel, settings: json(settings), revision: 1 })
    .onConflict((conflict) =>
      conflict.column('panel').doUpdateSet({
        settings: json(settings),
        revision: sql`panel_settings.revision + 1`,
        updatedAt: sql`now()`,
      }),
    )
    .execute();
}
