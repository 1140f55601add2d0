import { Temporal } from 'temporal-polyfill';

/** STS-5: whether the last session (YYYY-MM-DD) lies more than so many months before today; none counts as one. */
export function isInactive(last: string | null, months: number, today: string): boolean {
  const limit = Temporal.PlainDate.from(today).subtract({ months }).toString();
  return last === null || last < limit;
}
