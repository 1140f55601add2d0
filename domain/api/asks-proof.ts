import type { CommandName } from '../commands/commands.ts';
import type { RouteName } from './answers.ts';

/** For how long a re-authentication counts as fresh, in ms; signing in is one (ACC-67). */
export const PROOF_LASTS = 10 * 60_000;

/**
 * The routes that require re-authentication (step-up): accounts, second factors and the rule on
 * them, the data of the panel and its backup (ACC-67).
 */
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
 * The commands that require re-authentication (step-up) (ACC-67). They are: settings, validation
 * and its withdrawal, the verdict on a day, a class given by a person, the validity of an
 * assessment, a report. Also those that re-open a sealed sheet or key one in.
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

/**
 * The routes that stay permitted to an account without the second factor that its panel requires:
 * those that set one up (ACC-111).
 */
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
