/**
 * A table of a backup: the column of its panel, the order of its rows, and the columns that are
 * left out.
 */
export type BackedUpTable = {
  readonly table: string;
  /** The column with the panel's id; null for a table that all panels of an installation share. */
  readonly panel: string | null;
  readonly order: string;
  /** Columns that no backup contains (BAK-3). */
  readonly without?: readonly string[];
  /**
   * The number of the session that a row belongs to, as SQL on the row `held` (BAK-22). Absent for
   * a table without sessions.
   */
  readonly session?: string;
  /** The page size, in rows, for reading the table. */
  readonly page?: number;
};

const PAGE = 500;

/** Returns the page size, in rows, for reading a table. */
export const pageOf = ({ page = PAGE }: BackedUpTable): number => page;

const of = (table: string, order: string, more: Partial<BackedUpTable> = {}): BackedUpTable => ({
  table,
  panel: 'panel',
  order: `panel, ${order}`,
  ...more,
});

/**
 * Sorts a text column by bytes, so that the order is the same on every database, whatever its
 * collation (BAK-5).
 */
const bytes = (column: string): string => `${column}::text collate "C"`;

/** Parses the session out of the name of a live document: `{panel}/{kind}/{session}.…`. */
const inName = (name: string): string => `split_part(split_part(${name}, '/', 3), '.', 1)::integer`;
const OF_DOCUMENT = inName('held.name');
const OF_ITS_DOCUMENT = `(select ${inName('named.name')} from documents named where named.id = held.document)`;

/** Generated columns, by which the database finds an audit entry. */
const FOUND_BY = ['of_sample', 'of_taster', 'of_session', 'of_account', 'of_book'];

/** The tables of a backup, each after the tables that its foreign keys reference (BAK-1). */
export const BACKED_UP: readonly BackedUpTable[] = [
  { table: 'trail_keys', panel: null, order: bytes('id'), without: ['current', 'made_at'] },
  { table: 'panels', panel: 'id', order: 'id' },
  of('panel_settings', 'panel'),
  of('panel_security', 'panel'),
  of('panel_images', 'panel', { page: 1 }),
  // Second factors are not in a backup, so a restored account has none (BAK-3).
  of('user', bytes('id'), { without: ['twoFactorEnabled'] }),
  of('signatures', bytes('account'), { page: 50 }),
  of('account_doubts', 'id', { without: ['token'] }),
  of('tasters', 'id'),
  of('taster_statuses', 'taster, id'),
  of('samples', 'id'),
  of('sample_movements', 'id'),
  of('sample_files', 'id', { page: 1 }),
  of('panel_sheets', 'sheet'),
  of('panel_sheet_versions', 'sheet, version'),
  of('sessions', 'number', { session: 'held.number' }),
  of('glasses', `session, taster, ${bytes('code')}`, { session: 'held.session' }),
  of('sheets', `session, taster, ${bytes('code')}, version`, {
    session: 'held.session',
    page: 100,
  }),
  of('results', 'id', { session: 'held.session', page: 100 }),
  of('sample_scores', 'id', { session: 'held.session', page: 100 }),
  of('sample_verdicts', 'sample'),
  of('assessment_validity', 'session, sample', { session: 'held.session' }),
  of('reports', 'year, place', { session: 'held.session', page: 50 }),
  of('point_notes', 'id', { session: 'held.session' }),
  of('books', bytes('book')),
  of('book_changes', `${bytes('book')}, sequence`),
  of('documents', 'id', { session: OF_DOCUMENT, page: 50 }),
  of('document_heads', 'document', { session: OF_ITS_DOCUMENT }),
  of('document_updates', 'document, place', { session: OF_ITS_DOCUMENT, page: 100 }),
  of('audit', 'sequence', { page: 200, without: FOUND_BY }),
  of('audit_heads', 'sequence'),
  of('given_commands', `${bytes('account')}, id`, { page: 200 }),
];

/**
 * The tables that only leaders have permission to read, so an assistant's backup leaves them out
 * (BAK-52). They are the statuses of tasters, the settings history, the audit trail with its
 * reasons, and tables that no route shows to the desk.
 */
export const LEADERS_ONLY: readonly string[] = [
  'panel_security',
  'signatures',
  'account_doubts',
  'taster_statuses',
  'books',
  'book_changes',
  'audit',
  'audit_heads',
  'given_commands',
];

/**
 * The tables that a backup of a whole installation contains encrypted; a panel's own backup never
 * does (BAK-45).
 */
export const SEALED: readonly BackedUpTable[] = [of('device_keys', bytes('account'))];

/** The tables that no backup contains unencrypted, each with the reason (BAK-3). */
export const LEFT_BEHIND: Readonly<Record<string, string>> = {
  account: 'hashes of passwords',
  session: 'tokens of sessions',
  verification: 'ways to a new password',
  twoFactor: 'secrets of second factors',
  passkeys: 'second factors',
  totp_since: 'second factors',
  spent_proofs: 'second factors',
  session_proofs: 'of sessions',
  device_keys: 'keys of devices: sealed, in a backup of the whole installation alone',
  sign_ins: 'of the installation’s doors',
  failed_sign_ins: 'of the installation’s doors',
  watch_keys: 'digests of keys that open',
  booth_contacts: 'of the hours of a session',
  letters: 'on their way to an address',
  audit_commands: 'counted again from the trail',
  audit_people: 'counted again from the trail',
  month_packs: 'computed again from sheets and results',
  installation_backups: 'of the installation that is there',
  verdial_installation: 'of the installation that is there',
  verdial_walls: 'of the database',
  kysely_migration: 'of the database',
  kysely_migration_lock: 'of the database',
};
