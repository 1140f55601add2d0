import { type RawBuilder, sql } from 'kysely';
import { isInvalid, isTrainingSession } from '../sessions/stored-validity.ts';

/**
 * SQL condition: whether the sample of a current result `r` needs a repeat (TDY-2). The result is
 * not reliable (M-CVR), it counts for the sample, and no later one does. Of two replicates of a
 * session, one is listed.
 */
export const needsRepeat = (): RawBuilder<boolean> =>
  sql<boolean>`not r.reliable and ${countsForSample('r')}
    and not exists (select 1 from results o where o.panel = r.panel and o.sample = r.sample
      and o.withdrawn_at is null and ${countsForSample('o')}
      and ((o.date, o.session) > (r.date, r.session)
        or (o.session = r.session and o.replicate < r.replicate and not o.reliable)))`;

/**
 * SQL condition: whether a result counts for its sample. Results of training, invalidated ones and
 * those of counter-assessments do not.
 */
const countsForSample = (row: 'r' | 'o'): RawBuilder<boolean> =>
  sql<boolean>`not ${isTrainingSession(`${row}.panel`, `${row}.session`)}
    and not ${isInvalid(`${row}.panel`, `${row}.session`, `${row}.sample`)}
    and not exists (select 1 from sessions c where c.panel = ${sql.ref(`${row}.panel`)}
      and c.number = ${sql.ref(`${row}.session`)}
      and c.checked_sample = ${sql.ref(`${row}.sample`)})`;
