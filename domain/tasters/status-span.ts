import { z } from 'zod';
import { TASTER_STATUSES } from './taster-status.ts';

/**
 * Schema of a span of days under one status; `to` is the day before the next span, null for the
 * present one.
 */
export const statusSpanSchema = z.object({
  id: z.string(),
  status: z.enum(TASTER_STATUSES),
  from: z.string(),
  to: z.string().nullable(),
});

/** A span of days under one status. */
export type StatusSpan = Readonly<z.infer<typeof statusSpanSchema>>;
