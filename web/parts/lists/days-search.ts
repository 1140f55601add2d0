import { z } from 'zod';
import { daysNarrowing } from '../../../domain/sessions/days-query.ts';
import { dropEmpty, type ListSearch, readListSearch } from './list-search.ts';

/**
 * Reads the state of the list of tasting days from the URL: its page, whether only open days are
 * shown, and the period (LST-1).
 */
export function readDaysSearch(raw: Record<string, unknown>): ListSearch {
  const { page, state } = readListSearch(raw);
  const known = Object.entries(daysNarrowing).filter(
    ([key, schema]) => key in raw && schema.safeParse(raw[key]).success,
  );
  return {
    ...dropEmpty({ page, state: state === 'open' ? state : undefined }),
    ...z.object(daysNarrowing).parse(Object.fromEntries(known.map(([key]) => [key, raw[key]]))),
  };
}
