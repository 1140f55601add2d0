/**
 * The expected permissions, written by hand from docs/specification/access.md: one line for each
 * route and command, grouped by screen. The tests compare the product's own tables, and the running
 * server, with this table.
 */

/** A caller of the API: nobody signed in, or one of the three roles. */
export type Caller = 'anonymous' | 'leader' | 'assistant' | 'taster';

/** The callers of the API, in the order of the columns of the specification. */
export const CALLERS: readonly Caller[] = ['anonymous', 'leader', 'assistant', 'taster'];

/** A line of the permission table: the route or command, and who may call it. */
export type Right = readonly [what: string, may: readonly Caller[]];

/** The expected permissions of every HTTP route. */
export const RIGHTS_OF_ROUTES: readonly Right[] = [
  // Landing, sign-in, reset, error: anonymous access.
  ['GET /health', ['anonymous', 'leader', 'assistant', 'taster']],
  ['GET /health/live', ['anonymous', 'leader', 'assistant', 'taster']],
  ['GET /health/ready', ['anonymous', 'leader', 'assistant', 'taster']],
  ['GET /api/setup', ['anonymous', 'leader', 'assistant', 'taster']],
  ['GET /api/trail-key', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/setup', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/sign-in/username', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/sign-out', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/second-step', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/passkey/options', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/passkey', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/request-password-reset', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/reset-password', ['anonymous', 'leader', 'assistant', 'taster']],
  ['POST /api/auth/confirm', ['anonymous', 'leader', 'assistant', 'taster']],
  // A booth asks which of its tasters may still sign in without a network.
  ['POST /api/auth/offline', ['anonymous', 'leader', 'assistant', 'taster']],
  // users, access, and what every page loads first: any logged-in user.
  ['GET /api/me', ['leader', 'assistant', 'taster']],
  ['POST /api/auth/stay', ['leader', 'assistant', 'taster']],
  ['GET /api/my-data', ['leader', 'assistant', 'taster']],
  ['PUT /api/my-data/signature', ['leader', 'assistant', 'taster']],
  ['POST /api/auth/change-password', ['leader', 'assistant', 'taster']],
  ['GET /api/access', ['leader', 'assistant', 'taster']],
  ['POST /api/access/devices/:device/sign-out', ['leader', 'assistant', 'taster']],
  ['POST /api/access/address', ['leader', 'assistant', 'taster']],
  // panels: the accounts of the panel, for leaders.
  ['GET /api/failed-sign-ins', ['leader']],
  // One's own second factor, and re-authentication.
  ['POST /api/auth/proof', ['leader', 'assistant', 'taster']],
  ['POST /api/auth/proof/options', ['leader', 'assistant', 'taster']],
  ['GET /api/second-factor', ['leader', 'assistant', 'taster']],
  ['POST /api/second-factor/totp', ['leader', 'assistant', 'taster']],
  ['POST /api/second-factor/totp/confirm', ['leader', 'assistant', 'taster']],
  ['DELETE /api/second-factor/totp', ['leader', 'assistant', 'taster']],
  ['POST /api/second-factor/recovery-codes', ['leader', 'assistant', 'taster']],
  ['POST /api/second-factor/passkeys/options', ['leader', 'assistant', 'taster']],
  ['POST /api/second-factor/passkeys', ['leader', 'assistant', 'taster']],
  ['DELETE /api/second-factor/passkeys/:passkey', ['leader', 'assistant', 'taster']],
  // Commands have a table of their own, below.
  ['POST /api/commands/:name', ['leader', 'assistant', 'taster']],
  // evaluations: the taster's own.
  ['GET /api/evaluations', ['taster']],
  ['GET /api/evaluations/:session/figures', ['taster']],
  ['GET /api/evaluations/training', ['taster']],
  // samples/{code?}, samples/list.
  ['GET /api/samples', ['leader', 'assistant']],
  ['GET /api/samples/:id', ['leader', 'assistant']],
  ['POST /api/samples', ['leader', 'assistant']],
  ['PUT /api/samples/:id', ['leader', 'assistant']],
  ['DELETE /api/samples/:id', ['leader', 'assistant']],
  ['POST /api/samples/import', ['leader', 'assistant']],
  ['PUT /api/samples/:id/state', ['leader', 'assistant']],
  ['GET /api/samples/:id/movements', ['leader', 'assistant']],
  ['POST /api/samples/:id/movements', ['leader', 'assistant']],
  ['GET /api/samples/:id/results', ['leader', 'assistant']],
  ['GET /api/samples/:id/files', ['leader', 'assistant']],
  ['POST /api/samples/:id/files', ['leader', 'assistant']],
  ['GET /api/samples/:id/files/:file', ['leader', 'assistant']],
  ['GET /api/samples/:id/files/:file/thumbnail', ['leader', 'assistant']],
  ['DELETE /api/samples/:id/files/:file', ['leader', 'assistant']],
  ['GET /api/history/:kind/:id', ['leader', 'assistant']],
  // tasters/{code?}, tasters/list.
  ['GET /api/tasters', ['leader', 'assistant']],
  ['GET /api/tasters/:id', ['leader', 'assistant']],
  ['POST /api/tasters', ['leader', 'assistant']],
  ['PUT /api/tasters/:id', ['leader', 'assistant']],
  ['DELETE /api/tasters/:id', ['leader', 'assistant']],
  ['POST /api/tasters/import', ['leader', 'assistant']],
  ['GET /api/tasters/:id/attendance', ['leader', 'assistant']],
  // tasters/state/{code}: jefespanel only.
  ['GET /api/tasters/:id/status', ['leader']],
  // sessions, acceptance, tastersevaluation, assessments, quality, and the backup with its file of
  // marks.
  ['GET /api/sessions', ['leader', 'assistant']],
  ['GET /api/sessions/:session', ['leader', 'assistant']],
  ['GET /api/sessions/:session/criteria', ['leader', 'assistant']],
  ['GET /api/sessions/:session/sheets', ['leader', 'assistant']],
  ['GET /api/sessions/:session/sheet', ['leader', 'assistant']],
  ['GET /api/sessions/:session/marks_long.csv', ['leader', 'assistant']],
  ['GET /api/sessions/:session/points_long.csv', ['leader', 'assistant']],
  ['GET /api/marks_long.csv', ['leader', 'assistant']],
  ['GET /api/quality/months', ['leader', 'assistant']],
  ['GET /api/quality/packs', ['leader', 'assistant']],
  ['GET /api/quality/names', ['leader', 'assistant']],
  ['GET /api/quality/training', ['leader', 'assistant']],
  // The leader writes a note to a point; assistants read it.
  ['GET /api/quality/notes', ['leader', 'assistant']],
  ['POST /api/quality/notes', ['leader']],
  ['POST /api/quality/notes/:note/strike', ['leader']],
  // The leader decides who watches from outside.
  ['GET /api/watch-keys', ['leader']],
  ['POST /api/watch-keys', ['leader']],
  ['POST /api/watch-keys/:key/revoke', ['leader']],
  // A panel's own sheets: the leader writes them; everybody who plans and reads a session reads
  // them.
  ['GET /api/sheets', ['leader', 'assistant']],
  ['GET /api/sheets/:sheet', ['leader', 'assistant']],
  ['GET /api/sheet-definitions/:id', ['leader', 'assistant']],
  ['POST /api/sheets', ['leader']],
  ['PUT /api/sheets/:sheet', ['leader']],
  ['DELETE /api/sheets/:sheet', ['leader']],
  ['POST /api/sheets/:sheet/versions', ['leader']],
  ['PUT /api/sheets/:sheet/versions/:version', ['leader']],
  ['GET /api/days', ['leader', 'assistant']],
  ['GET /api/today', ['leader', 'assistant']],
  ['GET /api/results', ['leader', 'assistant']],
  // Reports: leaders issue them by a command, assistants read and print, and anybody who holds one
  // verifies it.
  ['GET /api/reports', ['leader', 'assistant']],
  ['GET /api/reports/:number', ['leader', 'assistant']],
  ['GET /api/sessions/:session/report/:sample', ['leader', 'assistant']],
  ['POST /api/reports/verify', ['anonymous', 'leader', 'assistant', 'taster']],
  ['GET /api/assessments', ['leader', 'assistant']],
  // The settings with which figures are computed, on every page that shows figures.
  ['GET /api/settings', ['leader', 'assistant']],
  // panels: panel data and access data.
  ['GET /api/panel', ['leader', 'assistant']],
  ['PUT /api/panel', ['leader', 'assistant']],
  ['GET /api/panel/image', ['leader', 'assistant']],
  ['PUT /api/panel/image', ['leader', 'assistant']],
  ['DELETE /api/panel/image', ['leader', 'assistant']],
  ['GET /api/accounts', ['leader', 'assistant']],
  ['POST /api/accounts', ['leader']],
  ['PUT /api/accounts/:user', ['leader']],
  ['POST /api/accounts/:user/invitation', ['leader']],
  ['POST /api/accounts/:user/second-factor/clear', ['leader']],
  ['GET /api/panel/second-factor', ['leader']],
  ['PUT /api/panel/second-factor', ['leader']],
  // panels/settings: jefespanel only; the same for the whole audit trail, which records them.
  ['GET /api/settings/book', ['leader']],
  ['GET /api/audit', ['leader']],
  ['GET /api/audit.csv', ['leader']],
  ['GET /api/audit-verdict', ['leader']],
  ['GET /api/backups', ['leader', 'assistant']],
  ['POST /api/backups/panel', ['leader', 'assistant']],
  ['GET /api/backups/installation', ['leader']],
];

/** The expected permissions of every command. */
export const RIGHTS_OF_COMMANDS: readonly Right[] = [
  // sessions, acceptance, tastersevaluation, assessments.
  ['create-session', ['leader', 'assistant']],
  ['show-session', ['leader', 'assistant']],
  ['hide-session', ['leader', 'assistant']],
  ['close-session', ['leader', 'assistant']],
  ['validate-session', ['leader', 'assistant']],
  ['invalidate-session', ['leader', 'assistant']],
  ['judge-day', ['leader', 'assistant']],
  // ASM-21: only a leader gives a class.
  ['decide-class', ['leader']],
  ['judge-assessment', ['leader']],
  // RPT-2: the leader who issues a report authorises it.
  ['issue-report', ['leader']],
  ['reopen-sheet', ['leader', 'assistant']],
  // KEY-1: a sheet of paper is keyed in at the desk.
  ['key-sheet', ['leader', 'assistant']],
  ['open-figures', ['leader', 'assistant']],
  // QUA-38: the leader releases figures to tasters.
  ['release-figures', ['leader']],
  ['answer-call', ['leader', 'assistant']],
  // SES-15: only the leader shortens a rest.
  ['end-rest', ['leader']],
  // evaluations, profilesheet: the taster's own.
  ['seal-sheet', ['taster']],
  ['call-leader', ['taster']],
  ['see-figures', ['taster']],
  // panels/settings and tasters/state: jefespanel only.
  ['change-settings', ['leader']],
  ['add-status', ['leader']],
  ['delete-status', ['leader']],
];
