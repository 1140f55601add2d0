import { SECOND_STEPS, type SecondStep } from './account/second-factor.ts';
import { isAttributeKey } from './words/attributes.ts';
import { DRAFT_LACKS, type DraftLack } from './words/draft-lack.ts';
import { CRITERIA, type FailedCriterion } from './words/failed-criterion.ts';
import { areLineFaults } from './words/file-fault.ts';
import { isKeyingLine, type KeyingLine } from './words/keying-line.ts';
import { GAPS, type SheetGap } from './words/sheet-gap.ts';

const text = (value: unknown): value is string => typeof value === 'string';
const textOrNone = (value: unknown): value is string | undefined =>
  value === undefined || text(value);
const number = (value: unknown): value is number => typeof value === 'number';
const texts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(text);

const boolean = (value: unknown): value is boolean => typeof value === 'boolean';
const steps = (value: unknown): value is readonly SecondStep[] =>
  texts(value) && value.every((way) => SECOND_STEPS.some((known) => known === way));

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const gaps = (value: unknown): value is readonly SheetGap[] =>
  Array.isArray(value) &&
  value
    .map(fieldsOf)
    .every(
      ({ code, attribute, item }) =>
        GAPS.some((known) => known === code) &&
        (attribute === null || isAttributeKey(attribute)) &&
        text(item) === (code === 'points-blank'),
    );

const lacks = (value: unknown): value is readonly DraftLack[] =>
  Array.isArray(value) &&
  value
    .map(fieldsOf)
    .every(
      ({ code, block, item }) =>
        DRAFT_LACKS.some((known) => known === code) &&
        (block === null || text(block)) &&
        (item === null || number(item)),
    );

const plannedOils = (
  value: unknown,
): value is readonly { readonly code: string; readonly sessions: readonly number[] }[] =>
  Array.isArray(value) &&
  value
    .map(fieldsOf)
    .every(({ code, sessions }) => text(code) && Array.isArray(sessions) && sessions.every(number));

const lines = (value: unknown): value is readonly KeyingLine[] =>
  Array.isArray(value) && value.every(isKeyingLine);

const criteria = (value: unknown): value is readonly FailedCriterion[] =>
  Array.isArray(value) &&
  value
    .map(fieldsOf)
    .every(
      ({ code, sample, replicate }) =>
        CRITERIA.some((known) => known === code) &&
        text(sample) &&
        (replicate === null || number(replicate)),
    );

/**
 * Every refusal (expected error) by its code, with the data that its message needs. The one list:
 * results of decisions, responses, their parsing and the messages on screens are derived from it.
 */
export const REFUSALS = {
  // Sign-in, connection and timeouts.
  'signed-out': {},
  'access-denied': {},
  'origin-refused': {},
  unreachable: {},
  'download-denied': {},
  // Null from an older server, or where the server knows no reason.
  unavailable: { reason: textOrNone },
  'answer-unreadable': {},
  'answer-unknown': { status: number },
  failed: { reference: text },
  unforeseen: {},
  'too-many-requests': { seconds: number },
  // Invalid input.
  malformed: { fields: texts },
  invalid: { fields: texts },
  'input-invalid': { fields: texts },
  'not-json': {},
  'not-a-form': {},
  'too-large': { bytes: number },
  // Accounts.
  'credentials-wrong': {},
  'second-step-asked': { ways: steps, mayTrust: boolean },
  'second-step-wrong': {},
  'second-factor-needed': {},
  'second-factor-there': {},
  'second-factor-missing': {},
  'passkey-refused': {},
  'passkeys-not-here': {},
  'reauthentication-needed': {},
  'proof-wrong': {},
  'too-many-sign-ins': { seconds: number },
  'password-wrong': {},
  'password-weak': {},
  'password-common': {},
  'password-own-word': { word: text },
  'token-invalid': {},
  'account-disabled': {},
  'own-account': {},
  'last-leader': {},
  'username-taken': { username: text },
  'taster-has-account': { username: text },
  'already-set-up': {},
  'setup-under-way': {},
  // Records.
  'not-found': {},
  'changed-meanwhile': {},
  'nothing-changes': {},
  'sheet-draft-lacks': { lacks },
  'sheet-published': {},
  'key-end-wrong': {},
  'command-id-taken': {},
  'code-taken': { code: text },
  'results-depend': { sessions: texts },
  'quantity-unknown': {},
  'quantity-moved': { quantity: number },
  'sample-without-result': {},
  'file-empty': {},
  'line-unreadable': { line: number },
  'file-too-large': { megabytes: number },
  'file-kind-refused': {},
  'too-many-files': { most: number },
  // Backups.
  'period-reversed': {},
  'period-too-long': { days: number, most: number },
  'backup-under-way': {},
  /** The rate limit: `most` within an hour; the next is allowed after `minutes`. */
  'backups-too-often': { most: number, minutes: number },
  // Books (append-only histories).
  'book-broken': { book: text, at: number },
  'status-same': { status: text },
  'status-day-taken': { from: text },
  'status-neighbours-same': { status: text },
  // Sessions, trays and sheets.
  'plan-not-ready': { walls: texts },
  'session-not-shown': {},
  // The date of a new session is too far from the present day (SES-37).
  'session-date-wrong': {},
  'session-not-closed': {},
  'session-validated': {},
  'key-altered': {},
  'session-not-validated': {},
  'session-without-results': {},
  'criteria-not-met': { failed: criteria },
  'day-not-validated': { sessions: number },
  'day-not-judged': {},
  'reason-missing': {},
  'decision-not-due': {},
  'assessment-same': {},
  'class-not-of-scheme': {},
  'report-of-training': {},
  'report-of-invalid': {},
  'report-class-awaited': {},
  /** The class comes from another session: the report is issued there. */
  'report-elsewhere': { session: number },
  /** RPT-5: a report with the same statements exists already. */
  'report-same': { number: text },
  'figures-closed': { missing: number },
  'own-figures-closed': {},
  'own-figures-off': {},
  /** QUA-39: the oils of the session that are on other plans, with the sessions of those plans. */
  'oils-planned': { oils: plannedOils },
  'sheet-incomplete': { gaps },
  'sheet-unsigned': {},
  /** SHT-17: the lines that differ from the signed values, as `map.key`. */
  'sheet-changed': { lines: texts },
  /** SHT-19: the lines with unconfirmed conflicts of two devices, as `map.key`. */
  'sheet-unconfirmed': { lines: texts },
  'sheet-uncalibrated': {},
  'sheet-foreign': {},
  'sheet-not-sealed': {},
  'sheet-sealed': {},
  'device-tasting': {},
  'leader-keys-over': {},
  'opener-keys-over': {},
  'keying-unsettled': { lines },
  // Documents that this program cannot read.
  'document-without-header': {},
  'document-of-another-kind': { found: text, wanted: text },
  'document-too-new': { version: number, newest: number },
  'document-field-invalid': { field: text },
  // Computations, and the command line.
  aborted: {},
  'worker-crashed': { message: text },
  'computation-failed': { message: text },
  'mark-out-of-range': { taster: text, attribute: text },
  'date-unknown': { date: text },
  'figure-unknown': {},
  'month-unreadable': {},
  'taster-twice': { taster: text },
  /** `rows`: the message of the command line; `faults`: the same as data, for a page. */
  'marks-refused': { rows: texts, more: number, faults: areLineFaults },
  'references-refused': { rows: texts, more: number, faults: areLineFaults },
  'settings-refused': { rows: texts, more: number, faults: areLineFaults },
  'file-unreadable': { rows: texts },
  usage: { rows: texts },
} as const;

type Shapes = typeof REFUSALS;
type Guarded<Guard> = Guard extends (value: unknown) => value is infer Value ? Value : never;

/** The code of a refusal (expected error). */
export type RefusalCode = keyof Shapes;

/** The data of each refusal, by its code. */
export type RefusalData = {
  readonly [Code in RefusalCode]: {
    readonly [Field in keyof Shapes[Code]]: Guarded<Shapes[Code][Field]>;
  };
};
