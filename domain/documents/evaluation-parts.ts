import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';
import { signedValuesSchema } from './signed-values.ts';

/**
 * An instant that every part of the product reads alike; what is no such text is none. A device whose clock lost its battery
 * is in 1970 or 1999, and its taster signs all the same (EVA-7).
 */
const instant = z.iso.datetime({ offset: true }).regex(/^(19|2\d)\d{2}-/);

/** EVA-10: the longest name that is typed for a signature. */
export const LONGEST_TYPED = 120;

/** SHT-18: absent of a signature that a page of before 0.2 wrote. */
const values = signedValuesSchema.readonly().exactOptional();

/**
 * EVA-10: a signature with the instant of signing and the values it stands on (SHT-16): drawn on the pad, as strokes of x, y
 * pairs in pad units 0 to 1000, or, by who signs with the keyboard, the own name typed.
 */
export const signatureSchema = z.union([
  z.object({ strokes: signatureStrokesSchema, at: instant, values }),
  z.object({
    strokes: z.array(z.never()).readonly(),
    typed: z
      .string()
      .regex(/\S.*\S/)
      .max(LONGEST_TYPED),
    at: instant,
    values,
  }),
]);

/** A signature, drawn or typed. */
export type Signature = Readonly<z.infer<typeof signatureSchema>>;

/** The name a signature was typed as; null of one that was drawn. */
export const typedName = (signature: Signature): string | null =>
  'typed' in signature ? signature.typed : null;

/** How the screen was measured when the line was marked (CAL-1). */
export const calibrationSchema = z.object({
  pixelsPerMm: z.number().positive(),
  pixelRatio: z.number(),
  window: z.tuple([z.number(), z.number()]).readonly(),
  device: z.string().max(400),
  at: z.string().max(40),
});

/** How the screen was measured. */
export type Calibration = Readonly<z.infer<typeof calibrationSchema>>;
