import { z } from 'zod';
import { pointsSchema } from '../documents/evaluation.document.ts';
import { replicateSchema } from '../words/replicate.ts';
import { sealedAnswersSchema } from '../words/sealed-answers.ts';
import { conductSchema } from './conduct.ts';
import { keyedInSchema } from './keyed-answers.ts';

/**
 * Response schema of a sealed sheet as the desk sees it: glass, taster, version, validity and
 * conduct (EVA-9). The conduct is null where none was recorded. Marks in mm.
 */
export const sealedSheetSchema = sealedAnswersSchema.extend({
  taster: z.string(),
  sample: z.string(),
  replicate: replicateSchema,
  code: z.string(),
  position: z.int(),
  /** The points by item; only of a sheet of points (SHT-3). */
  points: pointsSchema.exactOptional(),
  version: z.int(),
  valid: z.boolean(),
  /** Whether it arrived after tasting had ended (EVA-4). */
  late: z.boolean().exactOptional(),
  sealedAt: z.string(),
  signedAt: z.string(),
  /**
   * True where its signature does not name the values that it covers, as one that a page older than
   * 0.2 wrote (SHT-18).
   */
  withoutDigest: z.literal(true).exactOptional(),
  heatingDevice: z.string(),
  /** When the screen was calibrated on which it was marked, by the device's clock. */
  calibratedAt: z.string().nullable(),
  conduct: conductSchema.nullable(),
  /**
   * Who keyed it in from paper, and the remark; null of a sheet that was marked on a device
   * (KEY-6).
   */
  keyed: keyedInSchema.nullable(),
  /** What the taster perceived, in the own words; absent where nothing was written (TRN-8). */
  notes: z.string().exactOptional(),
});

/** A sealed sheet as the desk sees it. */
export type SealedSheet = Readonly<z.infer<typeof sealedSheetSchema>>;
