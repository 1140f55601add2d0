import { afterAll, beforeAll, expect, test } from 'vitest';
import { noteBackup } from '../backups/installation/backup-acts.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'backups');
});
afterAll(() => server.close());

const asked = async (from: string, to: string) => {
  const body = JSON.stringify({ from, to });
  const answer = await panel.ask('POST', '/api/backups/panel', body, 'application/json');
  return answer.ok ? [answer.status, await answer.bytes()] : [answer.status, await answer.json()];
};

test('BAK-49 BAK-79 the size of the backup of all panels is told to the leader of the only one alone', async () => {
  const at = new Date('2026-11-28T03:00:00Z');
  const noted = { act: 'made', at, made: at, file: 'verdial.zip', bytes: 48_200 } as const;
  await noteBackup(server.database, noted);
  const told = async () => (await panel.ask('GET', '/api/backups/installation')).json();
  const made = { at: '2026-11-28T03:00:00.000Z', bytes: 48_200 };
  expect(await told()).toMatchObject({ made });
  await server.foundPanel('another');
  expect(await told()).toMatchObject({ made: { ...made, bytes: null } });
});

test('BAK-20 BAK-62 the server makes a backup of 365 days and refuses one of 366, and one that ends before it begins', async () => {
  expect(await asked('2025-11-25', '2026-11-24')).toEqual([200, expect.any(Uint8Array)]);
  expect(await asked('2025-11-24', '2026-11-24')).toEqual([
    expect.any(Number),
    { code: 'period-too-long', data: { days: 366, most: 365 } },
  ]);
  expect(await asked('2026-11-24', '2026-11-23')).toEqual([
    expect.any(Number),
    { code: 'period-reversed', data: {} },
  ]);
});
