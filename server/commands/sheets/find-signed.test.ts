import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode } from '../../../domain/words/ids.ts';
import type { Database } from '../../database/database.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';
import { findSigned } from './find-signed.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A shown session of two tasters and two glasses: the left glass of each is sealed already. */
async function scene() {
  const panel = await panelAtWork(database);
  const session = await panel.shown();
  const glasses = await panel.glasses(session);
  const [anaLeft, anaRight, benLeft, benRight] = glasses.map(({ taster, code }) => ({
    session,
    taster,
    code,
  }));
  const told: unknown[] = [];
  const find = (of = session) =>
    findSigned({ database, log: (...event) => told.push(event) }, panel.panel, of);
  for (const { taster, code } of [there(anaLeft), there(benLeft)]) {
    await panel.mark(session, taster, code);
    await panel.seal(session, taster, code);
  }
  const sheets = {
    anaLeft: there(anaLeft),
    anaRight: there(anaRight),
    benLeft: there(benLeft),
    benRight: there(benRight),
  };
  return { panel, session, find, told, ...sheets };
}

test('COM-2 what bears a signature and is not sealed is found: never signed before, or signed anew after it was re-opened', async () => {
  const { panel, session, find, anaRight, benLeft, told } = await scene();
  expect(await find()).toEqual([]);
  await panel.give('reopen-sheet', { ...benLeft, reason: 'a slip' });
  expect(await find()).toEqual([]);
  // From here on nothing can be sealed.
  panel.trouble.commit = true;
  await panel.mark(session, anaRight.taster, anaRight.code);
  await panel.mark(session, benLeft.taster, benLeft.code);
  expect(await find()).toEqual([anaRight, benLeft]);
  expect(await find(there(parseSessionCode(999)))).toEqual([]);
  expect(told).toEqual([]);
});

test('COM-2 a sheet that cannot be read is told of, and the others are found', async () => {
  const { panel, session, find, anaRight, benRight, told } = await scene();
  panel.trouble.commit = true;
  await panel.mark(session, benRight.taster, benRight.code);
  await database.asInstallation((trx) =>
    trx
      .updateTable('documents')
      .set({ snapshot: Uint8Array.of(9) })
      .where('name', '=', panel.sheetName(session, anaRight.taster, anaRight.code))
      .execute(),
  );
  expect(await find()).toEqual([benRight]);
  expect(told).toEqual([
    [
      'error',
      'sheet-unreadable',
      { ...anaRight, problem: expect.stringContaining('not as it was written') },
    ],
  ]);
});
