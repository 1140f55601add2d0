import { type Migration, statements, wall } from './migration.ts';

/** QUA-1: months as devices are given them, packed once: what is here can be made again from what was validated. */
export const monthPacks: Migration = {
  name: '041-month-packs',
  up: (db) =>
    statements(db, [
      `create table month_packs (
         panel uuid not null references panels on delete cascade,
         month text not null,
         digest text not null,
         pack bytea not null,
         primary key (panel, month)
       )`,
      ...wall('month_packs', 'select, insert, update'),
    ]),
};
