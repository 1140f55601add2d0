import { type Migration, statements } from './migration.ts';

/**
 * DAT-48: what a taster performed, newest first, and how much of it there is, is read in an index alone: a taster of years has
 * tens of thousands of sheets, and each of them was fetched to be counted.
 */
export const standingSheets: Migration = {
  name: '064-standing-sheets',
  up: (db) =>
    statements(db, [
      `create index sheets_standing on sheets (panel, taster, sealed_at desc, code) include (session, keyed_by)
         where reopened_at is null`,
    ]),
};
