import { BACKED_UP, type BackedUpTable } from '../backups/backed-up-tables.ts';

/** The tables that stay with their database. */
export const STAYS: readonly string[] = [
  // When the database was opened.
  'verdial_installation',
  // The audit trail is counted again as it is filled.
  'audit_commands',
  'audit_people',
  // The key of its policies.
  'verdial_walls',
  // What brought its tables up to date.
  'kysely_migration',
  'kysely_migration_lock',
];

/** The page size, in rows, of a table for which a backup has no smaller one. */
const PAGE = 200;

/**
 * The tables that a backup leaves out, or contains only encrypted, but a move includes (REL-7).
 * Most contain secrets of accounts and devices. Each is after the tables that its foreign keys
 * reference.
 */
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
  'booth_contacts',
  'letters',
  'month_packs',
  'installation_backups',
];

/**
 * The tables that move, with all of their columns, each after the tables that its foreign keys
 * reference (REL-7).
 */
export const MOVED: readonly BackedUpTable[] = [
  ...BACKED_UP.map(({ table, order, page = PAGE }) => ({ table, order, page, panel: null })),
  ...OPENS.map((table) => ({ table, order: 'true', page: PAGE, panel: null })),
];
