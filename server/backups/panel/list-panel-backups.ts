import { z } from 'zod';
import { backupPeriodSchema } from '../../../domain/backups/backup-period.ts';
import type { PanelBackup } from '../../../domain/backups/panel-backups.ts';
import type { PanelScope } from '../../database/database.ts';
import { instantText } from '../../database/json.ts';

/** How many are told of. */
const NEWEST = 30;

/** Entries of before tell nothing of `partial`: what was made then was whole. */
const made = z.object({ sheets: z.int(), bytes: z.int(), partial: z.boolean().default(false) });

/** BAK-24: the backups of the panel that were made last, newest first, as the trail tells them. */
export async function listPanelBackups({
  trx,
  panel,
}: PanelScope): Promise<readonly PanelBackup[]> {
  const rows = await trx
    .selectFrom('audit')
    .select(['at', 'name', 'data', 'after'])
    .where('panel', '=', panel)
    .where('command', '=', 'make-backup')
    .orderBy('sequence', 'desc')
    .limit(NEWEST)
    .execute();
  return rows.map(({ at, name, data, after }) => ({
    at: instantText(at),
    name,
    ...backupPeriodSchema.parse(data),
    ...made.parse(after),
  }));
}
