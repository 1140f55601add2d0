import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../domain/documents/session.document.ts';
import type { Database } from '../database/database.ts';
import { listValidatedSessions } from '../database/quality/quality-months.ts';
import { listMarks } from '../database/sheets/marks.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { panelAtWork, there } from './testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

test.each([
  [false, true, 'left out of the indexes'],
  [true, false, 'counted'],
])(
  'TRN-7 a training session that says it counts: %s; its marks and months leave as training: %s, and so are %s',
  async (counts, isTold) => {
    const panel = await panelAtWork(database, { samples: 1, tasters: 8 });
    const session = await panel.shown([[there(panel.sampleIds[0]), 1]], (doc) => {
      setPlanField(doc, 'training', true);
      setPlanField(doc, 'counts', counts);
    });
    await panel.sealRows(session);
    const reason = 'a training';
    expect((await panel.give('close-session', { session })).ok).toBe(true);
    expect((await panel.give('validate-session', { session, reason })).ok).toBe(true);
    const marks = await database.inPanel(panel.panel, (scope) => listMarks(scope, session));
    expect(new Set(marks.map(({ training }) => training))).toEqual(new Set([isTold]));
    const months = await database.inPanel(panel.panel, (scope) =>
      listValidatedSessions(scope, null),
    );
    expect(months).toMatchObject([{ number: session, training: isTold }]);
    // The session stays one of training, so its result does not count for the sample, whether it
    // counts for the tasters or not.
    const row = await panel.row(session);
    expect(row).toMatchObject({ training: true, counts });
  },
);
