import { sql } from 'kysely';

/** TRN-12: whether a session was for training, by the columns that name its panel and its number. */
export const ofTraining = (panel: string, session: string) =>
  sql<boolean>`exists (select 1 from sessions t where t.panel = ${sql.ref(panel)}
    and t.number = ${sql.ref(session)} and t.training)`;
