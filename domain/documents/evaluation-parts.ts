import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';

/** An instant of this age, in UTC: every other text would be read in another way, or not at all, by what keeps it. */
const instant = z.iso.datetime({ offset: true }).regex(/^2\d{3}-/);

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
