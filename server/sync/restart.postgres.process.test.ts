import { fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { setMark } from '../../domain/documents/evaluation.document.ts';
import { isMillimetres } from '../../domain/words/millimetres.ts';
import { type OwnPostgres, startOwnPostgres } from '../../tools/test-postgres.ts';
import { createDatabase } from '../database/create-database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { serverPlace } from '../database/testing/server-place.ts';
import { connectClient } from './testing/live-client.ts';
import { marksIn } from './testing/steered-keeper.ts';
import { testPanel } from './testing/test-panel.ts';

let server: OwnPostgres;
beforeAll(async () => {
  server = await startOwnPostgres();
});
afterAll(() => server.stop());

test('DAT-8 KEE-1 live documents go on when the PostgreSQL server stops at once and comes back, and lose nothing', async () => {
  const place = serverPlace(await server.freshDatabase());
  const people = testPanel();
  const child = fork(new URL('./testing/process.main.ts', import.meta.url), [
    JSON.stringify(place),
    people.panel,
  ]);
  const gone = once(child, 'exit');
  const [url] = await once(child, 'message');
  const booth = connectClient(z.string().parse(url), people.taster(1));
  const sheet = booth.open(people.sheet(1));
  await sheet.synced();
  // A new mark after each acknowledgement, so that one is always in transit when the server stops.
  let marks = 0;
  const markOn = () => {
    marks += 1;
    const value = marks % 101;
    if (isMillimetres(value)) setMark(sheet.doc, 'fusty', value);
  };
  let writing = true;
  sheet.provider.on('stateless', () => writing && markOn());
  for (let round = 0; round < 3; round += 1) {
    markOn();
    await server.crash();
    await server.startAgain();
    expect(child.exitCode).toBeNull();
  }
  writing = false;
  await sheet.stored();
  child.kill('SIGKILL');
  expect(await gone).toEqual([null, 'SIGKILL']);
  booth.close();
  const database = await createDatabase(place);
  const stored = await createDocumentStore(database).load(people.sheet(1));
  await database.close();
  const rows = [...(stored?.snapshot ? [stored.snapshot] : []), ...(stored?.updates ?? [])];
  const name = people.sheet(1);
  expect(
    marksIn(
      rows.map((update) => ({ name, update })),
      name,
    ),
  ).toEqual({ fusty: marks % 101 });
});
