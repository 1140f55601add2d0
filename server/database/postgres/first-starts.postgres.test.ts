import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../../hono.config.ts';
import { startTestPostgres, type TestPostgres } from '../../../tools/test-postgres.ts';
import { createAccounts } from '../../accounts/create-accounts.ts';
import { sessionRule } from '../../accounts/session-rule.ts';
import { createDatabase } from '../create-database.ts';
import { findRowSecurityFaults } from '../row-security/check-row-security.ts';
import { serverPlace } from '../testing/server-place.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await startTestPostgres();
});
afterAll(() => server.stop());

test('DAT-42 processes that start at once on an empty database make its tables one after the other, and all go on', async () => {
  const place = serverPlace(await server.freshDatabase());
  const start = async () => {
    const database = await createDatabase(place);
    await createAccounts({
      database,
      secret: 'a secret that is long enough for a test',
      secure: false,
      sessions: { rule: sessionRule(readSettings({})), now: Date.now },
      log: () => {},
      sendReset: null,
    });
    return database;
  };
  const started = await Promise.allSettled([start(), start(), start()]);
  const open = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  try {
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const { owner: tables } of open) expect(await findRowSecurityFaults(tables)).toEqual([]);
  } finally {
    for (const database of open) await database.close();
  }
});
