import { z } from 'zod';
import { calendarDay } from '../fields/schemas.ts';
import { listQuery } from '../lists/list-query.ts';
import { oilClassSchema } from '../results/sample-verdict.ts';
import { DESCRIPTOR_KEYS, NEGATIVE_KEYS } from '../words/attributes.ts';

/** What is looked for where there is none: no class yet, or no defect in an oil that has its class. */
export const NONE = 'none';

/** Yes or no, as an address says it. */
const answer = z.enum(['yes', 'no']);
/** LST-7: what the list of samples is narrowed by, beside what every list is. */
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

/** The border of the samples list's query. */
export const samplesQuery = listQuery.extend(samplesNarrowing);

/** How the list of samples is asked for. */
export type SamplesQuery = Readonly<z.infer<typeof samplesQuery>>;
