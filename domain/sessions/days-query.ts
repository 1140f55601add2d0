import type { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { listQuery } from '../lists/list-query.ts';

/**
 * The filters of the list of tasting days, in addition to those of every list (SES-16). `state` is
 * `open`; without it every day is listed.
 */
export const daysNarrowing = {
  /** On this day or later. */
  from: calendarDay.exactOptional(),
  /** On this day or earlier. */
  until: calendarDay.exactOptional(),
};

/** Input schema of the query of the tasting days. */
export const daysQuery = listQuery.extend(daysNarrowing);

/** The query of the tasting days. */
export type DaysQuery = Readonly<z.infer<typeof daysQuery>>;
