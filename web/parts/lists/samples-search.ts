import { z } from 'zod';
import { samplesNarrowing } from '../../../domain/samples/samples-query.ts';
import { type ListSearch, readListSearch } from './list-search.ts';

/**
 * Reads the state of the samples list from the URL: the state that every list has, and its own
 * filters (LST-7).
 */
export function readSamplesSearch(raw: Record<string, unknown>): ListSearch {
  const known = Object.entries(samplesNarrowing).filter(
    ([key, schema]) => key in raw && schema.safeParse(raw[key]).success,
  );
  const narrowing = z.object(samplesNarrowing);
  return {
    ...readListSearch(raw),
    ...narrowing.parse(Object.fromEntries(known.map(([key]) => [key, raw[key]]))),
  };
}
