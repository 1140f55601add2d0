import { z } from 'zod';
import { samplesNarrowing } from '../../../domain/samples/samples-query.ts';
import { type ListSearch, readListSearch } from './list-search.ts';

/** LST-7: reads the address of the samples list: what every list carries, and what this one is narrowed by. */
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
