import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { listQuery } from '../lists/list-query.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { DESCRIPTOR_KEYS, NEGATIVE_KEYS } from '../words/attributes.ts';

/** The filter value for a missing one: no class yet, or no defect in an oil that has its class. */
export const NONE = 'none';

/** Yes or no, as a query parameter. */
const answer = z.enum(['yes', 'no']);
/** The filters of the list of samples, in addition to those of every list (LST-7). */
export const samplesNarrowing = {
  class: z.enum([...oilClassSchema.options, NONE]).exactOptional(),
  /** A predominant defect: a line of the sheet or a descriptor of *other negative*. */
  defect: z.enum([...NEGATIVE_KEYS, ...DESCRIPTOR_KEYS, NONE]).exactOptional(),
  reference: answer.exactOptional(),
  validated: answer.exactOptional(),
  /** Received on this day or later. */
  from: calendarDay.exactOptional(),
  /** Received on this day or earlier. */
  until: calendarDay.exactOptional(),
};

/** Input schema of the query of the list of samples. */
export const samplesQuery = listQuery.extend(samplesNarrowing);

/** The query of the list of samples. */
export type SamplesQuery = Readonly<z.infer<typeof samplesQuery>>;
