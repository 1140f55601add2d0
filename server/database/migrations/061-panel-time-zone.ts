import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * ZON-2: a panel has a time zone, by its name in the IANA database. A panel of before has the one of the machine that brings
 * the tables up to date, which is what its days were counted by on the server; its leader sets it right.
 */
export const panelTimeZone: Migration = {
  name: '061-panel-time-zone',
  async up(db) {
    await sql`alter table panels add column time_zone text not null default 'UTC'`.execute(db);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await sql`update panels set time_zone = ${timeZone}`.execute(db);
  },
};
