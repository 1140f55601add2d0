import { z } from 'zod';
import { backupPeriodSchema } from '../../../domain/backups/backup-period.ts';
import type { PanelBackup } from '../../../domain/backups/panel-backups.ts';
import type { PanelScope } from '../../database/database.ts';
import { instantText } from '../../database/json.ts';

/** How many backups are listed. */
const NEWEST = 30;

/** Older audit entries have no `partial`, since all backups were complete then. */
const made = z.object({ sheets: z.int(), bytes: z.int(), partial: z.boolean().default(false) });

/** Lists the panel's latest backups, newest first, from the audit trail (BAK-24). */
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
