/** STS-5: whether the last session (YYYY-MM-DD) lies more than so many months before today; none counts as one. */
export function isInactive(last: string | null, months: number, today: string): boolean {
  if (last === null) return true;
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const limit = new Date(Date.UTC(year, month - 1 - months, day)).toISOString().slice(0, 10);
  return last < limit;
}
