import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planName } from '../../domain/documents/document-names.ts';
import {
  setPlanField,
  setTarget,
  setTargetKind,
  setTargetWords,
} from '../../domain/documents/session.document.ts';
import { mm } from '../../domain/testing/mm.ts';
import type { SampleId, SessionCode } from '../../domain/words/ids.ts';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { SOON } from '../sync/testing/use-live.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const WORDS = 'It is a damp cellar.';
const range = { value: mm(24), low: mm(20), high: mm(28) };

/**
 * A shown training session of one sample for so many tasters, with a target; `kind` adds to its
 * plan.
 */
async function training(
  tasters: number,
  kind: { readonly answers?: boolean; readonly counts?: boolean; readonly training?: boolean } = {},
) {
  const panel = await panelAtWork(database, { samples: 1, tasters });
  const sample = there(panel.sampleIds[0]);
  const said = { training: true, answers: true, counts: false, ...kind };
  const session = await panel.shown([[sample, 1]], (doc) => {
    setPlanField(doc, 'training', said.training);
    setPlanField(doc, 'answers', said.answers);
    setPlanField(doc, 'counts', said.counts);
    setTarget(doc, sample, 'musty', range);
    setTargetKind(doc, sample, 'green');
    setTargetWords(doc, sample, WORDS);
  });
  const { code } = there((await panel.glasses(session))[0]);
  const taster = (nth: number) => there(panel.tasterIds[nth]);
  return {
    panel,
    session,
    sample,
    code,
    taster,
    answer: async (nth: number) =>
      there((await panel.tray(session, taster(nth))).glasses[0]).answer,
    async seal(nth: number, musty = 24): Promise<void> {
      await panel.mark(session, taster(nth), code, { musty, fruity: 30 });
      const sealed = await panel.seal(session, taster(nth), code);
      if (!sealed.ok) throw new Error(sealed.code);
    },
  };
}

const target = {
  lines: { musty: { low: 20, high: 28 } },
  fruityKind: 'green',
  words: WORDS,
};

test('TRN-3, TRN-19 the answer comes with the seal, goes when the sheet is opened again, and comes again with the next seal', async () => {
  const { panel, session, code, taster, answer, seal } = await training(2);
  expect([await answer(0), await answer(1)]).toEqual([undefined, undefined]);
  await panel.mark(session, taster(0), code, { musty: 31 });
  expect(await answer(0)).toBeUndefined();
  await seal(0);
  expect(await answer(0)).toEqual({ target, panel: 'none' });
  expect(await answer(1)).toBeUndefined();
  const reason = 'marked the wrong line';
  const reopened = { session, taster: taster(0), code, reason };
  expect((await panel.give('reopen-sheet', reopened)).ok).toBe(true);
  expect(await answer(0)).toBeUndefined();
  await seal(0, 26);
  expect(await answer(0)).toEqual({ target, panel: 'none' });
});

test.each([{ answers: false }, { counts: true }, { training: false }])(
  'TRN-2, TRN-17 nothing is answered where the session does not say so, or counts, or is no training, case %#',
  async (kind) => {
    const { answer, seal } = await training(2, kind);
    await seal(0);
    expect(await answer(0)).toBeUndefined();
  },
);

describe('TRN-4, TRN-20 the panel’s medians', () => {
  test('come to all who are sealed with the last sheet, and not before', async () => {
    const { answer, seal } = await training(5);
    for (const nth of [0, 1, 2, 3]) await seal(nth, 20 + nth);
    const panels = async () =>
      Promise.all([0, 1, 2, 3, 4].map(async (nth) => (await answer(nth))?.panel));
    expect(await panels()).toEqual(['awaited', 'awaited', 'awaited', 'awaited', undefined]);
    await seal(4, 90);
    for (const told of await panels()) expect(told).toMatchObject({ musty: 22, fruity: 30 });
  });

  test('come when tasting ends without the one who never came', async () => {
    const { panel, session, answer, seal } = await training(6);
    for (const nth of [0, 1, 2, 3, 4]) await seal(nth, 20 + nth);
    expect((await answer(0))?.panel).toBe('awaited');
    await panel.give('close-session', { session });
    expect((await answer(0))?.panel).toMatchObject({ musty: 22 });
    expect(await answer(5)).toBeUndefined();
  });
});

test('TRN-1, TRN-16 what the plan says of its targets the record says, until it is validated, and what was answered says it too', async () => {
  const { panel, session, sample, answer, seal } = await training(2);
  await seal(0);
  await rewrite(panel, session, sample);
  await expect.poll(() => answer(0), SOON).toMatchObject({ target: { words: 'Look again.' } });
  expect(await panel.row(session)).toMatchObject({
    answers: true,
    counts: false,
    targets: { [sample]: { lines: { musty: range }, words: 'Look again.' } },
  });
  await panel.sync.change(planName({ panel: panel.panel, session }), (doc) =>
    setPlanField(doc, 'answers', false),
  );
  await expect.poll(() => answer(0), SOON).toBeUndefined();
});

const rewrite = (panel: PanelAtWork, session: SessionCode, sample: SampleId) =>
  panel.sync.change(planName({ panel: panel.panel, session }), (doc) =>
    setTargetWords(doc, sample, 'Look again.'),
  );
