import { join } from 'node:path';
import { listPanels } from '../../database/installation/panels.ts';
import { newestSchema } from '../../database/schema-state.ts';
import { furnishedPanel, ONE, OTHER } from '../../database/testing/furnished-panel.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { writeBackupFile } from '../backup-file.ts';

/**
 * Stores a backup of two furnished panels in the format of this release, so that later releases can
 * test their upgrade with it.
 */
const database = await testDatabase();
await furnishedPanel(database, ONE);
await furnishedPanel(database, OTHER);
const panels = await database.asInstallation(listPanels);
const file = join(import.meta.dirname, 'released', `${newestSchema()}.zip`);
await writeBackupFile(database, file, { panels, at: new Date('2026-11-28T08:00:00.000Z') });
await database.close();
