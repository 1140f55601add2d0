import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ANSWERS } from '../../domain/api/answers.ts';
import type { SampleInput } from '../../domain/samples/sample-fields.ts';
import { sampleForm } from '../../domain/samples/testing/sample-row.ts';
import { NO_WORDS } from '../../domain/sheets/definition/words.ts';
import { tasterForm } from '../../domain/tasters/testing/taster-row.ts';
import {
  pictureForm,
  pointNoteForm,
  type RegisteredPanel,
  registeredPanel,
  sheetCopyForm,
  watchKeyForm,
} from './testing/registered-panel.ts';
import { PASSWORD, startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let panel: RegisteredPanel;
beforeAll(async () => {
  server = await startTestServer();
  panel = await registeredPanel(server, 'trail');
});
afterAll(() => server.close());

/** The routes without an audit entry, and why. */
const WITHOUT: Readonly<Record<string, string>> = {
  'POST /api/backups/panel':
    'told once the file is whole: server/backups/panel/panel-backup.postgres.test.ts',
  'POST /api/setup': 'founds a panel, which begins its trail: server/accounts/found-panel.ts',
  'POST /api/commands/:name': 'every command leaves its own: server/commands/trail.test.ts',
  'POST /api/auth/sign-in/username': 'stands among the sign-ins of the account (ACC-8)',
  'POST /api/auth/second-step': 'as a sign-in; a recovery code is told: second-factor.test.ts',
  'POST /api/auth/offline': 'changes nothing',
  'POST /api/reports/verify': 'changes nothing',
  'POST /api/auth/stay': 'a page says that it is used, at most once a minute',
  'POST /api/auth/passkey/options': 'changes nothing',
  'POST /api/auth/passkey': 'stands among the sign-ins of the account (ACC-8)',
  'POST /api/auth/proof/options': 'changes nothing',
  'POST /api/auth/proof': 'is of one session, for ten minutes',
  'POST /api/second-factor/totp': 'begins what counts when it is confirmed',
  'POST /api/second-factor/totp/confirm': 'told: second-factor.test.ts',
  'DELETE /api/second-factor/totp': 'told: second-factor.test.ts',
  'POST /api/second-factor/recovery-codes': 'told: second-factor.test.ts',
  'POST /api/second-factor/passkeys/options': 'changes nothing',
  'POST /api/second-factor/passkeys': 'told: passkeys.test.ts',
  'DELETE /api/second-factor/passkeys/:passkey': 'told: passkeys.test.ts',
  'POST /api/accounts/:user/second-factor/clear': 'told: second-factor.test.ts',
  'PUT /api/panel/second-factor': 'told: second-factor.test.ts',
  'POST /api/auth/sign-out': 'ends what stands among the sign-ins',
  'POST /api/auth/request-password-reset': 'anybody may ask; what comes of it is told',
  'POST /api/auth/confirm':
    'told by whom the link belongs to: server/http/handed-links.postgres.test.ts',
  'POST /api/access/address':
    'told when there is something to confirm: handed-links.postgres.test.ts',
  'POST /api/auth/reset-password': 'told by whom the link belongs to: server/http/accounts.test.ts',
};

const Trail = z.object({
  total: z.int(),
  rows: z.array(z.object({ command: z.string(), name: z.string(), from: z.string() })),
});
const trail = async () => Trail.parse(await (await panel.ask('GET', '/api/audit')).json());
const Access = z.object({ devices: z.array(z.object({ id: z.string(), isThis: z.boolean() })) });
const Saved = z.object({ id: z.string(), revision: z.int() });
const revisionOf = async (path: string): Promise<number> =>
  Saved.parse(await (await panel.ask('GET', path)).json()).revision;

test('AUD-2 every route that writes leaves one entry in the trail, and one that is refused leaves none', async () => {
  const { sample, taster, user, file } = panel;
  const seen = new Set(Object.keys(WITHOUT));

  /** Calls a route with a body that must succeed, then with one that must be refused. */
  async function writes(route: string, address: string, body: unknown, command: string) {
    const [method = ''] = route.split(' ');
    const before = (await trail()).total;
    const isForm = body instanceof FormData;
    const send = (what: unknown) =>
      what instanceof FormData
        ? panel.ask(method, address, what)
        : panel.ask(method, address, JSON.stringify(what), 'application/json');
    const answer = await send(isForm ? pictureForm() : body);
    // A changed password ends every session, and the answer has the cookie of a new one.
    const given = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (given.length > 0) panel.cookies.leader = given.join('; ');
    expect([route, answer.status]).toEqual([route, 200]);
    const after = await trail();
    expect([route, after.total]).toEqual([route, before + 1]);
    expect(after.rows[0]).toMatchObject({
      command,
      name: expect.stringMatching(/./),
      from: '127.0.0.1',
    });
    expect((await send({ surplus: 1 })).status).toBeGreaterThanOrEqual(400);
    expect((await trail()).total).toBe(after.total);
    seen.add(route);
  }

  const changedSample = async (change: Partial<SampleInput>) =>
    sampleForm({
      initialQuantity: 500,
      revision: await revisionOf(`/api/samples/${sample}`),
      ...change,
    });
  await writes('POST /api/samples', '/api/samples', sampleForm({ code: 'S-2' }), 'register-sample');
  await writes(
    'PUT /api/samples/:id',
    `/api/samples/${sample}`,
    await changedSample({ presentation: 'tin' }),
    'change-sample',
  );
  await writes(
    'POST /api/samples/import',
    '/api/samples/import',
    { csv: 'code\nS-3\n', isPreview: false },
    'import-sample',
  );
  await writes(
    'POST /api/samples/:id/movements',
    `/api/samples/${sample}/movements`,
    { seen: 500, quantity: 470, reason: 'spilt' },
    'correct-quantity',
  );
  const revision = await revisionOf(`/api/samples/${sample}`);
  await writes(
    'PUT /api/samples/:id/state',
    `/api/samples/${sample}/state`,
    { active: false, validated: false, reason: 'used up', revision },
    'set-sample-state',
  );
  // FIL-6: a file that the sample has already is not attached again.
  await writes(
    'DELETE /api/samples/:id/files/:file',
    `/api/samples/${sample}/files/${file}`,
    {},
    'delete-file',
  );
  await writes(
    'POST /api/samples/:id/files',
    `/api/samples/${sample}/files`,
    pictureForm(),
    'attach-file',
  );
  const other = Saved.parse(
    await (
      await panel.ask(
        'POST',
        '/api/samples',
        JSON.stringify(sampleForm({ code: 'S-4' })),
        'application/json',
      )
    ).json(),
  );
  await writes(
    'DELETE /api/samples/:id',
    `/api/samples/${other.id}`,
    { revision: other.revision },
    'delete-sample',
  );

  await writes('POST /api/tasters', '/api/tasters', tasterForm({ code: 'T-2' }), 'register-taster');
  const changedTaster = tasterForm({
    code: 'T-9',
    lastName: 'Vera',
    phone: '953 1',
    revision: await revisionOf(`/api/tasters/${taster}`),
  });
  await writes('PUT /api/tasters/:id', `/api/tasters/${taster}`, changedTaster, 'change-taster');
  await writes(
    'POST /api/tasters/import',
    '/api/tasters/import',
    { csv: 'code,first_name\nT-3,Eva\n', isPreview: false },
    'import-taster',
  );
  const third = Saved.parse(
    await (
      await panel.ask(
        'POST',
        '/api/tasters',
        JSON.stringify(tasterForm({ code: 'T-4' })),
        'application/json',
      )
    ).json(),
  );
  await writes(
    'DELETE /api/tasters/:id',
    `/api/tasters/${third.id}`,
    { revision: third.revision },
    'delete-taster',
  );

  await writes('POST /api/quality/notes', '/api/quality/notes', pointNoteForm, 'note-point');
  await writes(
    'POST /api/quality/notes/:note/strike',
    `/api/quality/notes/${pointNoteForm.id}/strike`,
    { reason: 'written to the wrong point' },
    'strike-note',
  );

  await writes('POST /api/sheets', '/api/sheets', sheetCopyForm, 'copy-sheet');
  await writes(
    'PUT /api/sheets/:sheet',
    '/api/sheets/2',
    { revision: 1, draft: { ...sheetCopyForm.draft, name: { ...NO_WORDS, es: 'La nuestra' } } },
    'change-sheet',
  );
  await writes(
    'POST /api/sheets/:sheet/versions',
    '/api/sheets/2/versions',
    { revision: 2 },
    'publish-sheet',
  );
  await writes(
    'PUT /api/sheets/:sheet/versions/:version',
    '/api/sheets/2/versions/1',
    { retired: true },
    'retire-sheet',
  );
  const unpublished = { ...sheetCopyForm, id: crypto.randomUUID() };
  await panel.ask('POST', '/api/sheets', JSON.stringify(unpublished), 'application/json');
  await writes('DELETE /api/sheets/:sheet', '/api/sheets/3', { revision: 1 }, 'delete-sheet');

  const key = watchKeyForm();
  await writes('POST /api/watch-keys', '/api/watch-keys', key, 'make-watch-key');
  await writes(
    'POST /api/watch-keys/:key/revoke',
    `/api/watch-keys/${key.id}/revoke`,
    {},
    'revoke-watch-key',
  );

  const account = {
    role: 'adjuntos',
    name: 'Ines Vera',
    username: 'ines.vera',
    email: 'ines@panel.es',
  };
  await writes('POST /api/accounts', '/api/accounts', account, 'open-account');
  await writes(
    'PUT /api/accounts/:user',
    `/api/accounts/${user}`,
    { name: 'Luis Gil Mora', email: 'luis@panel.es', enabled: true },
    'change-account',
  );
  await writes(
    'POST /api/accounts/:user/invitation',
    `/api/accounts/${user}/invitation`,
    {},
    'invite-account',
  );
  await writes(
    'PUT /api/my-data/signature',
    '/api/my-data/signature',
    { strokes: [[0, 0, 10, 10]] },
    'change-signature',
  );
  const { phone: _phone, ...data } = z
    .looseObject({ phone: z.string(), code: z.string() })
    .parse(await (await panel.ask('GET', '/api/panel')).json());
  const { code: _code, ...fields } = data;
  await writes('PUT /api/panel', '/api/panel', { ...fields, phone: '953 2' }, 'change-panel');
  await writes('PUT /api/panel/image', '/api/panel/image', pictureForm(), 'change-panel-image');
  await writes('DELETE /api/panel/image', '/api/panel/image', {}, 'delete-panel-image');
  await writes(
    'POST /api/auth/change-password',
    '/api/auth/change-password',
    { currentPassword: PASSWORD, newPassword: 'Other-oil8!' },
    'change-password',
  );
  await server.cookieOf(panel.leader, 'Other-oil8!');
  const { devices } = Access.parse(await (await panel.ask('GET', '/api/access')).json());
  const device = devices.find(({ isThis }) => !isThis)?.id;
  await writes(
    'POST /api/access/devices/:device/sign-out',
    `/api/access/devices/${device}/sign-out`,
    {},
    'sign-out-device',
  );

  expect([...seen].toSorted()).toEqual(
    Object.keys(ANSWERS)
      .filter((name) => !name.startsWith('GET '))
      .toSorted(),
  );
});
