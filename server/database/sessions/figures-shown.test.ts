import { afterAll, beforeAll, expect, test } from 'vitest';
import { panelAtWork } from '../../commands/testing/panel-at-work.ts';
import { there } from '../../commands/testing/there.ts';
import { streamMarks } from '../../export/stream-marks.ts';
import type { Database } from '../database.ts';
import { insertSheets, reopenSheet } from '../sheets/sheets.ts';
import { sealedSheet } from '../testing/sheet-with-marks.ts';
import { testDatabase } from '../testing/test-database.ts';
import { changeSession } from './sessions.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('BRD-2 EXP-1 EXP-3 while a session is tasted its file has the answers of glasses whose figures may be seen, and of no other', async () => {
  const panel = await panelAtWork(database, { tasters: 9 });
  const [sample, other] = [there(panel.sampleIds[0]), there(panel.sampleIds[1])];
  const session = await panel.shown([
    [sample, 1],
    [sample, 2],
    [other, 1],
  ]);
  const glasses = await panel.glasses(session);
  const seal = (of: typeof sample, replicate: number, from: number, to: number) =>
    database.inPanel(panel.panel, (scope) =>
      insertSheets(
        scope,
        glasses
          .filter((glass) => glass.sample === of && glass.replicate === replicate)
          .slice(from, to)
          .map(({ taster, code }) => sealedSheet({ session, taster, code }, 1, { fruity: 40 })),
      ),
    );
  /** The number of tasters for each glass in the exported file. */
  const told = async () => {
    let text = '';
    for await (const piece of streamMarks(database, panel.panel, [session])) text += piece;
    const rows = text.split('\n').filter((line) => line.includes(',fruity,'));
    const samples = rows.map((row) => row.split(',')[3]);
    return [...new Set(samples)].map((code) => samples.filter((one) => one === code).length);
  };
  await seal(sample, 1, 0, 8);
  await seal(sample, 2, 0, 8);
  await seal(other, 1, 0, 8);
  expect(await told()).toEqual([]);
  // One glass is complete. For another the leader opens the figures, but not for the sample's other
  // replicate.
  await seal(other, 1, 8, 9);
  expect(await told()).toEqual([9]);
  await panel.give('open-figures', { session, sample, replicate: 1 });
  expect(await told()).toEqual([8, 9]);
  // After its taster re-opened it, a sheet is missing again.
  const [one] = glasses.filter((glass) => glass.sample === other);
  const { taster, code } = there(one);
  const why = { version: 1, at: '2026-11-27T10:00:00Z', by: 'Eva', reason: 'a slip' };
  await database.inPanel(panel.panel, (scope) =>
    reopenSheet(scope, { session, taster, code }, why),
  );
  expect(await told()).toEqual([8]);
  await database.inPanel(panel.panel, (scope) =>
    changeSession(scope, session, { state: 'closed' }),
  );
  expect(await told()).toEqual([16, 8]);
});
