import { sql } from 'kysely';
import { accept, type Result, refuse } from '../../domain/refusal.ts';
import { type PanelSettings, panelSettingsSchema } from '../../domain/settings/panel-settings.ts';
import type { PanelScope } from './database.ts';
import { json } from './json.ts';

/** The panel's settings and the revision they stand at. */
export type StoredSettings = { readonly settings: PanelSettings; readonly revision: number };

/** The settings of the panel; what a later version of the product added has its default. */
export async function readSettings({ trx, panel }: PanelScope): Promise<StoredSettings> {
  const row = await trx
    .selectFrom('panel_settings')
    .select(['settings', 'revision'])
    .where('panel', '=', panel)
    .executeTakeFirst();
  return {
    settings: panelSettingsSchema.parse(row?.settings ?? {}),
    revision: row?.revision ?? 0,
  };
}

/** SET-1: changes the settings if they still stand at the revision they were read at. */
export async function writeSettings(
  { trx, panel }: PanelScope,
  settings: PanelSettings,
  revision: number,
): Promise<Result<StoredSettings, 'changed-meanwhile'>> {
  const row = await trx
    .insertInto('panel_settings')
    .values({ panel, settings: json(settings), revision: 1 })
    .onConflict((conflict) =>
      conflict
        .column('panel')
        .doUpdateSet({ settings: json(settings), revision: revision + 1, updated_at: sql`now()` })
        .where('panel_settings.revision', '=', revision),
    )
    .returning('revision')
    .executeTakeFirst();
  return row === undefined
    ? refuse('changed-meanwhile')
    : accept({ settings, revision: row.revision });
}
