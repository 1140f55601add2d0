import { z } from 'zod';
import { signatureStrokesSchema } from '../account/signature.ts';
import { instantSchema } from '../words/instant-schemas.ts';
import { signedValuesSchema } from './signed-values.ts';

/** The longest typed name of a signature, in characters (EVA-10). */
export const LONGEST_TYPED = 120;

/** Absent from signatures written before version 0.2 (SHT-18). */
const values = signedValuesSchema.readonly().exactOptional();

/**
 * A signature: the time of signing, the signed values (SHT-16), and a drawing or a typed name
 * (EVA-10). A drawing is strokes of x, y pairs in pad units 0 to 1000. A taster who signs with the
 * keyboard types the own name.
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

/** The typed name of a signature; null of a drawn one. */
export const typedName = (signature: Signature): string | null =>
  'typed' in signature ? signature.typed : null;

/** The screen calibration with which a line was marked (CAL-1). */
export const calibrationSchema = z.object({
  pixelsPerMm: z.number().positive(),
  pixelRatio: z.number(),
  window: z.tuple([z.number(), z.number()]).readonly(),
  device: z.string().max(400),
  at: z.string().max(40),
});

/** The range of px per millimetre of real screens: a calibration outside it is refused (CAL-3). */
export const SCREEN_PIXELS = { least: 1.2, most: 40 } as const;

/** Whether a calibration is within the range of real screens. */
export const isOfAScreen = ({ pixelsPerMm }: Pick<Calibration, 'pixelsPerMm'>): boolean =>
  pixelsPerMm >= SCREEN_PIXELS.least && pixelsPerMm <= SCREEN_PIXELS.most;

/**
 * The upper bounds of a written calibration: each side of the window in CSS px, and device pixels
 * per CSS px.
 */
const WIDEST_WINDOW = 100_000;
const FINEST_RATIO = 100;
const side = z.number().positive().max(WIDEST_WINDOW);

/**
 * The schema of a calibration as a device may write it (SEC-87). Calibrations stored before these
 * bounds existed are read as they are.
 */
export const writtenCalibrationSchema = calibrationSchema.extend({
  pixelsPerMm: z.number().min(SCREEN_PIXELS.least).max(SCREEN_PIXELS.most),
  pixelRatio: z.number().positive().max(FINEST_RATIO),
  window: z.tuple([side, side]).readonly(),
  at: instantSchema,
});

/** The screen calibration with which a line was marked. */
export type Calibration = Readonly<z.infer<typeof calibrationSchema>>;
