import { sql } from 'kysely';
import {
  defaultPanelSettings,
  type PanelSettings,
  panelSettingsSchema,
} from '../../domain/settings/panel-settings.ts';
import { OLDEST_METHOD } from '../../domain/words/method-version.ts';
import type { PanelScope } from './database.ts';
import { json } from './json.ts';

/** The panel's settings and the revision they stand at. */
export type StoredSettings = { readonly settings: PanelSettings; readonly revision: number };

/**
 * The settings of the panel; what a later version of the product added has its default, but for the version of the method:
 * a row that does not name one is older than the second (SET-5).
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

/** Shows what the settings' book amounts to as a row, for queries and screens. The book alone is the truth. */
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
