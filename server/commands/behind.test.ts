import { afterAll, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { SOON } from '../sync/testing/use-live.ts';
import { panelAtWork, there } from './testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * A marked sheet that is kept loaded, and the background jobs of the server, with fault injection.
 */
async function heldSheet() {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.shown();
  const { taster, code } = there((await panel.glasses(session))[0]);
  const name = panel.sheetName(session, taster, code);
  const live = await panel.sync.hocuspocus.openDirectConnection(name);
  const failed = (event: string) => () =>
    panel.logged.filter((one) => one.event === event).length > 0;
  return { panel, session, taster, code, name, live, failed };
}

/** A sealed sheet that gets a late edit while no decision can be committed. */
async function editedWhileAway() {
  const sheet = await heldSheet();
  const { panel, session, taster, code, live, failed } = sheet;
  await panel.mark(session, taster, code, { fruity: 30 });
  await expect.poll(() => panel.sheets(session), SOON).toHaveLength(1);
  panel.trouble.commit = true;
  there(live.document).getMap('marks').set('fruity', 90);
  await expect.poll(failed('late-edit-not-noted'), SOON).toBe(true);
  const told = () => panel.trail('sheet-edited-after-seal');
  expect(await told()).toEqual([]);
  return { ...sheet, told };
}

test('KEE-31 what came after a seal while the database failed is in the trail when it is back, though no device brings it again', async () => {
  const { panel, told } = await editedWhileAway();
  panel.trouble.commit = false;
  await expect
    .poll(told, SOON)
    .toMatchObject([{ before: { marks: { fruity: 30 } }, after: { marks: { fruity: 90 } } }]);
  expect(await panel.commands.close(1_000)).toEqual([]);
  expect(await told()).toHaveLength(1);
});

test('KEE-31, KEE-47 a process that ends before it could tell hands over what it was told', async () => {
  const { panel, name, told } = await editedWhileAway();
  const left = await panel.commands.close(1_000);
  expect(left.map((late) => late.name)).toEqual([name]);
  const [mark] = Y.decodeUpdate(there(left[0]).update).structs;
  expect(mark).toMatchObject({ content: { arr: [90] } });
  panel.trouble.commit = false;
  expect(await told()).toEqual([]);
});

test('KEE-31 a sheet that came signed while the database failed is sealed when it is back, though nobody asks', async () => {
  const { panel, session, taster, code, failed } = await heldSheet();
  panel.trouble.commit = true;
  await panel.mark(session, taster, code);
  await expect.poll(failed('sheet-not-sealed'), SOON).toBe(true);
  expect(await panel.sheets(session)).toEqual([]);
  panel.trouble.commit = false;
  await expect.poll(() => panel.sheets(session), SOON).toMatchObject([{ taster, version: 1 }]);
});

test('KEE-31 that something of a log is lost is told when the database is back', async () => {
  const { panel, name, live, failed } = await heldSheet();
  await live.disconnect();
  await database.asInstallation((trx) =>
    trx.updateTable('documentHeads').set({ length: 99 }).where('panel', '=', panel.panel).execute(),
  );
  panel.trouble.commit = true;
  await expect.poll(() => panel.sync.hocuspocus.documents.size, SOON).toBe(0);
  await panel.sync.read(name, () => true);
  await expect.poll(failed('loss-not-noted'), SOON).toBe(true);
  panel.trouble.commit = false;
  const told = async () => (await panel.trail('document-lost-updates')).map(({ data }) => data);
  await expect.poll(told, SOON).toContainEqual({ document: name });
});
