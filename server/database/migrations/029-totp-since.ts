import { closed, type Migration, statements } from './migration.ts';

/**
 * ACC-72: since when an account has its app, which the account library does not say. Of one that was set up before this nothing is
 * said, so it confirms nothing.
 */
export const totpSince: Migration = {
  name: '029-totp-since',
  up: (db) =>
    statements(db, [
      `create table totp_since (
         panel uuid not null references panels on delete cascade,
         account text primary key,
         since timestamptz not null
       )`,
      ...closed('totp_since'),
    ]),
};
