import { z } from 'zod';
import { pointsSchema } from '../documents/evaluation.document.ts';
import { DESCRIPTOR_KEYS, FRUITY_KINDS } from '../words/attributes.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { isHeatingDevice } from '../words/heating-device.ts';
import { millimetresSchema } from '../words/millimetres.ts';

/**
 * The longest comments that are keyed in from a paper sheet, in characters: as many as on any
 * sheet.
 */
export const LONGEST_REMARKS = 2000;

/**
 * Schema of one entry of a paper sheet: whole millimetres by attribute, absent where the line is
 * blank, and the other fields (KEY-2). The signature stays on the paper. Comments are keyed in
 * once, outside the double entry.
 */
export const keyedAnswersSchema = z
  .strictObject({
    marks: z.strictObject(eachAttribute(() => millimetresSchema.exactOptional())).readonly(),
    /** Whole points by item; only of a sheet of points (KEY-8). */
    points: pointsSchema.exactOptional(),
    fruityKind: z.enum(FRUITY_KINDS).nullable(),
    otherDescriptor: z.enum(DESCRIPTOR_KEYS).nullable(),
    smelledOnly: z.boolean(),
    heatingDevice: z
      .string()
      .trim()
      .refine((text) => text === '' || isHeatingDevice(text)),
  })
  .readonly();

/** The answers of one entry of a paper sheet. */
export type KeyedAnswers = z.infer<typeof keyedAnswersSchema>;

/** Schema of the record that a sheet was keyed in from paper: by whom, with the remark (KEY-6). */
export const keyedInSchema = z.object({ by: z.string(), reason: z.string() }).readonly();

/** The record that a sheet was keyed in from paper: by whom, with the remark. */
export type KeyedIn = z.infer<typeof keyedInSchema>;
