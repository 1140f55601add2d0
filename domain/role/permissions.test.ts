import { expect, test } from 'vitest';
import { COMMAND_ROLES, ROUTE_ROLES } from './permissions.ts';
import { isRole, ROLES } from './role.ts';

const LEADER = ['jefespanel'];
const DESK = ['jefespanel', 'adjuntos'];
const TASTER = ['catadores'];
const ANYONE = ['jefespanel', 'adjuntos', 'catadores'];

/** Every name of a table under who may use it, in the order of the alphabet. */
function byRoles(table: Readonly<Record<string, readonly string[] | 'public'>>) {
  const sides = { public: 'public', leader: LEADER, desk: DESK, taster: TASTER, anyone: ANYONE };
  return Object.fromEntries(
    Object.entries(sides).map(([side, roles]) => [
      side,
      Object.entries(table)
        .filter(([, may]) => String(may) === String(roles))
        .map(([name]) => name)
        .toSorted(),
    ]),
  );
}

test('ACC-2 a taster’s commands are a taster’s, those of the leader’s book the leader’s', () => {
  expect(byRoles(COMMAND_ROLES)).toEqual({
    public: [],
    anyone: [],
    taster: ['call-leader', 'seal-sheet'],
    leader: ['add-status', 'change-settings', 'delete-status', 'end-rest'],
    desk: [
      'answer-call',
      'close-session',
      'create-session',
      'hide-session',
      'invalidate-session',
      'judge-day',
      'open-figures',
      'reopen-sheet',
      'show-session',
      'validate-session',
    ],
  });
});

test('ACC-3 every route is called by those of this list, and by nobody else', () => {
  expect(byRoles(ROUTE_ROLES)).toEqual({
    public: [
      'GET /api/setup',
      'GET /health',
      'POST /api/auth/request-password-reset',
      'POST /api/auth/reset-password',
      'POST /api/auth/sign-in/username',
      'POST /api/auth/sign-out',
      'POST /api/setup',
    ],
    anyone: [
      'GET /api/access',
      'GET /api/me',
      'GET /api/my-data',
      'POST /api/access/devices/:device/sign-out',
      'POST /api/auth/change-password',
      'POST /api/commands/:name',
      'PUT /api/my-data/signature',
    ],
    taster: ['GET /api/evaluations'],
    leader: [
      'GET /api/audit',
      'GET /api/audit-verdict',
      'GET /api/audit.csv',
      'GET /api/settings/book',
      'GET /api/tasters/:id/status',
      'POST /api/accounts',
      'POST /api/accounts/:user/invitation',
      'PUT /api/accounts/:user',
    ],
    desk: [
      'DELETE /api/panel/image',
      'DELETE /api/samples/:id',
      'DELETE /api/samples/:id/files/:file',
      'DELETE /api/tasters/:id',
      'GET /api/accounts',
      'GET /api/days',
      'GET /api/history/:kind/:id',
      'GET /api/marks_long.csv',
      'GET /api/panel',
      'GET /api/panel/image',
      'GET /api/results',
      'GET /api/samples',
      'GET /api/samples/:id',
      'GET /api/samples/:id/files',
      'GET /api/samples/:id/files/:file',
      'GET /api/samples/:id/files/:file/thumbnail',
      'GET /api/samples/:id/movements',
      'GET /api/samples/:id/results',
      'GET /api/sessions',
      'GET /api/sessions/:session',
      'GET /api/sessions/:session/marks_long.csv',
      'GET /api/sessions/:session/sheets',
      'GET /api/settings',
      'GET /api/tasters',
      'GET /api/tasters/:id',
      'GET /api/tasters/:id/attendance',
      'POST /api/samples',
      'POST /api/samples/:id/files',
      'POST /api/samples/:id/movements',
      'POST /api/samples/import',
      'POST /api/tasters',
      'POST /api/tasters/import',
      'PUT /api/panel',
      'PUT /api/panel/image',
      'PUT /api/samples/:id',
      'PUT /api/samples/:id/state',
      'PUT /api/tasters/:id',
    ],
  });
});

test('ACC-2 there are three roles, and any other text is none', () => {
  expect(ROLES).toEqual(ANYONE);
  for (const role of ANYONE) expect(isRole(role)).toBe(true);
  for (const other of ['', 'leader', 'JEFESPANEL', null, undefined, ['catadores']])
    expect(isRole(other)).toBe(false);
});
