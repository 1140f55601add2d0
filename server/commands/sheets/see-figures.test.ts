import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlanField } from '../../../domain/documents/session.document.ts';
import { parseSessionCode, type SessionCode } from '../../../domain/words/ids.ts';
import { readSettingsBook } from '../../books/settings-book.ts';
import { newTasterId } from '../../database/contract/facts.ts';
import type { Database } from '../../database/database.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import {
  ownFigures,
  sessionsWithReleasedFigures,
} from '../../database/tasters/read-own-figures.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { type PanelAtWork, panelAtWork } from '../testing/panel-at-work.ts';
import { there } from '../testing/there.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const CLOSED = { ok: false, code: 'own-figures-closed', data: {} };
const reason = 'A review of the year.';

async function allow(panel: PanelAtWork): Promise<void> {
  const book = await panel.database.inPanel(panel.panel, readSettingsBook);
  if (!book.ok) throw new Error(book.code);
  const changes = { tastersSeeFigures: true };
  const done = await panel.give('change-settings', { changes, reason, heads: book.value.heads });
  expect(done.ok).toBe(true);
}

/** A panel of six in a session whose sheets are sealed, fruity 20, 30, … mm by taster. */
async function scene(training = false) {
  const panel = await panelAtWork(database, { tasters: 6 });
  const session = await panel.shown(undefined, (doc) => setPlanField(doc, 'training', training));
  const seal = () => panel.sealAll(session, (taster) => ({ fruity: 20 + 10 * taster, rancid: 3 }));
  const see = (who = 0, which = session) =>
    panel.give('see-figures', { session: which }, there(panel.tasters[who]));
  const release = (anyway = false) => panel.give('release-figures', { session, anyway });
  return { panel, session, seal, see, release };
}

const judge = async (panel: PanelAtWork, session: SessionCode) => {
  await panel.give('close-session', { session });
  const done = await panel.give('validate-session', { session, reason });
  expect(done.ok).toBe(true);
};

test('QUA-31 QUA-67 where the panel does not allow it no taster sees anything, and nothing is released', async () => {
  const { panel, session, seal, see, release } = await scene();
  await seal();
  await judge(panel, session);
  expect(await see()).toEqual(CLOSED);
  expect(await release()).toMatchObject({ code: 'own-figures-off' });
  await allow(panel);
  expect(await see()).toEqual(CLOSED);
  expect(await release()).toEqual({ ok: true, value: { session } });
  expect(await see()).toEqual({ ok: true, value: { session } });
  expect(await panel.trail('see-figures')).toMatchObject([
    { role: 'catadores', data: { session, taster: panel.tasterIds[0] } },
  ]);
  // A second view adds no audit entry.
  expect(await see()).toMatchObject({ ok: true });
  expect(await panel.trail('see-figures')).toHaveLength(1);
});

test('QUA-38 QUA-63 a leader releases figures after the validation, in training after the last sheet, once, and no assistant does', async () => {
  const judged = await scene();
  await allow(judged.panel);
  await judged.seal();
  expect(await judged.release()).toMatchObject({ code: 'session-not-validated' });
  await judge(judged.panel, judged.session);
  const asked = { session: judged.session, anyway: false };
  expect(await judged.panel.give('release-figures', asked, judged.panel.assistant)).toMatchObject({
    code: 'access-denied',
  });
  expect(await judged.release()).toMatchObject({ ok: true });
  expect(await judged.release()).toMatchObject({ ok: true });
  expect(await judged.panel.trail('release-figures')).toMatchObject([
    { role: 'jefespanel', data: { session: judged.session }, after: null },
  ]);
  const read = await judged.panel.database.inPanel(judged.panel.panel, (scope) =>
    findSession(scope, judged.session),
  );
  expect(read?.releasedFigures).toMatchObject({ by: 'jefespanel' });
  // Released figures stay visible, in any later state of the session.
  const { session } = judged;
  await judged.panel.give('invalidate-session', { session, reason });
  expect(await judged.see()).toMatchObject({ ok: true });
  const trained = await scene(true);
  await allow(trained.panel);
  expect(await trained.release()).toMatchObject({ code: 'figures-closed' });
  await trained.seal();
  expect(await trained.see()).toEqual(CLOSED);
  expect(await trained.release()).toMatchObject({ ok: true });
  expect(await trained.see()).toMatchObject({ ok: true });
});

test('QUA-39 QUA-65 QUA-71 an oil on a plan is a warning to the leader with its plans, and changes no answer to a taster', async () => {
  const { panel, session, seal, see, release } = await scene();
  await allow(panel);
  await seal();
  await judge(panel, session);
  const offered = () =>
    panel.database.inPanel(panel.panel, (scope) => sessionsWithReleasedFigures(scope, [session]));
  const draft = await panel.planned([[there(panel.sampleIds[0]), 1]]);
  const served = await panel.shown([[there(panel.sampleIds[0]), 1]]);
  const planned = [{ code: 'S1', sessions: [draft, served] }];
  const warned = { ok: false, code: 'oils-planned', data: { oils: planned } };
  expect(await release()).toEqual(warned);
  expect([await see(), await offered()]).toEqual([CLOSED, []]);
  await panel.give('close-session', { session: served });
  expect(await release()).toMatchObject({ data: { oils: [{ code: 'S1', sessions: [draft] }] } });
  expect(await release(true)).toMatchObject({ ok: true });
  expect(await panel.trail('release-figures')).toMatchObject([
    { data: { session }, after: { oilsOnPlans: `S1 (${draft})` } },
  ]);
  for (const step of ['show-session', 'hide-session', 'close-session']) {
    expect([await see(), await offered()]).toEqual([{ ok: true, value: { session } }, [session]]);
    await panel.give(step, { session: draft });
  }
});

test('QUA-32 QUA-71 QUA-66 every refusal to a taster is the same, whatever stands behind it, and once released nothing of plans closes it', async () => {
  const { panel, session, seal, see, release } = await scene();
  await seal();
  await judge(panel, session);
  const nowhere = there(parseSessionCode(session + 90));
  // The setting is off, there is no such session, the figures are not released, or the session is
  // not theirs.
  expect([await see(), await see(0, nowhere)]).toEqual([CLOSED, CLOSED]);
  await allow(panel);
  expect(await see()).toEqual(CLOSED);
  expect(await release()).toMatchObject({ ok: true });
  const guest = { ...there(panel.tasters[0]), taster: newTasterId(), user: 'guest' };
  const stranger = { ...there(panel.tasters[0]), taster: null, user: 'stranger' };
  for (const one of [guest, stranger])
    expect(await panel.give('see-figures', { session }, one)).toEqual(CLOSED);
  expect(await see()).toMatchObject({ ok: true });
});

test('QUA-40 refusals stand in the trail once a day for each session and account, and twenty of an account at most', async () => {
  const { panel, session, see } = await scene();
  const told = async () =>
    (await panel.trail('refuse-figures')).map(({ actor, data }) => ({ actor, data }));
  const [ana, luis] = panel.tasterIds;
  await Promise.all([see(), see(), see()]);
  await see(1);
  expect(await told()).toEqual([
    { actor: ana, data: { session } },
    { actor: luis, data: { session } },
  ]);
  panel.clock.at += 25 * 60 * 60_000;
  await see();
  expect(await told()).toHaveLength(3);
  for (let ahead = 1; ahead <= 40; ahead += 1)
    expect(await see(0, there(parseSessionCode(session + ahead)))).toEqual(CLOSED);
  expect((await told()).filter(({ actor }) => actor === ana)).toHaveLength(1 + 20);
  expect((await told()).filter(({ actor }) => actor === luis)).toHaveLength(1);
});

test('QUA-33 QUA-69 a taster sees the own marks beside the median and the quartiles of the panel, and nothing of the oil', async () => {
  const { panel, session, seal } = await scene();
  await seal();
  const taster = there(panel.tasterIds[0]);
  const read = () =>
    panel.database.inPanel(panel.panel, (scope) => ownFigures(scope, { taster, session }));
  const before = await read();
  expect(before?.glasses).toHaveLength(2);
  const fruity = before?.glasses[0]?.lines.find(({ attribute }) => attribute === 'fruity');
  // 20, 30, 40, 50, 60, 70 mm: Me 4.5 cm; type 7 quartiles 3.25 and 5.75 cm.
  expect(fruity).toEqual({
    attribute: 'fruity',
    own: 20,
    panel: { median: 4.5, low: 3.25, high: 5.75 },
  });
  expect(before?.glasses[0]).toMatchObject({ tasters: 6, isCounted: true, position: 1 });
  const text = JSON.stringify(before);
  for (const secret of [...panel.sampleIds, ...panel.tasterIds, 'S1', 'T1'])
    expect(text).not.toContain(secret);
  await judge(panel, session);
  expect(await read()).toEqual(before);
});

test('QUA-32 the own list offers what is released, of the own panel alone, where the panel allows it', async () => {
  const [own, other] = [await scene(), await scene(true)];
  const { panel, session } = own;
  expect(other.session).toBe(session);
  const offered = (of: PanelAtWork) =>
    of.database.asInstallation((trx) =>
      sessionsWithReleasedFigures({ trx, panel: of.panel }, [session, session]),
    );
  await own.seal();
  await judge(panel, session);
  await allow(panel);
  await allow(other.panel);
  expect(await offered(panel)).toEqual([]);
  await own.release();
  expect(await offered(panel)).toEqual([session]);
  expect(await offered(other.panel)).toEqual([]);
  await other.seal();
  await other.release();
  expect(await offered(other.panel)).toEqual([session]);
});

test('QUA-33 QUA-68 of fewer than five sheets no figure of the panel is told', async () => {
  const panel = await panelAtWork(database, { tasters: 4 });
  const session = await panel.shown();
  await panel.sealAll(session);
  const taster = there(panel.tasterIds[0]);
  const read = await panel.database.inPanel(panel.panel, (scope) =>
    ownFigures(scope, { taster, session }),
  );
  expect(read?.glasses[0]?.tasters).toBe(4);
  for (const line of read?.glasses[0]?.lines ?? []) expect(line.panel).toBeNull();
});

test('QUA-34 a sheet that is opened again after its taster saw the figures says so when it is sealed', async () => {
  const { panel, session, seal, see, release } = await scene(true);
  await allow(panel);
  await seal();
  await release();
  const [first, second] = [there(panel.tasterIds[0]), there(panel.tasterIds[1])];
  await see(0);
  const glasses = await panel.glasses(session);
  const again = async (taster: typeof first) => {
    const { code } = there(glasses.find((glass) => glass.taster === taster));
    const key = { session, taster, code };
    expect(await panel.give('reopen-sheet', { ...key, reason })).toMatchObject({ ok: true });
    await panel.mark(session, taster, code, { fruity: 45 });
    expect(await panel.seal(session, taster, code)).toMatchObject({ ok: true });
    const row = await panel.database.inPanel(panel.panel, ({ trx }) =>
      trx
        .selectFrom('sheets')
        .select('conduct')
        .where('taster', '=', taster)
        .where('version', '=', 2)
        .executeTakeFirstOrThrow(),
    );
    return row.conduct;
  };
  expect(await again(first)).toMatchObject({
    order: 'again',
    rest: null,
    seen: expect.stringMatching(/Z$/),
  });
  expect(await again(second)).toBeNull();
});
