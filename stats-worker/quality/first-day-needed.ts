import { defaultPanelSettings } from '../../domain/settings/panel-settings.ts';
import type { Replicate } from '../../domain/words/replicate.ts';
import { duplicatePairs } from '../history/duplicate-pairs.ts';
import { findEntries } from '../history/find-entries.ts';
import { dateOf, dayOf, monthsBefore } from '../marks/calendar-day.ts';
import { ColumnsBuilder } from '../marks/columns-builder.ts';
import { NO_DAY } from '../marks/mark-columns.ts';
import { LINES } from '../marks/sheet-columns.ts';
import { profileOf } from '../method/profile-of.ts';
import { WINDOW_MONTHS } from './index-value.ts';

/** The first day that a database can read, in days since 1970: PostgreSQL knows no year 0. */
const FIRST_DAY = -719_162;

/**
 * A replicate of a sample in a counted session without a sheet that counts of the other replicate
 * (M-PAIR).
 */
export type LoneReplicate = {
  readonly session: number;
  readonly date: string;
  readonly sample: string;
  readonly replicate: Replicate;
};

/**
 * The first day of the sessions that the export of a period needs (XPO-19). With them its
 * duplicates and indexes equal those of the whole history. It is six months before the period, or
 * earlier, back to replicate 1 of every pair that this day would cut in two. So no pair has halves
 * on both sides of the day. The replicates are in the order of their sessions. Example: a period
 * from 1 July needs 1 January; with a pair of 20 December and 5 January, 20 December.
 */
export function firstDayNeeded(from: string, lone: readonly LoneReplicate[]): string {
  const begin = dayOf(from);
  if (begin === null) return from;
  let first = monthsBefore(begin, WINDOW_MONTHS);
  const pairs = daysOfPairs(lone);
  const cut = () => pairs.filter(([one, two]) => one < first && two >= first);
  for (let across = cut(); across.length > 0; across = cut())
    first = Math.min(...across.map(([one]) => one));
  return dateOf(Math.max(first, FIRST_DAY));
}

/** The days of both halves of every pair of the replicates. */
function daysOfPairs(
  lone: readonly LoneReplicate[],
): readonly (readonly [first: number, second: number])[] {
  const builder = new ColumnsBuilder();
  for (const { session: number, date, sample, replicate } of lone) {
    const session = builder.session(String(number));
    builder.sessionDay[session] = dayOf(date) ?? NO_DAY;
    const sheet = builder.sheet(session, sample, replicate, '');
    for (let line = 0; line < LINES; line += 1) builder.setMark(sheet, line, 0);
  }
  const columns = builder.columns();
  const profile = profileOf(defaultPanelSettings());
  const entries = findEntries(columns, profile);
  const dayOfHalf = (entry: number) => columns.sessionDay[entries.session[entry] ?? 0] ?? NO_DAY;
  return duplicatePairs(entries, columns, profile).map(({ first, second }) => [
    dayOfHalf(first),
    dayOfHalf(second),
  ]);
}
