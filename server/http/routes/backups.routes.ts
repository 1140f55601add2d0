import { backupPeriodSchema, checkPeriod } from '../../../domain/backups/backup-period.ts';
import type { InstallationBackups } from '../../../domain/backups/installation-backups.ts';
import { accept } from '../../../domain/refusal.ts';
import { listPanelBackups } from '../../backups/panel/list-panel-backups.ts';
import type { createPanelBackups } from '../../backups/panel/panel-backup.ts';
import type { Database } from '../../database/database.ts';
import { hasPanels } from '../../database/installation/panels.ts';
import { requestDecider } from '../request-decider.ts';
import { NOTHING, route } from '../route.ts';

/** What the routes of backups need. */
export type BackupsParts = {
  readonly database: Database;
  /** Reads the state of the installation's backups. */
  readonly ownBackups: () => Promise<InstallationBackups>;
  readonly panelBackups: ReturnType<typeof createPanelBackups>;
};

/**
 * The routes of backups: of a panel by period (BAK-20 to BAK-24), and the age of the installation's
 * backups (BAK-44). No answer contains a path of the machine.
 */
export function backupsRoutes({ database, ownBackups, panelBackups }: BackupsParts) {
  return {
    'GET /api/backups': route('GET /api/backups', NOTHING, ({ actor }) =>
      database.inPanel(actor.panel, async (scope) => accept(await listPanelBackups(scope))),
    ),
    'POST /api/backups/panel': route(
      'POST /api/backups/panel',
      { ...NOTHING, body: backupPeriodSchema, type: 'application/octet-stream' },
      async (request) => {
        const period = checkPeriod(request.body);
        return period.ok ? panelBackups.begin(requestDecider(request), period.value) : period;
      },
    ),
    'GET /api/backups/installation': route('GET /api/backups/installation', NOTHING, async () => {
      const backups = await ownBackups();
      const { made } = backups;
      if (made === null || !(await database.asInstallation(hasPanels))) return accept(backups);
      return accept({ ...backups, made: { ...made, bytes: null } });
    }),
  };
}
