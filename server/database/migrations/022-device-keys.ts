import { type Migration, statements, wall } from './migration.ts';

/** SYN-10: the key of each account by which its devices seal what they keep. */
export const deviceKeys: Migration = {
  name: '022-device-keys',
  up: (db) =>
    statements(db, [
      `create table device_keys (
         panel uuid not null references panels on delete cascade,
         account text not null,
         key text not null,
         primary key (panel, account)
       )`,
      ...wall('device_keys', 'select, insert'),
    ]),
};
