import { type Migration, statements, wall } from './migration.ts';

/** COM-3: which commands were decided under which id of which account, and what they were answered. */
export const givenCommands: Migration = {
  name: '013-given-commands',
  up: (db) =>
    statements(db, [
      `create table given_commands (
         panel uuid not null references panels on delete cascade,
         account text not null,
         id uuid not null,
         command text not null,
         digest text not null,
         answer jsonb,
         at timestamptz not null,
         primary key (panel, account, id)
       )`,
      `create index given_commands_at on given_commands (at)`,
      ...wall('given_commands', 'select, insert, update'),
    ]),
};
