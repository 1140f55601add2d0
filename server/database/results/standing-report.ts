import { sql } from 'kysely';

/**
 * SQL column `report`: the number of the current report on the sample of a row in its session
 * (RPT-2).
 */
export const standingReport = (row: 'r' | 'c') =>
  sql<string | null>`(select o.number from reports o where o.panel = ${sql.ref(`${row}.panel`)}
    and o.sample = ${sql.ref(`${row}.sample`)} and o.session = ${sql.ref(`${row}.session`)} and o.replaced_by is null
    order by o.year desc, o.place desc limit 1)`.as('report');
