import { type Migration, statements, wall } from './migration.ts';

/**
 * ACC-41: what puts in doubt who uses an account, until its owner confirms; ACC-40: letters to owners that wait to be
 * sent, and the language each reads. Letters belong to the installation: no panel's role sees them.
 */
export const accountDoubts: Migration = {
  name: '026-account-doubts',
  up: (db) =>
    statements(db, [
      `create table account_doubts (
         panel uuid not null references panels on delete cascade,
         id uuid primary key,
         account text not null,
         kind text not null check (kind in ('link', 'address')),
         by_name text not null,
         made_at timestamptz not null,
         address text not null,
         token text,
         used_at timestamptz,
         confirmed_at timestamptz
       )`,
      `create index account_doubts_account on account_doubts (panel, account, made_at)`,
      ...wall('account_doubts', 'select'),
      `create table letters (
         id bigint generated always as identity primary key,
         address text not null,
         language text not null,
         facts jsonb not null,
         made_at timestamptz not null,
         next_at timestamptz not null,
         tries integer not null default 0
       )`,
      `create index letters_next on letters (next_at)`,
      `alter table sign_ins add column language text not null default ''`,
    ]),
};
