import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';

/**
 * Input schema of the export of a panel's answers: first and last day of the sessions, both
 * included; all sessions without them (XPO-6).
 */
export const marksQuery = z.strictObject({
  from: calendarDay.exactOptional(),
  to: calendarDay.exactOptional(),
});

/** The days of the sessions whose answers are exported. */
export type MarksQuery = Readonly<z.infer<typeof marksQuery>>;
