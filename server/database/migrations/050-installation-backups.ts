import { type Migration, statements } from './migration.ts';

/**
 * BAK-41, BAK-44: what became of the backups of the whole installation, and which process makes one now. They belong to the
 * installation: a panel is told of them by a route.
 */
export const installationBackups: Migration = {
  name: '050-installation-backups',
  up: (db) =>
    statements(db, [
      `create table installation_backups (
         id bigint generated always as identity primary key,
         act text not null check (act in ('making', 'made', 'verified', 'restored', 'failed')),
         at timestamptz not null,
         made timestamptz,
         file text not null,
         bytes bigint,
         problem text
       )`,
      `create index installation_backups_newest on installation_backups (act, at desc)`,
    ]),
};
