import { readSettings } from '../../hono.config.ts';
import { createDatabase } from '../database/create-database.ts';
import { locationOf } from '../database/location.ts';
import { listPanels } from '../database/panels.ts';
import { verifyAudit } from './verify-audit.ts';

/**
 * `npm run audit:verify`: walks the audit trail of every panel. Exits with 1 when a link is not as it was written. With
 * the embedded database the server must be stopped first, since it holds the data folder.
 */
const database = await createDatabase(locationOf(readSettings()));
try {
  for (const panel of await database.asInstallation(listPanels)) {
    const { links, broken } = await database.inPanel(panel.id, ({ trx }) =>
      verifyAudit(trx, panel.id),
    );
    const verdict = broken === null ? 'whole' : `${broken.problem} at entry ${broken.sequence}`;
    console.log(`${panel.name}: ${links} entries, ${verdict}`);
    if (broken !== null) process.exitCode = 1;
  }
} finally {
  await database.close();
}
