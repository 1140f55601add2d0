import type { CommandName } from '../commands/commands.ts';
import type { RouteName } from '../http/api.ts';
import type { Role } from './role.ts';

const LEADER: readonly Role[] = ['jefespanel'];
const DESK: readonly Role[] = ['jefespanel', 'adjuntos'];
const TASTER: readonly Role[] = ['catadores'];
const ANYONE: readonly Role[] = ['jefespanel', 'adjuntos', 'catadores'];

/** ACC-2: which roles may give which command. */
export const COMMAND_ROLES: Readonly<Record<CommandName, readonly Role[]>> = {
  'create-session': DESK,
  'show-session': DESK,
  'hide-session': DESK,
  'close-session': DESK,
  'validate-session': DESK,
  'invalidate-session': DESK,
  'judge-day': DESK,
  'seal-sheet': TASTER,
  'reopen-sheet': DESK,
  'open-figures': DESK,
  'call-leader': TASTER,
  'answer-call': DESK,
  'end-rest': LEADER,
  'change-settings': LEADER,
  'add-status': LEADER,
  'delete-status': LEADER,
};

/** ACC-3: which roles may call which route. `public` needs no session. */
export const ROUTE_ROLES: Readonly<Record<RouteName, readonly Role[] | 'public'>> = {
  'GET /health': 'public',
  'GET /api/setup': 'public',
  'POST /api/setup': 'public',
  'POST /api/auth/sign-in/username': 'public',
  'POST /api/auth/sign-out': 'public',
  'POST /api/auth/change-password': ANYONE,
  'POST /api/auth/request-password-reset': 'public',
  'POST /api/auth/reset-password': 'public',
  'GET /api/me': ANYONE,
  'POST /api/commands/:name': ANYONE,
  'GET /api/evaluations': TASTER,
  'GET /api/sessions': DESK,
  'GET /api/sessions/:session': DESK,
  'GET /api/days': DESK,
  'GET /api/sessions/:session/sheets': DESK,
  'GET /api/sessions/:session/marks_long.csv': DESK,
  'GET /api/marks_long.csv': DESK,
  'GET /api/results': DESK,
  'GET /api/samples': DESK,
  'GET /api/samples/:id': DESK,
  'POST /api/samples': DESK,
  'PUT /api/samples/:id': DESK,
  'GET /api/tasters': DESK,
  'GET /api/tasters/:id': DESK,
  'POST /api/tasters': DESK,
  'PUT /api/tasters/:id': DESK,
  'GET /api/settings': DESK,
  'POST /api/samples/import': DESK,
  'POST /api/tasters/import': DESK,
  'DELETE /api/samples/:id': DESK,
  'DELETE /api/tasters/:id': DESK,
  'GET /api/settings/book': LEADER,
  'GET /api/tasters/:id/status': LEADER,
  'GET /api/accounts': DESK,
  'POST /api/accounts': LEADER,
  'PUT /api/accounts/:user': LEADER,
  'POST /api/accounts/:user/invitation': LEADER,
  'GET /api/my-data': ANYONE,
  'PUT /api/my-data/signature': ANYONE,
  'GET /api/access': ANYONE,
  'POST /api/access/devices/:device/sign-out': ANYONE,
  'GET /api/panel': DESK,
  'PUT /api/panel': DESK,
  'GET /api/audit': LEADER,
  'GET /api/audit.csv': LEADER,
  'GET /api/audit-verdict': LEADER,
  'GET /api/history/:kind/:id': DESK,
};
