import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putBack, readAssessment } from '../../domain/documents/assessment.document.ts';
import { notesName } from '../../domain/documents/document-names.ts';
import { readSettingsBook } from '../books/settings-book.ts';
import type { Database } from '../database/database.ts';
import { resultsOfSession } from '../database/results/results.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork, there } from './testing/panel-at-work.ts';

const WHY = { reason: 'The exam was passed.', by: 'Eva', at: '2026-11-27T11:00:00.000Z' };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function atWork(tasters = 9): Promise<PanelAtWork> {
  return panelAtWork(database, { tasters, samples: 1 });
}

const headsOf = async ({ panel }: PanelAtWork): Promise<string> => {
  const book = await database.inPanel(panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  return book.value.heads;
};

describe('LED-4 a validated result names the state of the settings it was judged by', () => {
  test('and keeps it when the settings change', async () => {
    const panel = await atWork(8);
    const session = await panel.shown();
    await panel.sealAll(session, () => ({ fruity: 42, rancid: 38 }));
    await panel.give('close-session', { session });
    const before = await headsOf(panel);
    expect(await panel.give('validate-session', { session, reason: null })).toMatchObject({
      ok: true,
    });
    const changed = await panel.give('change-settings', {
      changes: { scheme: 'IOC', ordinaryVirgin: true },
      heads: before,
      reason: 'as the council asks',
    });
    expect(changed).toMatchObject({ ok: true });
    const stand = () => database.inPanel(panel.panel, (scope) => resultsOfSession(scope, session));
    expect(await stand()).toMatchObject([{ class: 'LOO_EU', settingsHeads: before }]);
    await panel.give('invalidate-session', { session, reason: 'judged anew' });
    await panel.give('validate-session', { session, reason: null });
    expect(await stand()).toMatchObject([{ class: 'OVOO', settingsHeads: await headsOf(panel) }]);
    expect(await headsOf(panel)).not.toBe(before);
  });

  test('SET-1 a change read at older heads, or by an assistant, or of an unknown setting is refused', async () => {
    const panel = await atWork(1);
    const heads = await headsOf(panel);
    const change = { changes: { inactivityMonths: 9 }, heads, reason: 'advice' };
    expect(await panel.give('change-settings', change, panel.assistant)).toMatchObject({
      code: 'access-denied',
    });
    for (const changes of [{}, { inactivityMonths: 0 }, { unknown: 1 }, { scheme: 'US' }])
      expect(await panel.give('change-settings', { ...change, changes })).toMatchObject({
        code: 'input-invalid',
      });
    expect(await panel.give('change-settings', change)).toMatchObject({ ok: true });
    expect(await panel.give('change-settings', change)).toMatchObject({
      code: 'changed-meanwhile',
    });
    const same = { ...change, heads: await headsOf(panel) };
    expect(await panel.give('change-settings', same)).toMatchObject({ code: 'nothing-changes' });
  });
});

describe('STS-4 only qualified tasters enter the medians', () => {
  const begin = { status: 'training', from: '2026-11-01', reason: 'begins the course' };

  test('who is in training tastes, is left out with the reason, and may be put back', async () => {
    const panel = await atWork();
    const learner = there(panel.tasterIds[0]);
    expect(await panel.give('add-status', { taster: learner, ...begin })).toMatchObject({
      ok: true,
    });
    expect(await panel.give('add-status', { taster: learner, ...begin })).toMatchObject({
      code: 'status-same',
      data: { status: 'training' },
    });
    const session = await panel.shown();
    const sample = there(panel.sampleIds[0]);
    const notes = await panel.sync.read(
      notesName({ panel: panel.panel, session }, sample),
      readAssessment,
    );
    expect(notes).toMatchObject({
      value: { exclusions: [{ taster: learner, replicate: 1, reason: 'status: training' }] },
    });
    await panel.sealAll(session);
    await panel.give('close-session', { session });
    await panel.give('validate-session', { session, reason: null });
    const stand = () => database.inPanel(panel.panel, (scope) => resultsOfSession(scope, session));
    expect(await stand()).toMatchObject([{ n: 8 }]);

    await panel.give('invalidate-session', { session, reason: 'the exam was passed before' });
    await panel.sync.change(notesName({ panel: panel.panel, session }, sample), (doc) =>
      putBack(doc, { taster: learner, replicate: 1, ...WHY }),
    );
    await panel.give('validate-session', { session, reason: null });
    expect(await stand()).toMatchObject([{ n: 9 }]);
  });

  test('a status given by mistake is taken out, and both stay in the book', async () => {
    const panel = await atWork(1);
    const taster = there(panel.tasterIds[0]);
    await panel.give('add-status', { taster, ...begin });
    const rows = () =>
      database.inPanel(panel.panel, ({ trx }) =>
        trx.selectFrom('tasterStatuses').select(['id', 'status']).execute(),
      );
    const [given] = await rows();
    const out = { taster, entry: there(given).id, reason: 'the wrong person' };
    expect(await panel.give('delete-status', out, panel.assistant)).toMatchObject({
      code: 'access-denied',
    });
    expect(await panel.give('delete-status', out)).toMatchObject({ ok: true });
    expect(await rows()).toEqual([]);
    expect(await panel.give('delete-status', out)).toMatchObject({ code: 'not-found' });
  });
});
