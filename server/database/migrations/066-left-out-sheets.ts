import { type Migration, statements } from './migration.ts';

/** ASM-1: which sheets of a session were left out is read for every row of a list: they are few, and have an index of their own. */
export const leftOutSheets: Migration = {
  name: '066-left-out-sheets',
  up: (db) =>
    statements(db, [
      `create index sheets_left_out on sheets (panel, session) where not valid and reopened_at is null`,
    ]),
};
