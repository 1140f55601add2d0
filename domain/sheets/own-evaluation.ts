import { z } from 'zod';

/** One glass of a taster's own list. Nothing of the sample. */
export const ownEvaluationSchema = z.object({
  session: z.int(),
  date: z.string(),
  code: z.string(),
  /** The sheet it was tasted with; what a device kept of an earlier program has no word of it, and was of the IOC. */
  sheet: z.string().default('ioc-vo'),
  position: z.int(),
  sealedAt: z.string().nullable(),
  /** KEY-6: by whom it was keyed in from paper; null of a sheet that was marked on a device. */
  keyedBy: z.string().nullable(),
});

/** One glass of a taster's own list. */
export type OwnEvaluation = Readonly<z.infer<typeof ownEvaluationSchema>>;

/** A session that waits for its taster, or that was taken away again. */
export const openSessionSchema = z.object({
  session: z.int(),
  date: z.string(),
  state: z.enum(['open', 'hidden']),
});
