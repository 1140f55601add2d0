import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import { setPlanField } from '../../domain/documents/session.document.ts';
import { QUICK_ENGINE } from '../../tools/quick-engine.ts';
import { foundPanel } from '../database/contract/facts.ts';
import { createDatabase } from '../database/create-database.ts';
import { createDocumentStore } from '../database/documents/create-document-store.ts';
import { fillDataFolder } from '../database/testing/fill-data-folder.ts';
import { formatRescueLine } from '../sync/rescue-line.ts';
import { newPlan } from '../sync/testing/new-plan.ts';

const MAIN = new URL('./rescue.main.ts', import.meta.url).pathname;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdial-rescue-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the program on a data folder and returns its exit code and output. */
async function run(dataFolder: string, ...given: readonly string[]) {
  const child = spawn(process.execPath, [...QUICK_ENGINE, MAIN, ...given], {
    env: { ...process.env, DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [[code], said, complained] = await Promise.all([
    once(child, 'exit'),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, said, complained };
}

test('KEE-10, KEE-44 the program refuses while the data folder is held, and then brings the file back', async () => {
  const data = join(folder, 'data');
  await fillDataFolder(data);
  const database = await createDatabase({ dataFolder: data });
  const name = `${await foundPanel(database)}/session/1`;
  const plan = new Y.Doc();
  newPlan(plan, 'birth');
  await createDocumentStore(database).create(name, 'birth', Y.encodeStateAsUpdate(plan));
  const before = Y.encodeStateVector(plan);
  setPlanField(plan, 'restMinutes', 45);
  const line = formatRescueLine(name, 'birth', Y.encodeStateAsUpdate(plan, before));
  const file = join(folder, 'rescue.jsonl');
  await writeFile(file, `${line}\n${line.slice(0, 40)}\n`);

  expect(await run(data, file)).toEqual({
    code: 2,
    said: '',
    complained: `EmbeddedError: the data folder ${data} is in use by another process; stop that one first\n`,
  });
  await database.close();
  expect(await run(data, file)).toEqual({
    code: 1,
    said: `line 1: ${name}: brought back\nline 2: not brought back: the line is damaged\n`,
    complained: `1 not brought back; they are still in ${file}\n`,
  });
  await writeFile(file, `${line}\n`);
  expect(await run(data, file)).toEqual({
    code: 0,
    said: `line 1: ${name}: nothing to do: it is stored already\n`,
    complained: '',
  });
}, 240_000);

test('KEE-10 without a file, or with one that is not there, nothing is tried', async () => {
  const nowhere = join(folder, 'nowhere');
  const missing = join(folder, 'missing.jsonl');
  expect(await run(nowhere)).toMatchObject({
    code: 2,
    complained: 'Error: npm run rescue -- <file>\n',
  });
  expect(await run(nowhere, missing)).toMatchObject({
    code: 2,
    complained: expect.stringContaining('ENOENT'),
  });
});
