import { createEvaluation } from '../../domain/documents/evaluation.document.ts';
import { startLiveServer } from '../sync/testing/live-server.ts';
import { serveGlasses } from '../sync/testing/serve-glasses.ts';
import { STORES } from '../sync/testing/stores.ts';
import { testPanel } from '../sync/testing/test-panel.ts';
import { serveBench } from './serve-bench.ts';

/**
 * The server of the sync benchmark: the product's live documents on a real database, with one sheet
 * for each booth.
 */
const [booths = '0', panel = '', database = ''] = process.argv.slice(2);
const found = STORES.find(({ name }) => name === database);
if (found === undefined) throw new Error(`no database of the name ${database}`);
const started = await found.start();
await started.foundPanel(panel);
const people = testPanel(panel);
await serveGlasses(
  started.database,
  people,
  Array.from({ length: Number(booths) }, (_, number) => [number, '111']),
);
const server = await startLiveServer(started, { sockets: 10_000 });
for (let number = 0; number < Number(booths); number += 1)
  await server.sync.create(people.sheet(number), (doc, birth) => createEvaluation(doc, birth));
serveBench(server.url);
