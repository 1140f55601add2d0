import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_WORDS } from '../../domain/sheets/definition/words.ts';
import { ownSheetSchema } from '../../domain/sheets/own/own-sheet.ts';
import type { PanelScope } from '../database/database.ts';
import {
  type RegisteredPanel,
  registeredPanel,
  sheetCopyForm,
} from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'sheets');
});
afterAll(() => server.close());

const JSON_TYPE = 'application/json';
const send = (method: string, path: string, body: unknown) =>
  panel.ask(method, path, JSON.stringify(body), JSON_TYPE);
const said = async (answer: Response) => [answer.status, await answer.json()];
const draft = { ...sheetCopyForm.draft, name: { ...NO_WORDS, en: 'Ours', it: 'La nostra' } };

test('SHT-9, SHT-48 a copy is edited as a draft; who saves over what somebody else saved is told, and nothing is overwritten', async () => {
  const made = ownSheetSchema.parse(
    await (await send('POST', '/api/sheets', sheetCopyForm)).json(),
  );
  expect(made).toMatchObject({ base: 'award-100', revision: 1, versions: [] });
  const path = `/api/sheets/${made.sheet}`;
  expect((await send('PUT', path, { revision: 1, draft })).status).toBe(200);
  const late = { ...draft, name: { ...NO_WORDS, en: 'Late' } };
  expect(await said(await send('PUT', path, { revision: 1, draft: late }))).toEqual([
    409,
    { code: 'changed-meanwhile', data: { revision: 2 } },
  ]);
  const now = ownSheetSchema.parse(await (await panel.ask('GET', path)).json());
  expect([now.draft, now.revision]).toEqual([draft, 2]);
  const old = await send('POST', `${path}/versions`, { revision: 1 });
  expect(await said(old)).toMatchObject([409, { code: 'changed-meanwhile' }]);
  const lines = { form: 'lines', name: draft.name, hasNotes: false, notes: {} };
  expect((await send('PUT', path, { revision: 2, draft: lines })).status).toBe(404);
});

test('SHT-9, SHT-12, SHT-55, SHT-56 what is published stays as it is, is retired and offered again, and its sheet is not deleted', async () => {
  const path = `/api/sheets/${panel.sheet}`;
  const version = `${path}/versions/1`;
  const found = ownSheetSchema.parse(await (await panel.ask('GET', path)).json());
  expect(found.versions).toMatchObject([{ id: `own-${panel.sheet}-1`, version: 1, retired: null }]);
  const again = await send('POST', `${path}/versions`, { revision: found.revision });
  expect(await said(again)).toEqual([409, { code: 'nothing-changes', data: {} }]);
  const deleted = await send('DELETE', path, { revision: found.revision });
  expect(await said(deleted)).toEqual([409, { code: 'sheet-published', data: {} }]);
  const retired = await send('PUT', version, { retired: true });
  expect(ownSheetSchema.parse(await retired.json()).versions[0]?.retired).toMatchObject({
    by: expect.stringMatching(/./),
  });
  expect((await send('PUT', version, { retired: true })).status).toBe(409);
  expect((await send('PUT', version, { retired: false })).status).toBe(200);
  await send('PUT', path, { revision: found.revision, draft });
  const next = await send('POST', `${path}/versions`, { revision: found.revision + 1 });
  const { versions } = ownSheetSchema.parse(await next.json());
  expect(versions.map((one) => [one.version, one.definition.name])).toEqual([
    [2, draft.name],
    [1, sheetCopyForm.draft.name],
  ]);
});

test('SHT-9, SHT-50 the database itself lets nobody change or delete a published version', async () => {
  const inPanel = (act: (trx: PanelScope['trx']) => Promise<unknown>) =>
    server.database.inPanel(panel.panel, async ({ trx }) => {
      await act(trx);
    });
  await expect(
    inPanel((trx) => trx.updateTable('panelSheetVersions').set({ definition: '{}' }).execute()),
  ).rejects.toThrow(/permission denied/);
  await expect(inPanel((trx) => trx.deleteFrom('panelSheetVersions').execute())).rejects.toThrow(
    /permission denied/,
  );
  await expect(
    server.database.db.updateTable('panelSheetVersions').set({ definition: '{}' }).execute(),
  ).rejects.toThrow(/stays as it was published/);
});
