import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseSessionCode, type SampleId } from '../../../domain/words/ids.ts';
import type { Replicate } from '../../../domain/words/replicate.ts';
import { newSampleId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { insertSheets, reopenSheet } from '../../database/sheets/sheets.ts';
import { sealedSheet } from '../../database/testing/sheet-with-marks.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/**
 * A shown session of so many tasters: a sample in both replicates, and another without a sealed
 * sheet.
 */
async function scene(tasters: number) {
  const panel = await panelAtWork(database, { tasters });
  const [sample, other] = [there(panel.sampleIds[0]), there(panel.sampleIds[1])];
  const session = await panel.shown([
    [sample, 1],
    [sample, 2],
    [other, 1],
  ]);
  const of = async (replicate: Replicate) =>
    (await panel.glasses(session)).filter(
      (glass) => glass.sample === sample && glass.replicate === replicate,
    );
  /**
   * Seals the sheets of tasters `from` up to but not `to`, as rows: the decision reads only rows.
   */
  const seal = async (replicate: Replicate, from: number, to: number) => {
    const sheets = (await of(replicate)).slice(from, to).map(({ taster, code }) => {
      return sealedSheet({ session, taster, code }, 1, { fruity: 40 });
    });
    await database.inPanel(panel.panel, (scope) => insertSheets(scope, sheets));
  };
  const open = (which: SampleId = sample, replicate: Replicate = 1) =>
    panel.give('open-figures', { session, sample: which, replicate }, panel.assistant);
  return { panel, session, sample, other, of, seal, open };
}

const told = (panel: PanelAtWork) => panel.trail('open-figures');

test('SES-14, SES-26 the figures of a glass open once it has eight sealed sheets, and those of its other replicate, which lags, do not; eight of both together are not enough', async () => {
  const { panel, session, sample, other, seal, open } = await scene(9);
  await seal(1, 0, 7);
  await seal(2, 0, 1);
  const early = { ok: false, code: 'figures-closed', data: { missing: 1 } };
  expect(await open()).toEqual(early);
  expect(await told(panel)).toEqual([]);
  await seal(1, 7, 8);
  expect(await open()).toEqual({ ok: true, value: { session, sample, replicate: 1 } });
  expect(await open(sample, 2)).toMatchObject({ code: 'figures-closed', data: { missing: 7 } });
  expect(await told(panel)).toMatchObject([
    {
      role: 'adjuntos',
      data: { session, sample, replicate: 1 },
      after: { replicate: 1, served: 9, sealed: 8 },
    },
  ]);
  expect(await open(other)).toMatchObject({ code: 'figures-closed', data: { missing: 8 } });
});

test('SES-14 where fewer than eight are served, all of a glass open its figures; a re-opened sheet is not sealed', async () => {
  const { panel, session, sample, seal, of, open } = await scene(3);
  await seal(2, 0, 3);
  const { taster, code } = there((await of(2))[1]);
  await database.inPanel(panel.panel, (scope) =>
    reopenSheet(
      scope,
      { session, taster, code },
      { version: 1, at: '2026-11-27T10:00:00.000Z', by: 'Eva', reason: 'a slip' },
    ),
  );
  expect(await open(sample, 2)).toMatchObject({ code: 'figures-closed', data: { missing: 1 } });
  await seal(1, 0, 3);
  expect(await open()).toMatchObject({ ok: true });
});

test('SES-14 there are no figures of a sample that was not served, of a plan, or of a session that is not there', async () => {
  const { panel, sample, open } = await scene(2);
  const draft = await panel.planned();
  const nowhere = there(parseSessionCode(999));
  expect(await open(newSampleId())).toMatchObject({ code: 'not-found' });
  expect(await panel.give('open-figures', { session: draft, sample, replicate: 1 })).toMatchObject({
    code: 'session-not-shown',
  });
  expect(
    await panel.give('open-figures', { session: nowhere, sample, replicate: 1 }),
  ).toMatchObject({
    code: 'not-found',
  });
  expect(await told(panel)).toEqual([]);
});
