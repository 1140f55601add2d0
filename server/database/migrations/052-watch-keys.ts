import { type Migration, statements, wall } from './migration.ts';

/** LIV-1: keys by which others watch sessions: of each its digest alone; none is changed or deleted, it is revoked once. */
export const watchKeys: Migration = {
  name: '052-watch-keys',
  up: (db) =>
    statements(db, [
      `create table watch_keys (
         panel uuid not null references panels on delete cascade,
         id uuid not null,
         name text not null check (name <> ''),
         session integer,
         ends timestamptz not null,
         digest text not null,
         by_name text not null,
         at timestamptz not null,
         revoked_by text,
         revoked_at timestamptz,
         check ((revoked_at is null) = (revoked_by is null)),
         primary key (panel, id),
         unique (panel, digest),
         foreign key (panel, session) references sessions on delete cascade
       )`,
      `create index watch_keys_session on watch_keys (panel, session)`,
      ...wall('watch_keys', 'select, insert'),
      `grant update (revoked_by, revoked_at) on watch_keys to verdial_app`,
    ]),
};
