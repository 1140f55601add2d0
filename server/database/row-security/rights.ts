/**
 * The grants on a table for each role, for the rows that its RLS policy shows. `panel` is the
 * column with the panel, or null.
 */
export type Rights = {
  readonly panel: string | null;
  /** Grants of a request, within its panel. */
  readonly app: readonly string[];
  /** Grants of the server's work for all panels: sign-in, live documents, e-mails, backups. */
  readonly service: readonly string[];
};

const ALL = ['select', 'insert', 'update', 'delete'] as const;
const GROWS = ['select', 'insert'] as const;
const KEPT = ['select', 'insert', 'update'] as const;
const READ = ['select'] as const;

const of = (
  app: readonly string[],
  service: readonly string[] = ALL,
  panel: string | null = 'panel',
): Rights => ({ panel, app, service });

/** A table that no request can access within its panel. */
const closed = (service: readonly string[] = ALL): Rights => of([], service);
/** A table of the whole installation. */
const shared = (service: readonly string[] = ALL): Rights => of([], service, null);

const DOCUMENT = ['birth', 'snapshot', 'snapshot_digest', 'place', 'digest'].map(update);
const REOPENED = ['valid', 'reopened_at', 'reopened_by', 'reopen_reason'].map(update);
const WITHDRAWN = ['withdrawn_at', 'withdrawn_by'].map(update);
const PANEL = [
  'name',
  'leader',
  'phone',
  'email',
  'address',
  'address2',
  'city',
  'state',
  'postal_code',
  'country',
  'web_address',
  'additional_info',
  'last_session',
  'revision',
  'code',
  'norm_revision',
  'time_zone',
].map(update);

/**
 * The grants of every table (DAT-1, SEC-82). Only the owner can access a table that is not listed.
 * A role has the rights that statements of the product use. A new table is added here.
 */
export const RIGHTS: Readonly<Record<string, Rights>> = {
  panels: { panel: 'id', app: [...READ, ...PANEL], service: [...GROWS, ...PANEL] },
  panel_settings: of(KEPT),
  panel_images: of(ALL),
  panel_security: closed(),
  tasters: of(ALL),
  taster_statuses: of(['select', 'insert', 'delete']),
  samples: of(ALL),
  sample_movements: of(GROWS, GROWS),
  sample_files: of(['select', 'insert', 'delete']),
  sample_verdicts: of(ALL),
  sessions: of(KEPT, KEPT),
  glasses: of(GROWS, GROWS),
  sheets: of([...GROWS, ...REOPENED], [...GROWS, ...REOPENED]),
  panel_sheets: of(ALL, GROWS),
  panel_sheet_versions: of([...GROWS, ...['retired_at', 'retired_by'].map(update)], GROWS),
  results: of([...GROWS, ...WITHDRAWN], [...GROWS, ...WITHDRAWN]),
  sample_scores: of([...GROWS, ...WITHDRAWN], [...GROWS, ...WITHDRAWN]),
  assessment_validity: of(KEPT, KEPT),
  reports: of([...GROWS, update('replaced_by')], READ),
  point_notes: of([...GROWS, ...['struck_by', 'struck_at', 'struck_reason'].map(update)], GROWS),
  month_packs: of(KEPT),
  signatures: of(ALL),
  books: of(KEPT, KEPT),
  book_changes: of(GROWS, GROWS),
  audit: of(READ, READ),
  audit_heads: of(READ, READ),
  audit_commands: of(READ, READ),
  audit_people: of(READ, READ),
  documents: of([...GROWS, ...DOCUMENT], [...GROWS, ...DOCUMENT]),
  document_heads: of(KEPT, KEPT),
  document_updates: of(['select', 'delete'], ['select', 'insert', 'delete']),
  given_commands: of(KEPT),
  device_keys: of(GROWS, GROWS),
  sign_ins: of(GROWS, GROWS),
  account_doubts: of(READ),
  watch_keys: of([...GROWS, ...['revoked_by', 'revoked_at'].map(update)], READ),
  booth_contacts: of(KEPT),
  passkeys: closed(),
  session_proofs: closed(),
  spent_proofs: closed(),
  totp_since: closed(),
  letters: shared(),
  failed_sign_ins: shared(),
  trail_keys: shared(READ),
  installation_backups: shared(),
  verdial_installation: shared(READ),
  verdial_walls: shared([]),
  kysely_migration: shared([]),
  kysely_migration_lock: shared([]),
  user: shared(),
  account: shared(),
  session: shared(),
  verification: shared(),
  twoFactor: shared(),
};

/** The account tables. The library for sign-in creates the missing ones after our migrations. */
export const MADE_LATER: readonly string[] = [
  'user',
  'account',
  'session',
  'verification',
  'twoFactor',
];

function update(column: string): string {
  return `update (${column})`;
}
