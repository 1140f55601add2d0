import { createEvaluation } from '../../domain/documents/evaluation.document.ts';
import { startLiveServer } from '../sync/testing/live-server.ts';
import { testPanel } from '../sync/testing/people.ts';
import { STORES } from '../sync/testing/stores.ts';
import { serveBench } from './serve-bench.ts';

/** The product's live documents on a real database, with as many sheets as there are booths. */
const [booths = '0', panel = '', database = ''] = process.argv.slice(2);
const found = STORES.find(({ name }) => name === database);
if (found === undefined) throw new Error(`no database of the name ${database}`);
const { store, foundPanel } = await found.start();
await foundPanel(panel);
const people = testPanel(panel);
const server = await startLiveServer(store, { sockets: 10_000 });
for (let number = 0; number < Number(booths); number += 1)
  await server.sync.create(people.sheet(number), (doc, birth) => createEvaluation(doc, birth));
serveBench(server.url);
