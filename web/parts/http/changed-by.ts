import type { QueryClient } from '@tanstack/react-query';
import type { Act } from './act-done.ts';

/** What queries hold, by how their keys begin. */
type Held = readonly string[];

const SESSIONS: Held = ['sessions'];
const SAMPLES: Held = ['samples'];
const TASTERS: Held = ['tasters'];
const RESULTS: Held = ['results'];
const REPORTS: Held = ['reports'];
const SETTINGS: Held = ['settings'];
const PANEL: Held = ['panel'];
const ME: Held = ['me'];
const ACCOUNTS: Held = ['accounts'];
const SHEETS: Held = ['sheets'];
const OWN_SHEETS: Held = ['evaluations'];
const ACCESS: Held = ['access'];
const SECOND_FACTOR: Held = ['second-factor'];
const WATCH_KEYS: Held = ['watch-keys'];
/** The figures of quality follow from these by themselves: what they are computed from is part of their keys. */
const QUALITY: Held = ['quality', 'facts'];
const TRAINING: Held = ['quality', 'training'];
const POINT_NOTES: Held = ['quality', 'notes'];

/** What follows from the results that stand. */
const VERDICTS = [SESSIONS, SAMPLES, RESULTS, REPORTS, TASTERS, QUALITY, TRAINING];
const RECORD_OF_SAMPLE = [SAMPLES, SESSIONS, RESULTS, QUALITY];
const RECORD_OF_TASTER = [TASTERS, SESSIONS, ACCOUNTS, QUALITY];

/** COM-5: what each act changes of what queries hold; the trail and the history of a record are told of every one. */
const CHANGED_BY: Readonly<Record<Act, readonly Held[]>> = {
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
  // What is typed goes on while it is saved: the form itself keeps what was answered.
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
  // Whoever signs in or out begins with nothing that was read before.
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

/** The trail, its proof, and the history under a record. */
const TOLD: readonly Held[] = [['audit'], ['audit-verdict'], ['history']];

/** COM-5: how the keys begin of what an act changed; of what only reads none. */
export function changedBy(act: string): readonly Held[] {
  const changed = isAct(act) ? CHANGED_BY[act] : [];
  return changed.length === 0 ? [] : [...changed, ...TOLD];
}

/** COM-5: reads again what an act changed, wherever the page shows it; what is not shown is read when it is. */
export async function readAgain(queries: QueryClient, act: string): Promise<void> {
  const filters = changedBy(act).map((queryKey) => ({ queryKey }));
  await Promise.all(filters.map((filter) => queries.invalidateQueries(filter)));
}
