import { z } from 'zod';
import type { FieldProblem } from '../fields/field-problem.ts';
import { reason } from '../fields/reason.ts';
import { calendarDay } from '../fields/schemas.ts';
import { textLength } from '../fields/text-length.ts';
import { sampleIdSchema, sessionCodeSchema, tasterIdSchema } from '../words/id-schemas.ts';
import { PANEL_INDEXES, TASTER_INDEXES } from './quality-indexes.ts';

/**
 * The quality control charts: moving indexes of the panel and of a taster, deviations of sessions,
 * and reference checks.
 */
export const QUALITY_CHARTS = [...PANEL_INDEXES, 'check', ...TASTER_INDEXES, 'deviation'] as const;

const NOTE_KINDS = ['note', 'retraining'] as const;
const TEXT_LENGTH = { least: 3, most: 1000 } as const;
const text = z.string().trim().min(TEXT_LENGTH.least).max(TEXT_LENGTH.most);

/** The validation error of a note's text, or null; a form limits the length already (QUA-5). */
export function noteTextProblem(words: string): FieldProblem | null {
  const length = textLength(words.trim());
  if (length === 0) return 'required';
  return length < TEXT_LENGTH.least ? 'reason-short' : null;
}
const series = z.enum(['defect', 'fruity', 'classified']);

/** A point of a chart: its session, with the taster or the sample where the chart is of one. */
const point = {
  chart: z.enum(QUALITY_CHARTS),
  series,
  taster: tasterIdSchema.nullable(),
  session: sessionCodeSchema,
  sample: sampleIdSchema.nullable(),
};

/**
 * Input schema of a leader's note to a point: a text, or the day on which a required retraining was
 * done (QUA-5).
 */
export const pointNoteInput = z
  .strictObject({
    id: z.uuid(),
    kind: z.enum(NOTE_KINDS),
    ...point,
    day: calendarDay.nullable(),
    text,
  })
  .refine(({ kind, day, taster }) =>
    kind === 'retraining' ? day !== null && taster !== null : day === null,
  );

/** Input schema of striking a note out, with a reason (QUA-55). */
export const strikeNoteInput = z.strictObject({ reason });

/** A note to a point as it is stored: it never changes, and is struck out at most once. */
export const pointNoteSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTE_KINDS),
  chart: z.enum(QUALITY_CHARTS),
  series,
  taster: z.string().nullable(),
  session: z.int(),
  sample: z.string().nullable(),
  day: z.string().nullable(),
  text: z.string(),
  by: z.string(),
  at: z.string(),
  struck: z.object({ by: z.string(), at: z.string(), reason: z.string() }).nullable(),
});

/**
 * Response schema of the notes to points of sessions in a period, newest first, with the number of
 * all.
 */
export const pointNotesSchema = z.object({
  notes: z.array(pointNoteSchema.readonly()).readonly(),
  total: z.int(),
});

/** Input schema of the period of the sessions whose notes are requested. */
export const notesQuery = z.strictObject({ from: calendarDay, to: calendarDay });

/** A leader's note to a point, before its schema has parsed it. */
export type PointNoteDraft = Readonly<z.input<typeof pointNoteInput>>;
/** A leader's note to a point, after its schema has parsed it. */
export type PointNoteInput = Readonly<z.output<typeof pointNoteInput>>;
/** A note to a point of a chart, as it is stored. */
export type PointNote = Readonly<z.infer<typeof pointNoteSchema>>;
/** The notes to points of sessions in a period, with the number of all. */
export type PointNotes = Readonly<z.infer<typeof pointNotesSchema>>;
/** A quality control chart. */
export type QualityChart = (typeof QUALITY_CHARTS)[number];
