import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';

/** XPO-6: the border of what is asked of the answers of a panel: the days of the sessions, both included; all without them. */
export const marksQuery = z.strictObject({
  from: calendarDay.exactOptional(),
  to: calendarDay.exactOptional(),
});

/** The days of the sessions whose answers are asked for. */
export type MarksQuery = Readonly<z.infer<typeof marksQuery>>;
