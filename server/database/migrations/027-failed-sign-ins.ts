import { type Migration, statements } from './migration.ts';

/**
 * ACC-43: sign-ins that failed. They belong to the installation: nobody says his panel when signing in, and most names that
 * are tried are nobody's. What is tried again within the hour is counted in one row.
 */
export const failedSignIns: Migration = {
  name: '027-failed-sign-ins',
  up: (db) =>
    statements(db, [
      `create table failed_sign_ins (
         hour timestamptz not null,
         username text not null,
         origin text not null,
         reason text not null check (reason in ('password', 'disabled', 'limit')),
         account text,
         device text not null,
         first_at timestamptz not null,
         at timestamptz not null,
         times integer not null default 1,
         primary key (hour, username, origin, reason)
       )`,
      `create index failed_sign_ins_account on failed_sign_ins (account, at desc)`,
    ]),
};
