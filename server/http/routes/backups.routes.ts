import type { InstallationBackups } from '../../../domain/backups/installation-backups.ts';
import { accept } from '../../../domain/refusal.ts';
import { NOTHING, route } from '../route.ts';

/** Reads what became of the backups of the installation. */
export type ReadOwnBackups = () => Promise<InstallationBackups>;

/** BAK-44: what a panel leader is told of the backups of the whole installation: how old they are, and no place of the machine. */
export function backupsRoutes(read: ReadOwnBackups) {
  return {
    'GET /api/backups/installation': route('GET /api/backups/installation', NOTHING, async () =>
      accept(await read()),
    ),
  };
}
