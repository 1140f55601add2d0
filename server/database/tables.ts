import type { ColumnType, Generated } from 'kysely';
import type { BackupAct } from '../../domain/backups/installation-backups.ts';
import type { DocumentKind } from '../../domain/documents/name.ts';
import type { FileKind, PictureKind } from '../../domain/files/file-kind.ts';
import type { PointNote, QualityChart } from '../../domain/quality/point-note.ts';
import type { SampleVerdict } from '../../domain/results/sample-verdict.ts';
import type { MovementKind } from '../../domain/samples/sample-movement.ts';
import type { TasterStatus } from '../../domain/tasters/taster-status.ts';
import type { OilClass } from '../../domain/words/assessment.ts';
import type { DescriptorKey, FruityKind } from '../../domain/words/attributes.ts';
import type {
  CommandId,
  EntryId,
  PanelId,
  SampleId,
  SessionCode,
  TasterId,
  TastingCode,
} from '../../domain/words/ids.ts';
import type { Locale } from '../../domain/words/locale.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import type { SessionState } from '../../domain/words/session-state.ts';

/** A timestamp: read as a Date on both engines, written as a Date or ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** A timestamp that the database fills in. */
export type StampedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** A timestamp that may be null. */
export type OptionalInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A date, YYYY-MM-DD, read as text on both engines. */
export type Day = ColumnType<string, string, string>;
/** A date that may be null. */
export type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;
/** A jsonb column: any JSON value when read, written with `json()`. */
export type Json = ColumnType<unknown, string, string>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type Text = Generated<string>;
type Flag = Generated<boolean>;

/** Row of a panel, the tenant: the unit of data, accounts and numbering. */
export type PanelsTable = {
  id: PanelId;
  code: Text;
  name: string;
  leader: Text;
  phone: Text;
  email: Text;
  address: Text;
  address2: Text;
  city: Text;
  state: Text;
  postalCode: Text;
  country: Text;
  webAddress: Text;
  normRevision: Text;
  additionalInfo: Text;
  /** Its name in the IANA time zone database (ZON-2). */
  timeZone: Text;
  lastSession: Generated<number>;
  revision: Generated<number>;
  createdAt: StampedInstant;
};

/** Row of a taster of the register. `account` and `username` name the linked account. */
export type TastersTable = {
  panel: PanelId;
  id: TasterId;
  code: string;
  /** Lookup key of the code (`alikeKey`), computed by the database (REG-2). */
  codeKey: Text;
  firstName: string;
  lastName: Text;
  displayName: Text;
  /** Collation key of the name without case and accents, computed by the database (LST-10). */
  nameKey: Text;
  phone: Text;
  email: Text;
  address: Text;
  address2: Text;
  city: Text;
  state: Text;
  postalCode: Text;
  country: Text;
  lastSession: OptionalDay;
  additionalInfo: Text;
  active: Flag;
  account: Optional<string>;
  username: Optional<string>;
  revision: Generated<number>;
  createdAt: StampedInstant;
  updatedAt: StampedInstant;
};

/**
 * Row of a sample of the register. Quantities are in millilitres. `class` is that of its last
 * current result.
 */
export type SamplesTable = {
  panel: PanelId;
  id: SampleId;
  code: string;
  /** Lookup key of the code (`alikeKey`), computed by the database (REG-2). */
  codeKey: Text;
  externalReference: Text;
  /** Collation key of the reference without case and accents, computed by the database (LST-10). */
  referenceKey: Text;
  presentation: Text;
  receptionDate: OptionalDay;
  expirationDate: OptionalDay;
  certificationDate: OptionalDay;
  initialQuantity: Optional<number>;
  currentQuantity: Optional<number>;
  reference: Flag;
  referenceScope: Text;
  referenceClass: Optional<OilClass>;
  referenceOrigin: Text;
  referenceValues: ColumnType<unknown, string | undefined, string>;
  active: Flag;
  validated: Flag;
  class: Optional<string>;
  classReason: Optional<string>;
  decisionReason: Optional<string>;
  /** The predominant defect of its last current result (SAM-5). */
  predominantDefect: Optional<string>;
  additionalInfo: Text;
  /** The searchable text without case and accents, computed by the database (LST-10). */
  searchText: Text;
  revision: Generated<number>;
  createdAt: StampedInstant;
  updatedAt: StampedInstant;
};

/** Row of a session with the decisions on it. Its plan is a live document. */
export type SessionsTable = {
  panel: PanelId;
  number: SessionCode;
  date: Day;
  state: Generated<SessionState>;
  training: Flag;
  multicode: Flag;
  /**
   * Of a training session: whether it counts in the indexes (TRN-7), and whether it shows answers
   * after each sealed glass (TRN-2).
   */
  counts: Flag;
  answers: Flag;
  /** Training targets by sample (TRN-1). */
  targets: ColumnType<unknown, string | undefined, string>;
  /** The id of its sheet definition (SHT-1). */
  sheet: Generated<string>;
  additionalInfo: Text;
  createdAt: StampedInstant;
  createdBy: Text;
  shownAt: OptionalInstant;
  closedAt: OptionalInstant;
  validatedAt: OptionalInstant;
  validatedBy: Optional<string>;
  validationReason: Optional<string>;
  /**
   * What it checks as a counter-assessment: a sample in a session, or a reference elsewhere
   * (PLN-42).
   */
  checkedSession: Optional<number>;
  checkedSample: Optional<SampleId>;
  checkedReference: Optional<string>;
  revision: Generated<number>;
};

/**
 * Row of one glass before one taster, as served. Its data is needed to seal the sheet. Positions
 * count from 1.
 */
export type GlassesTable = {
  panel: PanelId;
  session: SessionCode;
  taster: TasterId;
  code: TastingCode;
  entry: EntryId;
  sample: SampleId;
  replicate: Replicate;
  position: number;
};

/**
 * Row of a sealed version of a sheet. Only its validity and its re-opening can change. `marks` is
 * read by verdicts, figures and exports. `content` is the whole sheet, over which the digest is
 * computed.
 */
export type SheetsTable = {
  panel: PanelId;
  session: SessionCode;
  taster: TasterId;
  code: TastingCode;
  version: number;
  digest: string;
  sealedAt: Instant;
  signedAt: Instant;
  late: Flag;
  valid: Generated<boolean>;
  marks: Json;
  /** Points by item. Null for a sheet of lines (SHT-3). */
  points: Generated<unknown>;
  fruityKind: Optional<FruityKind>;
  otherDescriptor: Optional<DescriptorKey>;
  heatingDevice: string;
  comments: Text;
  signature: Json;
  content: Json;
  conduct: Generated<unknown>;
  keyedBy: Optional<string>;
  keyedReason: Optional<string>;
  reopenedAt: OptionalInstant;
  reopenedBy: Optional<string>;
  reopenReason: Optional<string>;
};

/**
 * Row of the result of one sample in one replicate. A withdrawn result stays stored, and only one
 * is current. Medians are in cm.
 */
export type ResultsTable = {
  panel: PanelId;
  id: Generated<number>;
  session: SessionCode;
  date: Day;
  sample: SampleId;
  replicate: Replicate;
  n: number;
  class: string;
  predominantDefect: Optional<string>;
  md: Optional<number>;
  mf: Optional<number>;
  reliable: boolean;
  figures: Json;
  method: string;
  settings: Json;
  settingsHeads: Text;
  sheets: Json;
  validatedAt: Instant;
  validatedBy: string;
  withdrawnAt: OptionalInstant;
  withdrawnBy: Optional<string>;
};

/**
 * Row of the scores of a sample on a sheet of points. Withdrawn scores stay stored, and only one
 * row is current (SHT-7).
 */
export type SampleScoresTable = {
  panel: PanelId;
  id: Generated<number>;
  session: SessionCode;
  sample: SampleId;
  replicate: Replicate;
  scores: Json;
  method: string;
  settings: Json;
  settingsHeads: string;
  sheets: Json;
  validatedAt: Instant;
  validatedBy: string;
  withdrawnAt: OptionalInstant;
  withdrawnBy: Optional<string>;
};

/** Row of an issued report, with the text that was issued (RPT-2). */
export type ReportsTable = {
  panel: PanelId;
  number: string;
  year: number;
  place: number;
  session: SessionCode;
  sample: SampleId;
  class: Optional<string>;
  customer: string;
  digest: string;
  record: string;
  issuedAt: Instant;
  issuedBy: string;
  replacedBy: Optional<string>;
};

/**
 * Row of the verdict on a sample from all its current results. It has no class while a rejected
 * pair waits (ASM-20).
 */
export type SampleVerdictsTable = {
  panel: PanelId;
  sample: SampleId;
  state: SampleVerdict['state'];
  class: string | null;
  provisional: string | null;
  further: number;
  pairs: Json;
  decision: ColumnType<unknown, string | null, string | null>;
};

/**
 * Row of the last decision of a person on the validity of an assessment: a sample in a session
 * (ASM-30).
 */
export type AssessmentValidityTable = {
  panel: PanelId;
  session: SessionCode;
  sample: SampleId;
  valid: boolean;
  at: Instant;
  by: string;
  reason: string;
};

/**
 * Row of a live document: its generation id (birth), its panel, and the snapshot into which its log
 * is compacted. Also the number of updates in the snapshot, the running digest there, and the
 * digest of the snapshot's bytes.
 */
export type DocumentsTable = {
  id: Generated<number>;
  name: string;
  panel: PanelId;
  kind: DocumentKind;
  birth: string;
  snapshot: Uint8Array;
  snapshotDigest: Uint8Array;
  place: Generated<number>;
  digest: Uint8Array;
  createdAt: StampedInstant;
};

/**
 * Row of an update in the log of a document after its snapshot, by log position, with the running
 * digest up to it.
 */
export type DocumentUpdatesTable = {
  id: Generated<number>;
  document: number;
  panel: PanelId;
  place: number;
  digest: Uint8Array;
  data: Uint8Array;
};

/**
 * Row of the head of a document: the length of its log, the running digest, and whether it is
 * closed to updates of devices.
 */
export type DocumentHeadsTable = {
  document: number;
  panel: PanelId;
  birth: string;
  length: Generated<number>;
  digest: Uint8Array;
  closed: Generated<boolean>;
};

/**
 * Row of an entry of the audit trail, a hash chain: each entry contains the digest of the previous
 * one.
 */
export type AuditTable = {
  panel: PanelId;
  sequence: number;
  at: Instant;
  actor: string;
  name: string;
  role: string;
  origin: string;
  command: string;
  data: Json;
  before: Json;
  after: Json;
  reason: Optional<string>;
  previous: string;
  digest: string;
  /** Ids from the data, by which entries are searched. The database computes them. */
  ofSample: Computed;
  ofTaster: Computed;
  ofSession: Computed;
  ofAccount: Computed;
  ofBook: Computed;
};

/** A column that the database computes. */
type Computed = ColumnType<string | null, never, never>;

/** Row of the number of entries for each command in an audit trail (AUD-17). */
export type AuditCommandsTable = { panel: PanelId; command: string; entries: number };
/** Row of the name and role with which an actor of an audit trail last acted (AUD-17). */
export type AuditPeopleTable = { panel: PanelId; actor: string; name: string; role: string };

/**
 * Row of the signed head of a panel's audit trail, which reveals a missing end. `since` is the
 * first entry from which signatures apply, `key` the signing key. All three are null when nothing
 * was appended since signing began.
 */
export type AuditHeadsTable = {
  panel: PanelId;
  sequence: number;
  digest: string;
  since: Optional<number>;
  key: Optional<string>;
  signature: Optional<string>;
};

/**
 * Row of a public key by which audit trails were signed. `current` marks the one that signs now.
 */
export type TrailKeysTable = {
  id: string;
  publicKey: string;
  current: Optional<true>;
  madeAt: StampedInstant;
};

/** Row of a backup of the whole installation: its outcome, or that it is in progress. */
export type InstallationBackupsTable = {
  id: Generated<string>;
  act: BackupAct | 'making';
  at: Instant;
  made: OptionalInstant;
  file: string;
  bytes: Optional<number>;
  problem: Optional<string>;
};

/** Row of the current settings of a panel. */
export type PanelSettingsTable = {
  panel: PanelId;
  settings: Json;
  revision: Generated<number>;
  updatedAt: StampedInstant;
};

/** Row of a successful sign-in. `device` is the user agent of the browser. */
export type SignInsTable = {
  panel: PanelId;
  id: Generated<number>;
  account: string;
  at: Instant;
  origin: string;
  device: string;
  language: Text;
};

/**
 * Row of a sign-in alert: a reset link that was handed over, or an e-mail address that another
 * person entered (ACC-41). `address` is the owner's previous one. `token` is the digest of the
 * link's token, and `usedAt` the time when a password was chosen with it.
 */
export type AccountDoubtsTable = {
  panel: PanelId;
  id: string;
  account: string;
  kind: 'link' | 'address';
  byName: string;
  madeAt: Instant;
  address: string;
  token: Optional<string>;
  usedAt: OptionalInstant;
  confirmedAt: OptionalInstant;
};

/**
 * Row of the failed sign-ins of one hour, with one user name from one address (ACC-43). `account`
 * is null for an unknown name.
 */
export type FailedSignInsTable = {
  hour: Instant;
  username: string;
  origin: string;
  reason: 'password' | 'disabled' | 'limit' | 'mails';
  account: Optional<string>;
  device: string;
  firstAt: Instant;
  at: Instant;
  times: Generated<number>;
};

/**
 * Row of an e-mail in the outbox for the owner of an account (ACC-119). The text is written from
 * its facts when it is sent.
 */
export type LettersTable = {
  id: Generated<number>;
  address: string;
  language: Locale;
  facts: Json;
  madeAt: Instant;
  nextAt: Instant;
  tries: Generated<number>;
};

/** Row of an account's signature: its strokes and its picture. */
export type SignaturesTable = {
  panel: PanelId;
  account: string;
  strokes: Json;
  svg: string;
  updatedAt: StampedInstant;
};

/** Row of the encryption key for local copies on an account's devices, in base64 (SYN-10). */
export type DeviceKeysTable = { panel: PanelId; account: string; key: string };

/**
 * Row of the end of a book (settings or status history), which reveals missing changes. `heads` is
 * the hash of the last change.
 */
export type BooksTable = { panel: PanelId; book: string; changes: number; heads: string };

/**
 * Row of one change of a book, in the encoding of Automerge. Changes are never updated or deleted.
 */
export type BookChangesTable = {
  panel: PanelId;
  book: string;
  sequence: number;
  hash: string;
  change: Uint8Array;
};

/** Row of a status of a taster, derived from the status history (book). */
export type TasterStatusesTable = {
  panel: PanelId;
  taster: TasterId;
  id: string;
  status: TasterStatus;
  fromDay: Day;
  toDay: OptionalDay;
};

/**
 * Row of one movement of a sample's quantity, in millilitres. Movements are never updated or
 * deleted.
 */
export type SampleMovementsTable = {
  panel: PanelId;
  id: Generated<number>;
  sample: SampleId;
  at: StampedInstant;
  kind: MovementKind;
  millilitres: number;
  session: Optional<SessionCode>;
  byName: string;
  reason: Optional<string>;
};

/**
 * Row of the precomputed data of a month for devices, with the digest of its source data (QUA-1).
 */
export type MonthPacksTable = {
  panel: PanelId;
  month: string;
  digest: string;
  pack: Uint8Array;
};

/**
 * Row of a note on a chart point (QUA-5). Notes are never deleted, and change only once, when they
 * are struck out.
 */
export type PointNotesTable = {
  panel: PanelId;
  id: string;
  kind: PointNote['kind'];
  chart: QualityChart;
  series: PointNote['series'];
  taster: TasterId | null;
  session: SessionCode;
  sample: SampleId | null;
  day: string | null;
  text: string;
  byName: string;
  at: StampedInstant;
  struckBy: Optional<string>;
  struckAt: OptionalInstant;
  struckReason: Optional<string>;
};

/** Row of the draft of a panel's own sheet definition (SHT-9). */
export type PanelSheetsTable = {
  panel: PanelId;
  sheet: number;
  id: string;
  base: string;
  draft: Json;
  revision: Generated<number>;
  changedAt: StampedInstant;
  changedBy: string;
};

/**
 * Row of a published version of an own sheet definition. Only its retirement can change (SHT-9).
 */
export type PanelSheetVersionsTable = {
  panel: PanelId;
  id: string;
  sheet: number;
  version: number;
  definition: Json;
  publishedAt: StampedInstant;
  publishedBy: string;
  retiredAt: OptionalInstant;
  retiredBy: Optional<string>;
};

/**
 * Row of a watch key for one session or for all (LIV-1). Only the digest of its secret is stored.
 */
export type WatchKeysTable = {
  panel: PanelId;
  id: string;
  name: string;
  session: SessionCode | null;
  ends: StampedInstant;
  digest: string;
  byName: string;
  at: StampedInstant;
  revokedBy: Optional<string>;
  revokedAt: OptionalInstant;
};

/** Row of the last contact with a taster's booth in a session (BRD-27). */
export type BoothContactsTable = {
  panel: PanelId;
  session: SessionCode;
  taster: TasterId;
  heardAt: StampedInstant;
};

/** Row of a file that is attached to a sample, with its thumbnail. */
export type SampleFilesTable = {
  panel: PanelId;
  id: string;
  sample: SampleId;
  name: string;
  kind: FileKind;
  bytes: number;
  digest: string;
  content: Uint8Array;
  thumbnailKind: Optional<PictureKind>;
  thumbnail: Optional<Uint8Array>;
  at: StampedInstant;
  byName: string;
};

/** Row of the panel's image, which is printed on its reports. */
export type PanelImagesTable = {
  panel: PanelId;
  name: string;
  kind: PictureKind;
  bytes: number;
  digest: string;
  content: Uint8Array;
  at: StampedInstant;
};

/**
 * Row of a processed command: its idempotency key (the id within the account), the digest of its
 * data, and the answer (COM-3).
 */
export type ProcessedCommandsTable = {
  panel: PanelId;
  account: string;
  id: CommandId;
  command: string;
  digest: string;
  answer: ColumnType<unknown, string | undefined, string>;
  at: Instant;
};

/** The tables of the product. The account library creates the account tables in addition. */
export type Tables = {
  panels: PanelsTable;
  tasters: TastersTable;
  samples: SamplesTable;
  sessions: SessionsTable;
  glasses: GlassesTable;
  sheets: SheetsTable;
  results: ResultsTable;
  sampleScores: SampleScoresTable;
  sampleVerdicts: SampleVerdictsTable;
  assessmentValidity: AssessmentValidityTable;
  reports: ReportsTable;
  documents: DocumentsTable;
  documentUpdates: DocumentUpdatesTable;
  documentHeads: DocumentHeadsTable;
  audit: AuditTable;
  auditHeads: AuditHeadsTable;
  auditCommands: AuditCommandsTable;
  auditPeople: AuditPeopleTable;
  trailKeys: TrailKeysTable;
  installationBackups: InstallationBackupsTable;
  panelSettings: PanelSettingsTable;
  signIns: SignInsTable;
  accountDoubts: AccountDoubtsTable;
  letters: LettersTable;
  failedSignIns: FailedSignInsTable;
  signatures: SignaturesTable;
  deviceKeys: DeviceKeysTable;
  books: BooksTable;
  bookChanges: BookChangesTable;
  tasterStatuses: TasterStatusesTable;
  sampleMovements: SampleMovementsTable;
  pointNotes: PointNotesTable;
  panelSheets: PanelSheetsTable;
  panelSheetVersions: PanelSheetVersionsTable;
  watchKeys: WatchKeysTable;
  boothContacts: BoothContactsTable;
  monthPacks: MonthPacksTable;
  sampleFiles: SampleFilesTable;
  panelImages: PanelImagesTable;
  givenCommands: ProcessedCommandsTable;
};
