import type { CommandName } from '../commands/commands.ts';
import type { RouteName } from './answers.ts';

/** ACC-67: for how long a proof of who one is counts as fresh, in ms: signing in is one. */
export const PROOF_LASTS = 10 * 60_000;

/** ACC-67: the routes that ask for a fresh proof: accounts, second factors with the rule about them, and what the panel is. */
export const ROUTES_ASKING_PROOF: ReadonlySet<RouteName> = new Set<RouteName>([
  'POST /api/accounts',
  'PUT /api/accounts/:user',
  'POST /api/accounts/:user/invitation',
  'POST /api/accounts/:user/second-factor/clear',
  'PUT /api/panel',
  'POST /api/backups/panel',
  'PUT /api/panel/second-factor',
  'POST /api/second-factor/totp',
  'DELETE /api/second-factor/totp',
  'POST /api/second-factor/recovery-codes',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/passkeys',
  'DELETE /api/second-factor/passkeys/:passkey',
]);

/**
 * ACC-67: the commands that ask for a fresh proof: settings, validation, the verdict on a day, a class that a person gives, the validity of an
 * assessment, a report, and what replaces a sealed sheet.
 */
export const COMMANDS_ASKING_PROOF: ReadonlySet<string> = new Set<CommandName>([
  'change-settings',
  'validate-session',
  'invalidate-session',
  'decide-class',
  'judge-assessment',
  'judge-day',
  'issue-report',
  'reopen-sheet',
  'key-sheet',
]);

/** ACC-111: all that an account reaches which owes its panel a second factor: the way to set one up. */
export const ROUTES_BEFORE_FACTOR: ReadonlySet<RouteName> = new Set<RouteName>([
  'GET /api/me',
  'POST /api/auth/stay',
  'GET /api/second-factor',
  'POST /api/second-factor/totp',
  'POST /api/second-factor/totp/confirm',
  'POST /api/second-factor/passkeys/options',
  'POST /api/second-factor/passkeys',
  'POST /api/auth/proof',
  'POST /api/auth/proof/options',
]);
