import { sql } from 'kysely';

/** RPT-2: the number of the report that stands of the sample of a row in its session, as the column `report`. */
export const standingReport = (row: 'r' | 'c') =>
  sql<string | null>`(select o.number from reports o where o.panel = ${sql.ref(`${row}.panel`)}
    and o.sample = ${sql.ref(`${row}.sample`)} and o.session = ${sql.ref(`${row}.session`)} and o.replaced_by is null
    order by o.year desc, o.place desc limit 1)`.as('report');
