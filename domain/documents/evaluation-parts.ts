import { z } from 'zod';
import { type SignatureStrokes, signatureStrokesSchema } from '../account/signature.ts';

/** How the screen was measured when the line was marked (experience.md, calibration). */
export type Calibration = {
  readonly pixelsPerMm: number;
  readonly pixelRatio: number;
  readonly window: readonly [number, number];
  readonly device: string;
  readonly at: string;
};

/** A signature drawn on the pad: strokes as x, y pairs in pad units 0 to 1000, and the instant of signing. */
export type Signature = {
  readonly strokes: SignatureStrokes;
  readonly at: string;
};

/** An instant of this age, in UTC: every other text would be read in another way, or not at all, by what keeps it. */
const instant = z.iso.datetime({ offset: true }).regex(/^2\d{3}-/);

const signatureSchema = z.object({
  strokes: signatureStrokesSchema,
  at: instant,
});

const calibrationSchema = z.object({
  pixelsPerMm: z.number().positive(),
  pixelRatio: z.number(),
  window: z.tuple([z.number(), z.number()]),
  device: z.string().max(400),
  at: z.string().max(40),
});

/** Reads a signature and nothing beside it; null for none. */
export function readSignature(value: unknown): Signature | null | 'invalid' {
  if (value === null || value === undefined) return null;
  const parsed = signatureSchema.safeParse(value);
  return parsed.success ? parsed.data : 'invalid';
}

/** Reads a calibration and nothing beside it; null for none. */
export function readCalibration(value: unknown): Calibration | null | 'invalid' {
  if (value === null || value === undefined) return null;
  const parsed = calibrationSchema.safeParse(value);
  return parsed.success ? parsed.data : 'invalid';
}
