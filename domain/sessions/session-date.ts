/** The first date that a session can have (SES-37). */
const FIRST = '2000-01-01';
/** How many years ahead a session can be planned (SES-37). */
const YEARS_AHEAD = 2;

/**
 * Whether a session can have a date, YYYY-MM-DD: from the year 2000 to two years after today
 * (SES-37). A slip of typing, such as the year 2062, is none.
 */
export const isSessionDate = (date: string, today: string): boolean =>
  date >= FIRST && date <= `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`;
