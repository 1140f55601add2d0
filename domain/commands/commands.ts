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
 * What must be decided once, by the server, in the audit trail. One schema a command: the border of
 * `POST /api/commands/{name}`. Intensities never travel in a command; they are in the sheet, but for those of a sheet of paper.
 */
export const COMMANDS = {
  /** Allocates the next session number and creates its plan, a sample on it to be repeated if one is named (PLN-32). Answers `{ session }`. */
  'create-session': z.strictObject({
    date: calendarDay,
    training: z.boolean(),
    repeat: sampleIdSchema.exactOptional(),
  }),
  /** Creates trays, sheets and working notes and opens them to the tasters. */
  'show-session': z.strictObject({ session }),
  /** Hides a shown session from the tasters; nothing they marked is touched. */
  'hide-session': z.strictObject({ session }),
  /** Ends tasting: trays close; late sheets are kept and shown to the leader. */
  'close-session': z.strictObject({ session }),
  /** Recomputes every result from the sealed sheets and stores it. A reason is needed when criteria are not met. */
  'validate-session': z.strictObject({ session, reason: reason.nullable() }),
  /** Takes a validation back. */
  'invalidate-session': z.strictObject({ session, reason }),
  /** Accepts or rejects a tasting day; a rejection needs a reason. */
  'judge-day': z.strictObject({
    date: calendarDay,
    verdict: z.enum(DAY_VERDICTS),
    reason: reason.nullable(),
  }),
  /** ASM-21: gives a sample its class after the two further analyses were rejected as well. */
  'decide-class': z.strictObject({ sample: sampleIdSchema, class: oilClassSchema, reason }),
  /** ASM-30: calls one assessment of a validated session invalid, or valid again. */
  'judge-assessment': z.strictObject({
    session,
    sample: sampleIdSchema,
    reason,
    valid: z.boolean(),
  }),
  /** RPT-2: issues the report of a sample in a session; it replaces the one before. Answers `{ number, digest }`. */
  'issue-report': issueReportInput,
  /** Asks the server to seal a signed sheet; the taster's device sends it when the sheet is received. */
  'seal-sheet': z.strictObject({ session, code }),
  /** Re-opens a sealed sheet; both versions stay. */
  'reopen-sheet': z.strictObject({ session, taster, code, reason }),
  /** KEY-1: keeps a sheet that was filled in on paper: keyed in twice, and what of the two is kept. */
  'key-sheet': z.strictObject({
    session,
    taster,
    code,
    reason,
    first: keyedAnswersSchema,
    second: keyedAnswersSchema,
    kept: keyedAnswersSchema,
    comments: z.string().trim().max(LONGEST_REMARKS),
    /** TRN-8: the notes of a sheet of training; absent where there are none. */
    notes: z.string().trim().min(1).max(LONGEST_REMARKS).exactOptional(),
  }),
  /** Opens the figures of a glass before all are signed; logged so that anchoring can be seen. */
  'open-figures': z.strictObject({ session, sample: sampleIdSchema, replicate: replicateSchema }),
  /** A taster calls the leader, or takes the call back. */
  'call-leader': z.strictObject({
    session,
    call: z.enum(['help', 'wrong-glass']).nullable(),
    /** BRD-1: the code that was read on a wrong glass; absent where none was typed. */
    read: z.string().trim().min(1).max(LONGEST_READ).exactOptional(),
  }),
  /** The leader answers a call. */
  'answer-call': z.strictObject({ session, taster }),
  /** QUA-67: a taster opens the panel's figures of a session, beside the own sheets; the trail keeps that they were seen. */
  'see-figures': z.strictObject({ session }),
  /** QUA-38: a leader releases the panel's figures of a session to its tasters; `anyway` though an oil of it stands on a plan. */
  'release-figures': z.strictObject({ session, anyway: z.boolean() }),
  /** Only the leader may shorten a rest. */
  'end-rest': z.strictObject({ session, taster }),
  /** SET-2: writes a change into the settings' book, if it still stands at the heads it was read at. */
  'change-settings': z.strictObject({
    changes: writtenSettingsSchema,
    reason,
    heads: z.string().max(80),
  }),
  /** STS-2: gives a taster a status from a day on. */
  'add-status': z.strictObject({
    taster,
    status: z.enum(TASTER_STATUSES),
    from: calendarDay,
    reason,
  }),
  /** STS-2: takes out a status that was given by mistake. */
  'delete-status': z.strictObject({ taster, entry: z.uuid(), reason }),
} as const;

/** The name of a command. */
export type CommandName = keyof typeof COMMANDS;

/** The data of a command as it is given. */
export type CommandData<Name extends CommandName> = z.input<(typeof COMMANDS)[Name]>;

/** The data of a command once it passed its schema: ids are known to be ids. */
export type ParsedCommand<Name extends CommandName> = z.output<(typeof COMMANDS)[Name]>;

/** Tells a command's name from any other text. */
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
