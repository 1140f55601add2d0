import { stat } from 'node:fs/promises';
import type { Database } from '../../database/database.ts';
import { listPanels } from '../../database/installation/panels.ts';
import { writeBackupFile } from '../backup-file.ts';
import { signerOf } from '../backup-signature.ts';
import type { Manifest } from '../manifest.ts';
import { noteBackup } from './backup-acts.ts';

/** The options of a backup of an installation: the new file, and all panels or one. */
export type InstallationOrder = {
  readonly file: string;
  readonly panel: string | null;
  readonly at: Date;
  /** Whether it counts as a backup of the installation; false when it is only for a comparison. */
  readonly isKept?: boolean;
  readonly signal?: AbortSignal;
  readonly told?: (table: string, rows: number) => void;
};

/**
 * Backs up every panel, or one, into a new file (BAK-6, BAK-44). A backup of all panels is
 * recorded.
 */
export async function backUpInstallation(
  database: Database,
  { file, panel, at, isKept = true, ...order }: InstallationOrder,
): Promise<Manifest> {
  const all = await database.asInstallation(listPanels);
  const panels = all.filter(({ id }) => panel === null || id === panel);
  if (panels.length === 0) throw new Error('there is no such panel; nothing was written');
  const sealing = panel === null ? database.trailKey : null;
  const sign = signerOf(database.trailKey);
  const manifest = await writeBackupFile(database, file, { panels, at, sealing, sign, ...order });
  const { size } = await stat(file);
  if (panel === null && isKept)
    await noteBackup(database, { act: 'made', at, made: at, file, bytes: size });
  return manifest;
}
