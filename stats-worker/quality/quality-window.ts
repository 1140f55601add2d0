import { monthsBefore } from '../marks/calendar-day.ts';
import { WINDOW_MONTHS } from './index-value.ts';

/**
 * The window of an index, both days included: at most six months up to the day for which it is
 * computed (N) (M-QC).
 */
export type QualityWindow = { readonly from: number; readonly to: number };

/** The window that ends on a day. */
export const windowEnding = (day: number): QualityWindow => ({
  from: monthsBefore(day, WINDOW_MONTHS),
  to: day,
});

/** Whether a day is in the window. */
export const isInWindow = ({ from, to }: QualityWindow, day: number): boolean =>
  day >= from && day <= to;
