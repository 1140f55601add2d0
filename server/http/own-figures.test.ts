import { afterAll, beforeAll, expect, test } from 'vitest';
import { ANSWERS } from '../../domain/api/answers.ts';
import { parseEntryId, parseSampleId, parseTasterId } from '../../domain/words/ids.ts';
import { appendAudit } from '../audit/append-audit.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { readSettingsBook, writeSettingsChange } from '../books/settings-book.ts';
import { there } from '../commands/testing/there.ts';
import { tastingCode } from '../database/contract/facts.ts';
import { insertGlasses } from '../database/sessions/glasses.ts';
import { createSession } from '../database/sessions/sessions.ts';
import { insertSheets } from '../database/sheets/sheets.ts';
import { sealedSheet } from '../database/testing/sheet-with-marks.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let own: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  own = await registeredPanel(server, 'figures');
});
afterAll(() => server.close());

const ask = async (session: number | string) => {
  const answer = await fetch(`${server.url}/api/evaluations/${session}/figures`, {
    headers: { cookie: own.cookies.taster },
  });
  return [answer.status, await answer.text()] as const;
};
const CLOSED = [409, '{"code":"own-figures-closed","data":{}}'];

const tell = (command: string, data: object) =>
  server.database.inPanel(own.panel, ({ trx }) =>
    appendAudit(trailOf(server.database, trx), {
      panel: own.panel,
      actor: 'eva',
      name: 'Eva',
      role: 'jefespanel',
      from: 'server',
      command,
      data,
    }),
  );

const told = () =>
  server.database.inPanel(own.panel, async ({ trx }) => {
    const rows = await trx
      .selectFrom('audit')
      .select(['role', 'data'])
      .where('panel', '=', own.panel)
      .where('command', '=', 'refuse-figures')
      .orderBy('sequence')
      .execute();
    return rows.map(({ role, data }) => [role, data]);
  });

/** A session in which the taster of the panel has one sealed sheet. */
const served = () =>
  server.database.inPanel(own.panel, async (scope) => {
    const session = await createSession(scope, { date: '2026-11-27', training: false, by: 'Eva' });
    const { id } = await scope.trx
      .selectFrom('tasters')
      .select('id')
      .where('panel', '=', own.panel)
      .where('code', '=', 'T1')
      .executeTakeFirstOrThrow();
    const [taster, code] = [there(parseTasterId(id)), tastingCode('731')];
    const sample = there(parseSampleId(own.sample));
    const entry = there(parseEntryId(crypto.randomUUID()));
    const glass = { taster, code, sample, entry, replicate: 1, position: 1 } as const;
    await insertGlasses(scope, session, [glass]);
    await insertSheets(scope, [sealedSheet({ session, taster, code }, 1, { fruity: 40 })]);
    return { session, taster };
  });

test('QUA-32 QUA-66 QUA-67 QUA-40 every refusal is the same to the byte, stands in the trail once, and released figures are read once they are opened', async () => {
  const { session, taster } = await served();
  // The setting is off, the session is another taster's, unknown, or not a number.
  for (const which of [session, own.session, 9_999, 'nonsense', session, 'nonsense'])
    expect([which, await ask(which)]).toEqual([which, CLOSED]);
  await server.database.inPanel(own.panel, async (scope) => {
    const book = await readSettingsBook(scope);
    if (!book.ok) throw new Error(book.code);
    const by = { by: 'eva', name: 'Eva', at: '2026-11-27T10:00:00.000Z', reason: 'Asked for.' };
    const change = { ...by, changes: { tastersSeeFigures: true } };
    expect(await writeSettingsChange(scope, change, book.value.heads)).toMatchObject({ ok: true });
  });
  for (const which of [session, own.session, 9_999]) expect(await ask(which)).toEqual(CLOSED);
  expect(await told()).toEqual([
    ['catadores', { session }],
    ['catadores', { session: own.session }],
    ['catadores', { session: 9_999 }],
    ['catadores', {}],
  ]);
  await tell('release-figures', { session });
  expect(await ask(session)).toEqual([200, '{"figures":null}']);
  expect(await ask(own.session)).toEqual(CLOSED);
  await tell('see-figures', { session, taster });
  const [status, text] = await ask(session);
  const schema = ANSWERS['GET /api/evaluations/:session/figures'];
  const body: unknown = JSON.parse(text);
  expect([status, schema.parse(body)]).toEqual([200, body]);
  expect(body).toMatchObject({ figures: { session, glasses: [{ code: '731' }] } });
});
