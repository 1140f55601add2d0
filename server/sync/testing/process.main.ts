import { createEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { createDatabase } from '../../database/create-database.ts';
import type { DatabaseLocation } from '../../database/database.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import { startLiveServer } from './live-server.ts';
import { serveGlasses } from './serve-glasses.ts';
import { testPanel } from './test-panel.ts';

/**
 * Runs live documents in a process of its own, for tests that kill it. Its first argument is a
 * database location as JSON.
 */
const [place = '', panelId = ''] = process.argv.slice(2);
const parsed: DatabaseLocation = JSON.parse(place);
const database = await createDatabase(parsed);
const people = testPanel(panelId);
await database.asInstallation((trx) =>
  trx
    .insertInto('panels')
    .values({ id: people.panel, name: 'Panel' })
    .onConflict((conflict) => conflict.doNothing())
    .execute(),
);
await serveGlasses(database, people, [[1, '111']]);
const server = await startLiveServer({ database, store: createDocumentStore(database) });
await server.sync.create(people.sheet(1), (doc, birth) => createEvaluation(doc, birth));
process.send?.(server.url);
