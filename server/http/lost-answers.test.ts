import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTE_ROLES } from '../../domain/api/route-roles.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import {
  pictureForm,
  pointNoteForm,
  type RegisteredPanel,
  registeredPanel,
  sheetCopyForm,
  watchKeyForm,
} from './testing/registered-panel.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'lost');
});
afterAll(() => server.close());

/**
 * Every route that creates a record, with its input. Then the status, and a word of the answer, of
 * a retry after the first answer was lost.
 */
const AGAIN = {
  'POST /api/samples': [sampleForm({ code: 'S-2' }), 409, 'code-taken'],
  'POST /api/samples/import': [{ csv: 'code\nS-3\nS-4\n', isPreview: false }, 200, 'taken'],
  'POST /api/samples/:id/movements': [
    { seen: 500, quantity: 470, reason: 'spilt' },
    409,
    'quantity-moved',
  ],
  'POST /api/samples/:id/files': [pictureForm, 200, 'glass.png'],
  'POST /api/tasters': [tasterForm({ code: 'T-2' }), 409, 'code-taken'],
  'POST /api/tasters/import': [
    { csv: 'code,first_name\nT-3,Eva\n', isPreview: false },
    200,
    'taken',
  ],
  'POST /api/quality/notes': [pointNoteForm, 409, 'nothing-changes'],
  'POST /api/sheets': [sheetCopyForm, 409, 'nothing-changes'],
  // The key is shown once. A leader who missed it revokes it and creates another.
  'POST /api/watch-keys': [watchKeyForm(), 409, 'nothing-changes'],
  'POST /api/accounts': [
    { role: 'adjuntos', name: 'Ines Vera', username: 'ines.vera', email: '' },
    409,
    'username-taken',
  ],
} as const;

/** POST routes that create no record: a retry has the same effect again, or is refused. */
const MAKES_NONE = [
  'POST /api/backups/panel',
  'POST /api/setup',
  'POST /api/auth/sign-in/username',
  'POST /api/auth/sign-out',
  'POST /api/auth/second-step',
  'POST /api/auth/passkey/options',
  'POST /api/auth/passkey',
  'POST /api/auth/proof/options',
  'POST /api/auth/proof',
  // Only the newest secret and the newest codes are valid (ACC-60, ACC-61).
  'POST /api/second-factor/totp',
  'POST /api/second-factor/totp/confirm',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/passkeys/options',
  // A signed challenge is valid once (ACC-64).
  'POST /api/second-factor/passkeys',
  'POST /api/accounts/:user/second-factor/clear',
  // A struck note keeps who struck it, and why.
  'POST /api/quality/notes/:note/strike',
  // It only reads. The code is in the body, not the path, since it gives access to the report.
  'POST /api/reports/verify',
  // A draft without a change since the last version cannot be published (SHT-9).
  'POST /api/sheets/:sheet/versions',
  // A revoked key keeps who revoked it.
  'POST /api/watch-keys/:key/revoke',
  // An open page repeats the keep-alive as often as needed.
  'POST /api/auth/stay',
  'POST /api/auth/change-password',
  'POST /api/auth/request-password-reset',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm',
  // A device asks each time it is online again (BTH-32).
  'POST /api/auth/offline',
  'POST /api/access/address',
  // Only the newest link is valid (ACC-9).
  'POST /api/accounts/:user/invitation',
  'POST /api/access/devices/:device/sign-out',
  // Repeated with the same idempotency key (COM-3).
  'POST /api/commands/:name',
];

test('REG-10 every route that makes something is in the table below', () => {
  const posted = Object.keys(ROUTE_ROLES).filter((name) => name.startsWith('POST '));
  expect(posted.toSorted()).toEqual([...Object.keys(AGAIN), ...MAKES_NONE].toSorted());
});

test.each(Object.entries(AGAIN))(
  'REG-10 %s, asked again, makes nothing a second time and says so',
  async (name, [body, status, word]) => {
    const address = name.slice('POST '.length).replace(':id', panel.sample);
    const send = () =>
      typeof body === 'function'
        ? panel.ask('POST', address, body())
        : panel.ask('POST', address, JSON.stringify(body), 'application/json');
    // The prepared panel has this file already; it is deleted first.
    if (name.endsWith('/files'))
      await panel.ask('DELETE', `${address}/${panel.file}`, '{}', JSON_TYPE);
    expect((await send()).status).toBe(200);
    const held = await everything();
    const again = await send();
    expect([again.status, await again.text()]).toEqual([status, expect.stringContaining(word)]);
    expect(await everything()).toEqual(held);
  },
);

const NOTES = '/api/quality/notes?from=2026-11-01&to=2026-11-30';
const JSON_TYPE = 'application/json';

/** Everything that the desk reads of registers, files, accounts and the audit trail. */
async function everything(): Promise<readonly string[]> {
  const addresses = [
    '/api/samples',
    '/api/watch-keys',
    '/api/sheets',
    '/api/tasters',
    '/api/accounts',
    `/api/samples/${panel.sample}/files`,
    `/api/samples/${panel.sample}/movements`,
    NOTES,
    '/api/audit',
  ];
  return Promise.all(addresses.map(async (one) => (await panel.ask('GET', one)).text()));
}
