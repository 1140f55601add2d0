/** A table of a backup: which rows of it are a panel's, in which order they stand, and what of them stays behind. */
export type BackedUpTable = {
  readonly table: string;
  /** The column that names the panel; null for what all panels of an installation share. */
  readonly panel: string | null;
  readonly order: string;
  /** BAK-3: columns that never leave. */
  readonly without?: readonly string[];
  /** BAK-22: the number of the session a row belongs to, as SQL of the row `held`; absent where it belongs to none. */
  readonly session?: string;
  /** How many rows are read at once. */
  readonly page?: number;
};

const PAGE = 500;

/** How many rows of a table are read at once. */
export const pageOf = ({ page = PAGE }: BackedUpTable): number => page;

const of = (table: string, order: string, more: Partial<BackedUpTable> = {}): BackedUpTable => ({
  table,
  panel: 'panel',
  order: `panel, ${order}`,
  ...more,
});

/** BAK-5: the order of a column of text, the same on every database, whatever language it sorts by. */
const bytes = (column: string): string => `${column}::text collate "C"`;

/** The session of a live document, from its name: `{panel}/{kind}/{session}.…`. */
const inName = (name: string): string => `split_part(split_part(${name}, '/', 3), '.', 1)::integer`;
const OF_DOCUMENT = inName('held.name');
const OF_ITS_DOCUMENT = `(select ${inName('named.name')} from documents named where named.id = held.document)`;

/** What the database computes of an entry to find it by. */
const FOUND_BY = ['of_sample', 'of_taster', 'of_session', 'of_account', 'of_book'];

/** BAK-1: every table of a backup, each after those that its rows point to. */
export const BACKED_UP: readonly BackedUpTable[] = [
  { table: 'trail_keys', panel: null, order: bytes('id'), without: ['current', 'made_at'] },
  { table: 'panels', panel: 'id', order: 'id' },
  of('panel_settings', 'panel'),
  of('panel_security', 'panel'),
  of('panel_images', 'panel', { page: 1 }),
  // A second factor stays behind (BAK-3), so an account comes back without one.
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
 * BAK-52: what no assistant reads elsewhere, and what an assistant's backup leaves out: the statuses of tasters, the settings
 * book, the trail and its reasons, and what no route shows to the desk.
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

/** BAK-45: what a backup of a whole installation holds too, sealed; a panel's own never. */
export const SEALED: readonly BackedUpTable[] = [of('device_keys', bytes('account'))];

/** BAK-3: what no backup holds in the open, and why. */
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
  letters: 'on their way to an address',
  audit_commands: 'counted anew from the trail',
  audit_people: 'counted anew from the trail',
  month_packs: 'made anew from sheets and results',
  installation_backups: 'of the installation that is there',
  verdial_installation: 'of the installation that is there',
  verdial_walls: 'of the database',
  kysely_migration: 'of the database',
  kysely_migration_lock: 'of the database',
};
