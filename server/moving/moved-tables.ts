import { BACKED_UP, type BackedUpTable } from '../backups/backed-up-tables.ts';

/** What of an installation stays with its database, and why. */
export const STAYS: Readonly<Record<string, string>> = {
  verdial_installation: 'of the database: when it was opened',
  audit_commands: 'counted anew as the trail is filled',
  audit_people: 'counted anew as the trail is filled',
  verdial_walls: 'of the database: the key of its walls',
  kysely_migration: 'of the database: what brought its tables up to date',
  kysely_migration_lock: 'of the database',
};

/** How many rows are on the way at once, where a backup takes no fewer. */
const PAGE = 200;

/** REL-7: what a backup leaves behind, each after those that its rows point to: what opens accounts and devices. */
const OPENS: readonly string[] = [
  'account',
  'session',
  'verification',
  'twoFactor',
  'passkeys',
  'totp_since',
  'spent_proofs',
  'session_proofs',
  'device_keys',
  'sign_ins',
  'failed_sign_ins',
  'watch_keys',
  'letters',
  'month_packs',
  'installation_backups',
];

/** REL-7: every table that moves, with all of its columns, each after those that its rows point to. */
export const MOVED: readonly BackedUpTable[] = [
  ...BACKED_UP.map(({ table, order, page = PAGE }) => ({ table, order, page, panel: null })),
  ...OPENS.map((table) => ({ table, order: 'true', page: PAGE, panel: null })),
];
