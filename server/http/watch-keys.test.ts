import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { newWatchKeySchema, watchKeySchema } from '../../domain/watching/watch-key.ts';
import type { PanelScope } from '../database/database.ts';
import { digestOfKey } from '../watching/new-key.ts';
import { type RegisteredPanel, registeredPanel, watchKeyForm } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'keys');
});
afterAll(() => server.close());

const KEYS = '/api/watch-keys';
const post = (path: string, body: unknown) =>
  panel.ask('POST', path, JSON.stringify(body), 'application/json');
const list = async () => {
  const text = await (await panel.ask('GET', KEYS)).text();
  return { text, keys: z.array(watchKeySchema).parse(JSON.parse(text)) };
};

test('LIV-1 LIV-15 LIV-16 a key is said once, to whoever made it, and kept as a digest alone', async () => {
  const made = newWatchKeySchema.parse(await (await post(KEYS, watchKeyForm())).json());
  expect(made.key).toMatch(/^vwk_[\w-]{43}$/);
  const { text, keys } = await list();
  expect(keys.find(({ id }) => id === made.id)).toMatchObject({ name: made.name, revoked: null });
  const digest = digestOfKey(made.key);
  expect([text.includes(made.key), text.includes(digest)]).toEqual([false, false]);
  const rows = await server.database.inPanel(panel.panel, async ({ trx }) => ({
    keys: await trx.selectFrom('watchKeys').selectAll().execute(),
    audit: await trx.selectFrom('audit').selectAll().execute(),
  }));
  expect(rows.keys.map((row) => row.digest)).toContain(digest);
  expect(JSON.stringify(rows)).not.toContain(made.key);
  expect(JSON.stringify(rows.audit)).not.toContain(digest);
  expect(JSON.stringify(rows.audit)).toContain('make-watch-key');
});

test('LIV-2 a key that would be over, or would last for longer than a year, is not made', async () => {
  const id = '0b000000-0000-4000-8000-000000000009';
  for (const days of [-1, 367]) {
    const ends = new Date(Date.now() + days * 86_400_000).toISOString();
    const refused = await post(KEYS, { ...watchKeyForm(), id, ends });
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: 'key-end-wrong', data: {} },
    ]);
  }
  expect((await post(KEYS, { ...watchKeyForm(), id, session: 99 })).status).toBe(404);
  expect((await list()).keys.map((key) => key.id)).not.toContain(id);
});

test('LIV-3 a key is revoked once, by whom is kept, and those who watch are looked at', async () => {
  const path = `${KEYS}/${panel.watchKey}/revoke`;
  const before = server.reached.length;
  expect((await post(path, {})).status).toBe(200);
  expect(server.reached.slice(before)).toEqual(['watchers']);
  const again = await post(path, {});
  expect([again.status, await again.json()]).toEqual([409, { code: 'nothing-changes', data: {} }]);
  const key = (await list()).keys.find(({ id }) => id === panel.watchKey);
  expect(key?.revoked?.by).toMatch(/./);
  expect((await post(`${KEYS}/none/revoke`, {})).status).toBe(404);
});

test('LIV-1 the database itself lets nobody change a key, delete it, or give it another end', async () => {
  const inPanel = (act: (trx: PanelScope['trx']) => Promise<unknown>) =>
    server.database.inPanel(panel.panel, async ({ trx }) => {
      await act(trx);
    });
  const denied = /permission denied/;
  const ends = new Date('2030-01-01T00:00:00Z');
  await expect(
    inPanel((trx) => trx.updateTable('watchKeys').set({ ends }).execute()),
  ).rejects.toThrow(denied);
  await expect(inPanel((trx) => trx.deleteFrom('watchKeys').execute())).rejects.toThrow(denied);
});
