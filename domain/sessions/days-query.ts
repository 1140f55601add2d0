import type { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { listQuery } from '../lists/list-query.ts';

/** SES-16: what the list of tasting days is narrowed by, beside what every list is. `state` is `open`, or every day is meant. */
export const daysNarrowing = {
  /** On this day or later. */
  from: calendarDay.exactOptional(),
  /** On this day or earlier. */
  until: calendarDay.exactOptional(),
};

/** The border of the query of the tasting days. */
export const daysQuery = listQuery.extend(daysNarrowing);

/** How the tasting days are asked for. */
export type DaysQuery = Readonly<z.infer<typeof daysQuery>>;
