import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';

/**
 * An instant that every part of the product reads alike; what is no such text is none. A device whose clock lost its battery
 * is in 1970 or 1999, and its taster signs all the same (EVA-7).
 */
const instant = z.iso.datetime({ offset: true }).regex(/^(19|2\d)\d{2}-/);

/** A signature drawn on the pad: strokes as x, y pairs in pad units 0 to 1000, and the instant of signing. */
export const signatureSchema = z.object({ strokes: signatureStrokesSchema, at: instant });

/** A signature drawn on the pad. */
export type Signature = Readonly<z.infer<typeof signatureSchema>>;

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
