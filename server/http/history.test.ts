import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { appendAudit } from '../audit/append-audit.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'history');
});
afterAll(() => server.close());

const Rows = z.array(z.object({ command: z.string() }));

test('SEC-40 an assistant reads of a taster what happened, and nothing of the leader’s book', async () => {
  await server.database.asInstallation(async (trx) => {
    const eva = { panel: panel.panel, actor: 'eva', name: 'Eva', role: 'jefespanel', from: 'x' };
    for (const command of ['add-status', 'delete-status', 'reopen-sheet'])
      await appendAudit(trailOf(server.database, trx), {
        ...eva,
        command,
        data: { taster: panel.taster },
        reason: `a word about Rosa (${command})`,
      });
  });
  const read = async (who: 'leader' | 'assistant') => {
    const headers = { cookie: panel.cookies[who] };
    const answer = await fetch(`${server.url}/api/history/taster/${panel.taster}`, { headers });
    return answer.text();
  };
  const seen = await read('assistant');
  expect(Rows.parse(JSON.parse(seen)).map(({ command }) => command)).toEqual([
    'reopen-sheet',
    'register-taster',
  ]);
  expect(seen).not.toMatch(/(add|delete)-status/);
  expect(Rows.parse(JSON.parse(await read('leader')))).toHaveLength(4);
});
