import { afterAll, beforeAll, expect, test } from 'vitest';
import { signEvaluation } from '../../../domain/documents/evaluation.document.ts';
import { newTasterId, tastingCode } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { findTaster } from '../../database/tasters/tasters.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { panelAtWork } from '../testing/panel-at-work.ts';
import { serverDecides } from '../testing/server-decides.ts';
import { there } from '../testing/there.ts';
import { sealSheet } from './seal-sheet.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function scene() {
  const panel = await panelAtWork(database, { samples: 1 });
  const session = await panel.shown();
  const [ana, ben] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  const { code } = there((await panel.glasses(session))[0]);
  return { panel, session, ana, ben, code };
}

test('EVA-3 each version is told in the trail with its digest and the version before; the answer is what stands', async () => {
  const { panel, session, ana, code } = await scene();
  const key = { session, taster: ana, code };
  await panel.mark(session, ana, code);
  const first = await panel.seal(session, ana, code);
  await panel.give('reopen-sheet', { ...key, reason: 'a slip' });
  await panel.mark(session, ana, code);
  const second = await panel.seal(session, ana, code);
  const [one, two] = (await panel.sheets(session)).map(({ digest }) => digest);
  const stands = (version: number, digest: string | undefined, sealedAt: string) => ({
    ok: true,
    value: { session, code, version, digest, sealedAt },
  });
  expect([first, second]).toEqual([
    stands(1, one, '2026-11-27T09:01:00.000Z'),
    stands(2, two, '2026-11-27T09:02:00.000Z'),
  ]);
  expect(one).not.toBe(two);
  const sealing = { late: false, valid: true };
  expect(await panel.trail('seal-sheet')).toMatchObject([
    { data: key, before: { version: null }, after: { version: 1, digest: one, ...sealing } },
    { data: key, before: { version: 1 }, after: { version: 2, digest: two, ...sealing } },
  ]);
});

test('EVA-7, EVA-22 a device in 1999 signs and its sheet is sealed; both clocks and the doubt stand in the trail', async () => {
  const { panel, session, ana, ben, code } = await scene();
  await panel.mark(session, ana, code, {}, { sign: false });
  await panel.sync.change(panel.sheetName(session, ana, code), (doc) =>
    signEvaluation(doc, { strokes: [[0, 0, 10, 10]], at: '1999-12-31T23:59:00.000Z' }),
  );
  expect(await panel.seal(session, ana, code)).toMatchObject({ ok: true });
  await panel.mark(session, ben, code);
  await panel.seal(session, ben, code);
  expect(await panel.trail('seal-sheet')).toMatchObject([
    {
      at: new Date('2026-11-27T09:01:00.000Z'),
      after: { signedAt: '1999-12-31T23:59:00.000Z', clock: 'behind' },
    },
    { after: { signedAt: '2026-11-27T09:02:00.000Z', clock: null } },
  ]);
});

test('ACC-41 a sheet is sealed with what was in doubt of its signer then', async () => {
  const { panel, session, ana, ben, code } = await scene();
  await database.asInstallation(async (trx) => {
    await trx
      .updateTable('tasters')
      .set({ account: `of ${ana}` })
      .where('id', '=', ana)
      .execute();
    const doubt = {
      panel: panel.panel,
      account: `of ${ana}`,
      kind: 'link',
      byName: 'Eva',
    } as const;
    const madeAt = '2026-11-22T10:00:00.000Z';
    const at = { madeAt, usedAt: '2026-11-22T11:00:00.000Z', address: '', token: 'digest' };
    await trx
      .insertInto('accountDoubts')
      .values({ ...doubt, ...at, id: crypto.randomUUID() })
      .execute();
  });
  for (const taster of [ana, ben]) {
    await panel.mark(session, taster, code);
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
  }
  const [first, second] = await panel.trail('seal-sheet');
  expect(first).toMatchObject({
    after: { unconfirmed: { by: 'Eva', at: '2026-11-22T10:00:00.000Z' } },
  });
  expect(second?.after).not.toHaveProperty('unconfirmed');
});

test('REG-4 who seals a sheet was in a session that day, and nobody else', async () => {
  const { panel, session, ana, ben, code } = await scene();
  await panel.mark(session, ana, code);
  await panel.seal(session, ana, code);
  const last = (taster: typeof ana) =>
    database.inPanel(panel.panel, async (scope) => (await findTaster(scope, taster))?.lastSession);
  expect([await last(ana), await last(ben)]).toEqual(['2026-11-27', null]);
});

test('EVA-3 a sheet that is not there or was never served, and one that cannot be read, is not sealed', async () => {
  const { panel, session, ana, ben, code } = await scene();
  const by = serverDecides(database, panel.panel, '2026-11-27T09:05:00.000Z');
  const seal = (taster: typeof ana, which = code) =>
    sealSheet({ ...by, sync: panel.sync }, { session, taster, code: which });
  expect(await seal(newTasterId())).toMatchObject({ code: 'not-found' });
  expect(await seal(ana, tastingCode('ZZ'))).toMatchObject({ code: 'not-found' });
  await panel.sync.change(panel.sheetName(session, ana, code), (doc) =>
    doc.getMap('marks').set('fruity', 'much'),
  );
  expect(await seal(ana)).toMatchObject({
    code: 'document-field-invalid',
    data: { field: 'marks.fruity' },
  });
  await database.asOwner((trx) => trx.deleteFrom('glasses').where('taster', '=', ben).execute());
  await panel.mark(session, ben, code, {}, { sign: false });
  expect(await seal(ben)).toMatchObject({ code: 'not-found' });
  const nobody = { ...there(panel.tasters[0]), taster: null };
  expect(await panel.give('seal-sheet', { session, code }, nobody)).toMatchObject({
    code: 'not-found',
  });
  expect(await panel.sheets(session)).toEqual([]);
});
