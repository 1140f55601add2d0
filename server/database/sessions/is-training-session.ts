import { sql } from 'kysely';

/**
 * SQL condition: whether a session is a training session, by the columns of its panel and its
 * number (TRN-12).
 */
export const isTrainingSession = (panel: string, session: string) =>
  sql<boolean>`exists (select 1 from sessions t where t.panel = ${sql.ref(panel)}
    and t.number = ${sql.ref(session)} and t.training)`;
