import { type RawBuilder, sql } from 'kysely';
import { isInvalid } from './assessment-validity.ts';
import { ofTraining } from './of-training.ts';

/**
 * TDY-2: whether a standing result `r` is what its sample is to be tasted again for: it is not reliable (M-CVR), it says something of the
 * sample, and no later one does. Of two replicates of a session one is told.
 */
export const toRepeat = (): RawBuilder<boolean> =>
  sql<boolean>`not r.reliable and ${saysOfSample('r')}
    and not exists (select 1 from results o where o.panel = r.panel and o.sample = r.sample
      and o.withdrawn_at is null and ${saysOfSample('o')}
      and ((o.date, o.session) > (r.date, r.session)
        or (o.session = r.session and o.replicate < r.replicate and not o.reliable)))`;

/** A result of training, one that was called invalid and a counter-assessment's say nothing of their sample. */
const saysOfSample = (row: 'r' | 'o'): RawBuilder<boolean> =>
  sql<boolean>`not ${ofTraining(`${row}.panel`, `${row}.session`)}
    and not ${isInvalid(`${row}.panel`, `${row}.session`, `${row}.sample`)}
    and not exists (select 1 from sessions c where c.panel = ${sql.ref(`${row}.panel`)}
      and c.number = ${sql.ref(`${row}.session`)}
      and c.checked_sample = ${sql.ref(`${row}.sample`)})`;
