import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';
import { instantSchema } from '../words/instant-schemas.ts';
import { signedValuesSchema } from './signed-values.ts';

/** EVA-10: the longest name that is typed for a signature. */
export const LONGEST_TYPED = 120;

/** SHT-18: absent of a signature that a page of before 0.2 wrote. */
const values = signedValuesSchema.readonly().exactOptional();

/**
 * EVA-10: a signature with the instant of signing and the values it stands on (SHT-16): drawn on the pad, as strokes of x, y
 * pairs in pad units 0 to 1000, or, by who signs with the keyboard, the own name typed.
 */
export const signatureSchema = z.union([
  z.object({ strokes: signatureStrokesSchema, at: instantSchema, values }),
  z.object({
    strokes: z.array(z.never()).readonly(),
    typed: z
      .string()
      .regex(/\S.*\S/)
      .max(LONGEST_TYPED),
    at: instantSchema,
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

/** CAL-3: the px of a millimetre that screens have, smallest and largest; no measurement is beyond them. */
export const SCREEN_PIXELS = { least: 1.2, most: 40 } as const;

/** Whether a screen may have so many px of a millimetre. */
export const isOfAScreen = ({ pixelsPerMm }: Pick<Calibration, 'pixelsPerMm'>): boolean =>
  pixelsPerMm >= SCREEN_PIXELS.least && pixelsPerMm <= SCREEN_PIXELS.most;

/** The largest window there is, in CSS px, and the finest screen, in pixels of a CSS px. */
const WIDEST_WINDOW = 100_000;
const FINEST_RATIO = 100;
const side = z.number().positive().max(WIDEST_WINDOW);

/** SEC-87: a measure of a screen as a device writes it. What was kept before the bounds were asked is read as it is. */
export const writtenCalibrationSchema = calibrationSchema.extend({
  pixelsPerMm: z.number().min(SCREEN_PIXELS.least).max(SCREEN_PIXELS.most),
  pixelRatio: z.number().positive().max(FINEST_RATIO),
  window: z.tuple([side, side]).readonly(),
  at: instantSchema,
});

/** How the screen was measured. */
export type Calibration = Readonly<z.infer<typeof calibrationSchema>>;
