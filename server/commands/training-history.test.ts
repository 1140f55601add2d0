import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField, setTarget } from '../../domain/documents/session.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { Database } from '../database/database.ts';
import { ownTraining, panelTraining } from '../database/tasters/read-training-history.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const range = { value: mm(24), low: mm(20), high: mm(28) };

/** A training session of one sample with a target, with these marks for musty. */
async function held(panel: PanelAtWork, musty: readonly number[], answers = true) {
  const sample = there(panel.sampleIds[0]);
  const session = await panel.shown([[sample, 1]], (doc) => {
    setPlanField(doc, 'training', true);
    setPlanField(doc, 'answers', answers);
    setTarget(doc, sample, 'musty', range);
  });
  await panel.sealRows(session, (nth) => ({ musty: musty[nth] ?? 0, fruity: 40 }));
  return session;
}

const own = (panel: PanelAtWork, nth: number) =>
  database.inPanel(panel.panel, (scope) => ownTraining(scope, there(panel.tasterIds[nth])));
const all = (panel: PanelAtWork) => database.inPanel(panel.panel, panelTraining);

test('TRN-9, TRN-27 a taster sees how far the own marks were in the trainings that answered, oldest first, and no word of the oil', async () => {
  const panel = await panelAtWork(database, { samples: 1, tasters: 3 });
  const first = await held(panel, [31, 24, 12]);
  const second = await held(panel, [29, 24, 12]);
  await held(panel, [90, 90, 90], false);
  const musty = (by: number) => [{ attribute: 'musty', by }];
  expect(await own(panel, 0)).toEqual([
    { session: first, date: '2026-11-27', lines: musty(3) },
    { session: second, date: '2026-11-27', lines: musty(1) },
  ]);
  expect(await own(panel, 2)).toMatchObject([{ lines: musty(-8) }, { lines: musty(-8) }]);
  const { code } = there((await panel.glasses(second))[0]);
  const reopened = { session: second, taster: there(panel.tasterIds[0]), code, reason: 'A line.' };
  expect((await panel.give('reopen-sheet', reopened)).ok).toBe(true);
  expect(await own(panel, 0)).toMatchObject([{ session: first }]);
});

test('TRN-10 the panel’s trainings are those whose tasting has ended, with the distance of its medians and of each taster', async () => {
  const panel = await panelAtWork(database, { samples: 1, tasters: 3 });
  const ended = await held(panel, [31, 24, 33], false);
  await held(panel, [29, 24, 12]);
  await panel.give('close-session', { session: ended });
  const { sessions, tasters } = await all(panel);
  expect(tasters.map(({ code }) => code).toSorted()).toEqual(['T1', 'T2', 'T3']);
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ session: ended, panel: [{ attribute: 'musty', by: 3 }] });
  const far = new Map(sessions[0]?.tasters.map(({ taster, lines }) => [taster, lines[0]?.by]));
  expect(panel.tasterIds.map((id) => far.get(id))).toEqual([3, 0, 5]);
});
