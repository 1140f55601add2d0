import { z } from 'zod';
import { pointsSchema } from '../documents/evaluation.document.ts';
import { DESCRIPTOR_KEYS, FRUITY_KINDS } from '../words/attributes.ts';
import { eachAttribute } from '../words/each-attribute.ts';
import { isHeatingDevice } from '../words/heating-device.ts';
import { millimetresSchema } from '../words/millimetres.ts';

/** The longest comments that are keyed in from a sheet of paper, in characters: as many as fit on any sheet. */
export const LONGEST_REMARKS = 2000;

/**
 * KEY-2: what is keyed in from a sheet of paper, once: whole millimetres by attribute, absent where the line was left blank,
 * and what stands beside them. The signature and the comments are on the paper; comments are keyed in apart, once.
 */
export const keyedAnswersSchema = z
  .strictObject({
    marks: z.strictObject(eachAttribute(() => millimetresSchema.exactOptional())).readonly(),
    /** KEY-8: whole points by item, of a sheet of points alone. */
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

/** What is keyed in from a sheet of paper, once. */
export type KeyedAnswers = z.infer<typeof keyedAnswersSchema>;

/** KEY-6: by whom a sheet of paper was keyed in, with what was remarked. */
export const keyedInSchema = z.object({ by: z.string(), reason: z.string() }).readonly();

/** By whom a sheet of paper was keyed in, and the remark. */
export type KeyedIn = z.infer<typeof keyedInSchema>;
