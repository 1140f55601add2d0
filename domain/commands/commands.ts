import { z } from 'zod';
import { reason } from '../fields/reason.ts';
import { calendarDay } from '../fields/schemas.ts';
import { issueReportInput } from '../reports/report-input.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { DAY_VERDICTS } from '../sessions/decide-day.ts';
import { writtenSettingsSchema } from '../settings/panel-settings.ts';
import { keyedAnswersSchema, LONGEST_REMARKS } from '../sheets/keyed-answers.ts';
import { TASTER_STATUSES } from '../tasters/taster-status.ts';
import {
  sampleIdSchema,
  sessionCodeSchema,
  tasterIdSchema,
  tastingCodeSchema,
} from '../words/id-schemas.ts';
import { LONGEST_READ } from '../words/longest-read.ts';
import { replicateSchema } from '../words/replicate.ts';

const session = sessionCodeSchema;
const taster = tasterIdSchema;
const code = tastingCodeSchema;

/**
 * Every command: an act that the server decides once, with an entry in the audit trail. Each has
 * the input schema of `POST /api/commands/{name}`. Intensities are in the sheets and never in a
 * command, except those of a paper sheet.
 */
export const COMMANDS = {
  /**
   * Allocates the next session number and creates its plan, with the sample that is to be repeated
   * if one is named (PLN-32). Answers `{ session }`.
   */
  'create-session': z.strictObject({
    date: calendarDay,
    training: z.boolean(),
    repeat: sampleIdSchema.exactOptional(),
  }),
  /** Creates trays, sheets and working notes and opens them to the tasters. */
  'show-session': z.strictObject({ session }),
  /** Hides a shown session from the tasters; no mark of theirs changes. */
  'hide-session': z.strictObject({ session }),
  /** Ends tasting: trays close; late sheets are stored and shown to the leader. */
  'close-session': z.strictObject({ session }),
  /**
   * Recomputes every result from the sealed sheets and stores it. A reason is needed when criteria
   * are not met.
   */
  'validate-session': z.strictObject({ session, reason: reason.nullable() }),
  /** Withdraws a validation. */
  'invalidate-session': z.strictObject({ session, reason }),
  /** Accepts, rejects or re-opens a tasting day; the last two need a reason. */
  'judge-day': z.strictObject({
    date: calendarDay,
    verdict: z.enum(DAY_VERDICTS),
    reason: reason.nullable(),
  }),
  /** Gives a sample its class after the two further analyses were rejected as well (ASM-21). */
  'decide-class': z.strictObject({ sample: sampleIdSchema, class: oilClassSchema, reason }),
  /** Declares one assessment of a validated session invalid, or valid again (ASM-30). */
  'judge-assessment': z.strictObject({
    session,
    sample: sampleIdSchema,
    reason,
    valid: z.boolean(),
  }),
  /**
   * Issues the report of a sample in a session; it replaces the one before (RPT-2). Answers `{
   * number, digest }`.
   */
  'issue-report': issueReportInput,
  /**
   * Asks the server to seal a signed sheet; the taster's device sends it once the sheet is stored.
   */
  'seal-sheet': z.strictObject({ session, code }),
  /** Re-opens a sealed sheet; both versions stay. */
  'reopen-sheet': z.strictObject({ session, taster, code, reason }),
  /**
   * Stores a sheet that was filled in on paper: its two entries (double entry), and the answers
   * that are chosen from them (KEY-1).
   */
  'key-sheet': z.strictObject({
    session,
    taster,
    code,
    reason,
    first: keyedAnswersSchema,
    second: keyedAnswersSchema,
    kept: keyedAnswersSchema,
    comments: z.string().trim().max(LONGEST_REMARKS),
    /** The notes of a training sheet; absent where there are none (TRN-8). */
    notes: z.string().trim().min(1).max(LONGEST_REMARKS).exactOptional(),
  }),
  /**
   * Opens the figures of a glass before all sheets are signed; the audit trail records it, so that
   * anchoring can be seen.
   */
  'open-figures': z.strictObject({ session, sample: sampleIdSchema, replicate: replicateSchema }),
  /** Calls the leader, or cancels the call; a taster sends it. */
  'call-leader': z.strictObject({
    session,
    call: z.enum(['help', 'wrong-glass']).nullable(),
    /** The code that was read on a wrong glass; absent where none was typed (BRD-1). */
    read: z.string().trim().min(1).max(LONGEST_READ).exactOptional(),
  }),
  /** Answers a taster's call; leader or assistant send it. */
  'answer-call': z.strictObject({ session, taster }),
  /**
   * Opens the panel's figures of a session to a taster, next to the taster's own sheets; the audit
   * trail records it (QUA-67).
   */
  'see-figures': z.strictObject({ session }),
  /**
   * Releases the panel's figures of a session to its tasters; `anyway`: although one of its oils is
   * on another plan (QUA-38).
   */
  'release-figures': z.strictObject({ session, anyway: z.boolean() }),
  /** Ends a rest early; only the leader may. */
  'end-rest': z.strictObject({ session, taster }),
  /**
   * Writes a change into the settings history, unless somebody has changed it since it was read
   * (optimistic locking by its heads) (SET-2).
   */
  'change-settings': z.strictObject({
    changes: writtenSettingsSchema,
    reason,
    heads: z.string().max(80),
  }),
  /** Gives a taster a status from a day on (STS-2). */
  'add-status': z.strictObject({
    taster,
    status: z.enum(TASTER_STATUSES),
    from: calendarDay,
    reason,
  }),
  /** Deletes a status that was given by mistake (STS-2). */
  'delete-status': z.strictObject({ taster, entry: z.uuid(), reason }),
} as const;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** The data of a command before its schema has parsed it. */
export type CommandData<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]>;

/** The data of a command after its schema has parsed it: ids have their types. */
export type ParsedCommand<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]>;

/** Type guard for the name of a command. */
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
