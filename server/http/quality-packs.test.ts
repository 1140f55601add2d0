import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { monthSheetsSchema } from '../../domain/quality/quality-answers.ts';
import { type RegisteredPanel, registeredPanel } from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'packs');
});
afterAll(() => server.close());

const names = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `20${20 + Math.floor(at / 12)}-${`${1 + (at % 12)}`.padStart(2, '0')}`,
  );
const asked = (months: readonly string[]) =>
  panel.ask('GET', `/api/quality/packs?months=${months.join(',')}`);

test('QUA-1 months are given in the order they are asked for, an empty one as empty', async () => {
  const months = names(24).toReversed();
  const given = z.array(monthSheetsSchema).parse(await (await asked(months)).json());
  expect(given.map(({ month }) => month)).toEqual(months);
});

test('QUA-1 more months than are given at once, and what is no month, are refused', async () => {
  for (const months of [names(25), [], ['2026-13'], ['2026-01', '2026-1'], ["2026-01'"]])
    expect([months.length, (await asked(months)).status]).toEqual([months.length, 400]);
});
