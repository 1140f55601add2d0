import { type Migration, statements } from './migration.ts';

/**
 * DAT-48: what a taster performed, newest first, and how much of it there is, is read in an index alone: a taster of years has
 * tens of thousands of sheets, and each of them was fetched to be counted. It holds those that were opened again too: where nothing
 * was counted yet, as while an installation is filled, an index of what is null is thought to be all but empty, and is taken to
 * find a session with.
 */
export const standingSheets: Migration = {
  name: '064-standing-sheets',
  up: (db) =>
    statements(db, [
      `create index sheets_standing on sheets (panel, taster, sealed_at desc, code)
         include (session, keyed_by, reopened_at)`,
    ]),
};
