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

/** An instant: read as a Date on both engines, written as a Date or ISO 8601 text. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
/** An instant that the database fills in. */
export type StampedInstant = ColumnType<Date, Date | string | undefined, Date | string>;
/** An instant that may be missing. */
export type OptionalInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** A day, YYYY-MM-DD, read as text on both engines. */
export type Day = ColumnType<string, string, string>;
/** A day that may be missing. */
export type OptionalDay = ColumnType<string | null, string | null | undefined, string | null>;
/** A jsonb column: any JSON value when read, written with `json()`. */
export type Json = ColumnType<unknown, string, string>;
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>;
type Text = Generated<string>;
type Flag = Generated<boolean>;

/** A panel: the unit of data, accounts and numbering. */
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
  /** ZON-2: by its name in the IANA database. */
  timeZone: Text;
  lastSession: Generated<number>;
  revision: Generated<number>;
  createdAt: StampedInstant;
};

/** A taster of the register. `account` and `username` name the linked account. */
export type TastersTable = {
  panel: PanelId;
  id: TasterId;
  code: string;
  /** REG-2: the code as it is looked up (`alikeKey`); the database keeps it. */
  codeKey: Text;
  firstName: string;
  lastName: Text;
  displayName: Text;
  /** The name without capitals and accents (LST-10); the database keeps it. */
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

/** A sample of the register. Quantities in millilitres. `class` is that of its last standing result. */
export type SamplesTable = {
  panel: PanelId;
  id: SampleId;
  code: string;
  /** REG-2: the code as it is looked up (`alikeKey`); the database keeps it. */
  codeKey: Text;
  externalReference: Text;
  /** The reference without capitals and accents (LST-10); the database keeps it. */
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
  /** Of its last standing result (SAM-5). */
  predominantDefect: Optional<string>;
  additionalInfo: Text;
  /** What is searched of it, without capitals and accents (LST-10); the database keeps it. */
  searchText: Text;
  revision: Generated<number>;
  createdAt: StampedInstant;
  updatedAt: StampedInstant;
};

/** A session: what was decided of it. Its plan lives in a document. */
export type SessionsTable = {
  panel: PanelId;
  number: SessionCode;
  date: Day;
  state: Generated<SessionState>;
  training: Flag;
  multicode: Flag;
  /** TRN-7, TRN-2: of a training session: whether it counts for the indexes, and whether it answers each sealed glass. */
  counts: Flag;
  answers: Flag;
  /** TRN-1: by sample. */
  targets: ColumnType<unknown, string | undefined, string>;
  /** SHT-1: the sheet it was served by. */
  sheet: Generated<string>;
  additionalInfo: Text;
  createdAt: StampedInstant;
  createdBy: Text;
  shownAt: OptionalInstant;
  closedAt: OptionalInstant;
  validatedAt: OptionalInstant;
  validatedBy: Optional<string>;
  validationReason: Optional<string>;
  /** PLN-42: what it checks: a session with a sample, or a reference elsewhere. */
  checkedSession: Optional<number>;
  checkedSample: Optional<SampleId>;
  checkedReference: Optional<string>;
  revision: Generated<number>;
};

/** One glass before one taster, as served: what a sheet needs to be sealed. Positions count from 1. */
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
 * A sealed version of a sheet. Nothing changes but its validity and whether it was re-opened. `marks` is what verdicts,
 * figures and exports read; `content` is the whole sheet its digest was taken over.
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
  /** SHT-3: by item; null of a sheet of lines. */
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

/** The result of one sample in one replicate. A withdrawn one stays; only one stands. Medians in cm. */
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

/** SHT-7: what a sample amounts to on a sheet of points. A withdrawn one stays; only one stands. */
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

/** RPT-2: issued reports, each as the text it was issued as. */
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

/** ASM-20: what the standing results of a sample amount to. Without a class while a rejected pair waits. */
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

/** ASM-30: what a person said last of the validity of a session's assessment of a sample. */
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
 * A live document: its birth, whose it is, and the snapshot its log is merged into: how many updates that holds, the
 * running digest there, and the digest of the snapshot's own bytes.
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

/** The log of updates since a document's snapshot, by their place in it, each with the running digest up to it. */
export type DocumentUpdatesTable = {
  id: Generated<number>;
  document: number;
  panel: PanelId;
  place: number;
  digest: Uint8Array;
  data: Uint8Array;
};

/** How far the log of a document goes, with its running digest, and whether it is closed to what devices write. */
export type DocumentHeadsTable = {
  document: number;
  panel: PanelId;
  birth: string;
  length: Generated<number>;
  digest: Uint8Array;
  closed: Generated<boolean>;
};

/** One entry of the audit trail, chained to the one before it by its digest. */
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
  /** What the database finds an entry by: the ids in its data. */
  ofSample: Computed;
  ofTaster: Computed;
  ofSession: Computed;
  ofAccount: Computed;
  ofBook: Computed;
};

/** A column that the database computes. */
type Computed = ColumnType<string | null, never, never>;

/** AUD-17: how many entries of each act a trail has, and by which name and role everybody last acted. */
export type AuditCommandsTable = { panel: PanelId; command: string; entries: number };
export type AuditPeopleTable = { panel: PanelId; actor: string; name: string; role: string };

/**
 * The last link of each panel's audit trail, so that a missing end is seen, signed: by which key, and from which entry on
 * signatures hold. All three are null where nothing was appended since signing began.
 */
export type AuditHeadsTable = {
  panel: PanelId;
  sequence: number;
  digest: string;
  since: Optional<number>;
  key: Optional<string>;
  signature: Optional<string>;
};

/** The public halves of the keys that trails were signed with; one of them signs now. */
export type TrailKeysTable = {
  id: string;
  publicKey: string;
  current: Optional<true>;
  madeAt: StampedInstant;
};

/** What became of a backup of the whole installation, or which is being made. */
export type InstallationBackupsTable = {
  id: Generated<string>;
  act: BackupAct | 'making';
  at: Instant;
  made: OptionalInstant;
  file: string;
  bytes: Optional<number>;
  problem: Optional<string>;
};

/** The settings of a panel. */
export type PanelSettingsTable = {
  panel: PanelId;
  settings: Json;
  revision: Generated<number>;
  updatedAt: StampedInstant;
};

/** A sign-in that went well. `device` is the browser's own words. */
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
 * ACC-41: a link to a new password that was handed over, or a mail address that somebody else entered. `address` is where
 * the owner was reached before, `token` the digest of the link's, `usedAt` when a password was chosen by it.
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

/** ACC-43: sign-ins that failed within an hour, with one name from one address. `account` is null for a name that is nobody's. */
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

/** ACC-119: a letter to the owner of an account that waits to be sent: its facts, from which it is written then. */
export type LettersTable = {
  id: Generated<number>;
  address: string;
  language: Locale;
  facts: Json;
  madeAt: Instant;
  nextAt: Instant;
  tries: Generated<number>;
};

/** An account's signature: as it was drawn, and its picture. */
export type SignaturesTable = {
  panel: PanelId;
  account: string;
  strokes: Json;
  svg: string;
  updatedAt: StampedInstant;
};

/** SYN-10: the key by which the devices of an account seal what they keep, in base64. */
export type DeviceKeysTable = { panel: PanelId; account: string; key: string };

/** The end of each of the leader's books, so that a missing end is seen. `heads` is the last change's hash. */
export type BooksTable = { panel: PanelId; book: string; changes: number; heads: string };

/** One change of a book, as Automerge writes it. Nobody updates or deletes one. */
export type BookChangesTable = {
  panel: PanelId;
  book: string;
  sequence: number;
  hash: string;
  change: Uint8Array;
};

/** What the book of a taster's statuses amounts to. */
export type TasterStatusesTable = {
  panel: PanelId;
  taster: TasterId;
  id: string;
  status: TasterStatus;
  fromDay: Day;
  toDay: OptionalDay;
};

/** One movement of a sample's quantity, in millilitres; nobody updates or deletes one. */
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

/** QUA-1: a month as devices are given it, under the digest of what it was packed from. */
export type MonthPacksTable = {
  panel: PanelId;
  month: string;
  digest: string;
  pack: Uint8Array;
};

/** QUA-5: a note to a point of a chart. Nobody deletes one, and nothing of it changes but that it is struck, once. */
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

/** SHT-9: a panel's own sheet as it is written. */
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

/** SHT-9: a published version of it: nothing of it changes but whether plans are offered it. */
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

/** LIV-1: a key by which others watch: of a session, or of all; what is kept of its words is their digest. */
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

/** A file that is attached to a sample, with the thumbnail that came with it. */
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

/** The image of a panel that stands on its reports. */
export type PanelImagesTable = {
  panel: PanelId;
  name: string;
  kind: PictureKind;
  bytes: number;
  digest: string;
  content: Uint8Array;
  at: StampedInstant;
};

/** COM-3: a command that was decided under an id of its account, by a digest of its data, and what it was answered. */
export type ProcessedCommandsTable = {
  panel: PanelId;
  account: string;
  id: CommandId;
  command: string;
  digest: string;
  answer: ColumnType<unknown, string | undefined, string>;
  at: Instant;
};

/** The tables of the product; accounts have theirs beside them, made by the account library. */
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
  monthPacks: MonthPacksTable;
  sampleFiles: SampleFilesTable;
  panelImages: PanelImagesTable;
  givenCommands: ProcessedCommandsTable;
};
