import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import {
  foundPanel,
  newEntryId,
  newSampleId,
  newTasterId,
  tastingCode,
} from '../database/contract/facts.ts';
import type { Database } from '../database/database.ts';
import { insertSample } from '../database/samples/samples.ts';
import { insertGlasses } from '../database/sessions/glasses.ts';
import { createSession } from '../database/sessions/sessions.ts';
import { insertSheet } from '../database/sheets/sheets.ts';
import { insertTaster } from '../database/tasters/tasters.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { streamPanelMarks } from './stream-marks.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test('EXP-2 a code that was typed as a formula leaves behind an apostrophe, session after session', async () => {
  const panel = await foundPanel(database);
  const typed = ['=1+1', '+1+cmd', '-1+cmd', '@A1', '\tx', 'S-1'];
  await database.inPanel(panel, async (scope) => {
    for (const code of typed) {
      const [sample, taster, glass] = [newSampleId(), newTasterId(), tastingCode('417')];
      await insertSample(scope, sample, sampleForm({ code }));
      await insertTaster(scope, taster, tasterForm({ code }));
      const session = await createSession(scope, {
        date: '2026-11-27',
        training: false,
        by: 'Eva',
      });
      const served = { taster, sample, code: glass, entry: newEntryId(), position: 1 };
      await insertGlasses(scope, session, [{ ...served, replicate: 1 }]);
      await insertSheet(scope, sealedSheet({ session, taster, code: glass }, 1, { fruity: 40 }));
    }
    // A session without a sheet adds nothing.
    await createSession(scope, { date: '2026-11-28', training: false, by: 'Eva' });
  });
  const pieces: string[] = [];
  for await (const piece of await streamPanelMarks(database, panel)) pieces.push(piece);
  expect(pieces).toHaveLength(7);
  const fruity = pieces
    .join('')
    .split('\n')
    .filter((line) => line.includes(',fruity,'));
  expect(fruity).toEqual(
    ["'=1+1", "'+1+cmd", "'-1+cmd", "'@A1", "'\tx", 'S-1'].map(
      (code, index) =>
        `${index + 1},2026-11-27,false,${code},1,${code},417,1,fruity,40,green,` +
        '2026-11-27T09:11:00.000Z,true,false,false,false,closed,true,',
    ),
  );
});
