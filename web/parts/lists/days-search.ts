import { z } from 'zod';
import { daysNarrowing } from '../../../domain/sessions/days-query.ts';
import { dropEmpty, type ListSearch, readListSearch } from './list-search.ts';

/** LST-1: reads the address of the tasting days: their page, whether only open ones are meant, and the period. */
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
