import { closed, type Migration, statements } from './migration.ts';

/**
 * ACC-60, ACC-65, ACC-67: passkeys; which sessions proved anew who they are; the proofs that were used and are good no more;
 * and whether a panel requires a second factor. All of it is read with the rights of the installation alone.
 */
export const secondFactors: Migration = {
  name: '028-second-factors',
  up: (db) =>
    statements(db, [
      `create table passkeys (
         panel uuid not null references panels on delete cascade,
         id text primary key,
         account text not null,
         name text not null,
         public_key bytea not null,
         counter bigint not null,
         transports text not null,
         since timestamptz not null,
         used timestamptz
       )`,
      `create index passkeys_account on passkeys (account)`,
      ...closed('passkeys'),
      `create table session_proofs (
         panel uuid not null references panels on delete cascade,
         session text primary key,
         account text not null,
         at timestamptz not null
       )`,
      ...closed('session_proofs'),
      `create table spent_proofs (
         panel uuid not null references panels on delete cascade,
         account text not null,
         proof text not null,
         at timestamptz not null,
         primary key (account, proof)
       )`,
      ...closed('spent_proofs'),
      `create table panel_security (
         panel uuid primary key references panels on delete cascade,
         second_factor boolean not null,
         since timestamptz not null,
         by text not null
       )`,
      ...closed('panel_security'),
    ]),
};
