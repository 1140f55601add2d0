import { z } from 'zod';
import type { FieldProblem } from '../fields/field-problem.ts';
import { reason } from '../fields/reason.ts';
import { calendarDay } from '../fields/schemas.ts';
import { sampleIdSchema, sessionCodeSchema, tasterIdSchema } from '../words/id-schemas.ts';

/** The charts of quality: moving indexes of the panel and of a taster, deviations of sessions, and reference checks. */
export const QUALITY_CHARTS = [
  'pnPanel',
  'dnPanel',
  'check',
  'pn',
  'dn',
  'dnReference',
  'deviation',
] as const;

const NOTE_KINDS = ['note', 'retraining'] as const;
const TEXT_LENGTH = { least: 3, most: 1000 } as const;
const text = z.string().trim().min(TEXT_LENGTH.least).max(TEXT_LENGTH.most);

/** QUA-5: what is wrong with the words of a note, which a form lets grow no longer than they may be. */
export function noteTextProblem(words: string): FieldProblem | null {
  const { length } = words.trim();
  if (length === 0) return 'required';
  return length < TEXT_LENGTH.least ? 'reason-short' : null;
}
const series = z.enum(['defect', 'fruity', 'classified']);

/** A point of a chart: a session of it, of a taster where the chart is one's, of a sample where it is a check. */
const point = {
  chart: z.enum(QUALITY_CHARTS),
  series,
  taster: tasterIdSchema.nullable(),
  session: sessionCodeSchema,
  sample: sampleIdSchema.nullable(),
};

/** QUA-5: what a leader writes to a point: a note, or that the retraining it called for was done, and on which day. */
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

/** QUA-55: why a note is struck. */
export const strikeNoteInput = z.strictObject({ reason });

/** A note to a point as it is kept: never changed, struck at most once. */
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

/** The notes to points of sessions of a period, newest first, and how many there are in all. */
export const pointNotesSchema = z.object({
  notes: z.array(pointNoteSchema.readonly()).readonly(),
  total: z.int(),
});

/** Between which days the sessions lie whose notes are asked for. */
export const notesQuery = z.strictObject({ from: calendarDay, to: calendarDay });

/** The same as a screen sends it. */
export type PointNoteDraft = Readonly<z.input<typeof pointNoteInput>>;
/** What a leader writes to a point. */
export type PointNoteInput = Readonly<z.output<typeof pointNoteInput>>;
/** A note to a point. */
export type PointNote = Readonly<z.infer<typeof pointNoteSchema>>;
/** Notes to points. */
export type PointNotes = Readonly<z.infer<typeof pointNotesSchema>>;
/** One of the charts of quality. */
export type QualityChart = (typeof QUALITY_CHARTS)[number];
