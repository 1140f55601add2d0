import { z } from 'zod';
import { pointsSchema } from '../documents/evaluation.document.ts';
import { replicateSchema } from '../words/replicate.ts';
import { sealedAnswersSchema } from '../words/sealed-answers.ts';
import { conductSchema } from './conduct.ts';
import { keyedInSchema } from './keyed-answers.ts';

/**
 * A sealed sheet as the desk sees it, from its record: which glass, whose, which version, valid or not, and how it was taken
 * (EVA-9), null where nothing was kept of that. Marks in mm.
 */
export const sealedSheetSchema = sealedAnswersSchema.extend({
  taster: z.string(),
  sample: z.string(),
  replicate: replicateSchema,
  code: z.string(),
  position: z.int(),
  /** SHT-3: by item, of a sheet of points alone. */
  points: pointsSchema.exactOptional(),
  version: z.int(),
  valid: z.boolean(),
  /** EVA-4: whether it came after the close. */
  late: z.boolean().exactOptional(),
  sealedAt: z.string(),
  signedAt: z.string(),
  /** SHT-18: true where its signature does not say which values it stands on: a page of before 0.2 wrote it. */
  withoutDigest: z.literal(true).exactOptional(),
  heatingDevice: z.string(),
  /** When the screen it was marked on was measured, by the device's clock. */
  calibratedAt: z.string().nullable(),
  conduct: conductSchema.nullable(),
  /** KEY-6: by whom it was keyed in from paper, and the remark; null of a sheet that was marked on a device. */
  keyed: keyedInSchema.nullable(),
  /** TRN-8: what was perceived, in the taster's own words; absent where nothing was written. */
  notes: z.string().exactOptional(),
});

/** A sealed sheet as the desk sees it. */
export type SealedSheet = Readonly<z.infer<typeof sealedSheetSchema>>;
