/**
 * Formats the number of a report: the year of issue and its sequence number in that year, such as
 * 2026-0007 (RPT-2).
 */
export const reportNumber = (year: number, place: number): string =>
  `${year}-${String(place).padStart(4, '0')}`;

/** Whether a text has the form of a report's number. */
export const isReportNumber = (text: string): boolean => /^\d{4}-\d{4,9}$/.test(text);
