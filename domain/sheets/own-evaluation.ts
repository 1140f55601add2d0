import { z } from 'zod';

/** Response schema of one glass in a taster's own list. It contains nothing of the sample. */
export const ownEvaluationSchema = z.object({
  session: z.int(),
  date: z.string(),
  code: z.string(),
  /** The id of its sheet; a local copy of an older version has none, and is of the IOC's sheet. */
  sheet: z.string().default('ioc-vo'),
  position: z.int(),
  sealedAt: z.string().nullable(),
  /** Who keyed it in from paper; null of a sheet that was marked on a device (KEY-6). */
  keyedBy: z.string().nullable(),
});

/** One glass in a taster's own list. */
export type OwnEvaluation = Readonly<z.infer<typeof ownEvaluationSchema>>;

/** Response schema of a session that waits for its taster, or that was hidden again. */
export const openSessionSchema = z.object({
  session: z.int(),
  date: z.string(),
  state: z.enum(['open', 'hidden']),
});
