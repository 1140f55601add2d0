import type { QueryClient } from '@tanstack/react-query';
import type { Act } from './act-done.ts';

/** The start of a query key. It matches every query whose key begins with it. */
type QueryKeyStart = readonly string[];

const SESSIONS: QueryKeyStart = ['sessions'];
const SAMPLES: QueryKeyStart = ['samples'];
const TASTERS: QueryKeyStart = ['tasters'];
const RESULTS: QueryKeyStart = ['results'];
const REPORTS: QueryKeyStart = ['reports'];
const SETTINGS: QueryKeyStart = ['settings'];
const PANEL: QueryKeyStart = ['panel'];
const ME: QueryKeyStart = ['me'];
const ACCOUNTS: QueryKeyStart = ['accounts'];
const SHEETS: QueryKeyStart = ['sheets'];
const OWN_SHEETS: QueryKeyStart = ['evaluations'];
const ACCESS: QueryKeyStart = ['access'];
const SECOND_FACTOR: QueryKeyStart = ['second-factor'];
const WATCH_KEYS: QueryKeyStart = ['watch-keys'];
/**
 * The facts that the quality figures are computed from. The figures need no entry: their query keys
 * contain the facts.
 */
const QUALITY: QueryKeyStart = ['quality', 'facts'];
const TRAINING: QueryKeyStart = ['quality', 'training'];
const POINT_NOTES: QueryKeyStart = ['quality', 'notes'];

/** The queries that depend on stored results. */
const VERDICTS = [SESSIONS, SAMPLES, RESULTS, REPORTS, TASTERS, QUALITY, TRAINING];
const RECORD_OF_SAMPLE = [SAMPLES, SESSIONS, RESULTS, QUALITY];
const RECORD_OF_TASTER = [TASTERS, SESSIONS, ACCOUNTS, QUALITY];

/**
 * The queries that each action invalidates, by the start of their keys (COM-5). Every one of
 * them also invalidates the audit trail and the history of records.
 */
const CHANGED_BY: Readonly<Record<Act, readonly QueryKeyStart[]>> = {
  'create-session': [SESSIONS],
  'show-session': [SESSIONS, SAMPLES, TASTERS],
  'hide-session': [SESSIONS],
  'close-session': [SESSIONS, TASTERS],
  'validate-session': VERDICTS,
  'invalidate-session': VERDICTS,
  'judge-day': [SESSIONS],
  'decide-class': VERDICTS,
  'judge-assessment': VERDICTS,
  'issue-report': [REPORTS, SESSIONS, SAMPLES, RESULTS],
  'seal-sheet': [SESSIONS, OWN_SHEETS],
  'reopen-sheet': [SESSIONS, TASTERS],
  'key-sheet': [SESSIONS, TASTERS],
  'open-figures': [SESSIONS],
  'call-leader': [SESSIONS],
  'answer-call': [SESSIONS],
  'release-figures': [SESSIONS],
  'see-figures': [SESSIONS, OWN_SHEETS],
  'end-rest': [SESSIONS],
  'change-settings': [SETTINGS, SESSIONS, TASTERS, QUALITY, ME],
  'add-status': [TASTERS, SESSIONS],
  'delete-status': [TASTERS, SESSIONS],
  'POST /api/samples': RECORD_OF_SAMPLE,
  'PUT /api/samples/:id': RECORD_OF_SAMPLE,
  'DELETE /api/samples/:id': RECORD_OF_SAMPLE,
  'POST /api/samples/import': RECORD_OF_SAMPLE,
  'POST /api/samples/:id/movements': [SAMPLES],
  'PUT /api/samples/:id/state': RECORD_OF_SAMPLE,
  'POST /api/samples/:id/files': [SAMPLES],
  'DELETE /api/samples/:id/files/:file': [SAMPLES],
  'POST /api/tasters': RECORD_OF_TASTER,
  'PUT /api/tasters/:id': RECORD_OF_TASTER,
  'DELETE /api/tasters/:id': RECORD_OF_TASTER,
  'POST /api/tasters/import': RECORD_OF_TASTER,
  'POST /api/quality/notes': [POINT_NOTES],
  'POST /api/quality/notes/:note/strike': [POINT_NOTES],
  'POST /api/sheets': [SHEETS],
  // The form keeps its own state during autosave, so that typing continues.
  'PUT /api/sheets/:sheet': [],
  'DELETE /api/sheets/:sheet': [SHEETS],
  'POST /api/sheets/:sheet/versions': [SHEETS],
  'PUT /api/sheets/:sheet/versions/:version': [SHEETS],
  'POST /api/accounts': [ACCOUNTS, TASTERS],
  'PUT /api/accounts/:user': [ACCOUNTS],
  'POST /api/accounts/:user/invitation': [ACCOUNTS],
  'POST /api/accounts/:user/second-factor/clear': [ACCOUNTS],
  'PUT /api/my-data/signature': [['my-data'], ME],
  'POST /api/access/devices/:device/sign-out': [ACCESS],
  'POST /api/access/address': [ACCESS],
  'PUT /api/panel': [PANEL, ME, REPORTS, QUALITY],
  'PUT /api/panel/image': [PANEL],
  'DELETE /api/panel/image': [PANEL],
  'PUT /api/panel/second-factor': [['factor-rule']],
  'POST /api/second-factor/totp': [],
  'POST /api/second-factor/totp/confirm': [SECOND_FACTOR, ACCOUNTS],
  'DELETE /api/second-factor/totp': [SECOND_FACTOR, ACCOUNTS],
  'POST /api/second-factor/recovery-codes': [SECOND_FACTOR],
  'POST /api/second-factor/passkeys/options': [],
  'POST /api/second-factor/passkeys': [SECOND_FACTOR, ACCOUNTS],
  'DELETE /api/second-factor/passkeys/:passkey': [SECOND_FACTOR, ACCOUNTS],
  'POST /api/watch-keys': [WATCH_KEYS],
  'POST /api/watch-keys/:key/revoke': [WATCH_KEYS],
  'POST /api/backups/panel': [['backups']],
  'POST /api/auth/change-password': [ACCESS],
  // Every sign-in and sign-out starts with an empty query cache.
  'POST /api/setup': [],
  'POST /api/auth/sign-in/username': [],
  'POST /api/auth/second-step': [],
  'POST /api/auth/passkey': [],
  'POST /api/auth/passkey/options': [],
  'POST /api/auth/offline': [],
  'POST /api/auth/stay': [],
  'POST /api/auth/proof': [],
  'POST /api/auth/proof/options': [],
  'POST /api/auth/sign-out': [],
  'POST /api/auth/request-password-reset': [],
  'POST /api/auth/reset-password': [],
  'POST /api/auth/confirm': [],
  'POST /api/reports/verify': [],
};

const isAct = (act: string): act is Act => Object.hasOwn(CHANGED_BY, act);

/** The audit trail, its verification, and the history of a record. */
const TOLD: readonly QueryKeyStart[] = [['audit'], ['audit-verdict'], ['history']];

/**
 * The queries that an action invalidates, by the start of their keys (COM-5). Empty for an action
 * that only reads.
 */
export function changedQueries(act: string): readonly QueryKeyStart[] {
  const changed = isAct(act) ? CHANGED_BY[act] : [];
  return changed.length === 0 ? [] : [...changed, ...TOLD];
}

/**
 * Invalidates the queries that an action changed (COM-5). Queries on the screen are refetched now,
 * others when they are shown.
 */
export async function invalidateQueriesOf(queries: QueryClient, act: string): Promise<void> {
  const filters = changedQueries(act).map((queryKey) => ({ queryKey }));
  await Promise.all(filters.map((filter) => queries.invalidateQueries(filter)));
}
