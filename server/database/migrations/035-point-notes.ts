import { type Migration, statements, wall } from './migration.ts';

/** QUA-5: what leaders write to points of charts: nothing of it is changed or deleted, a note is struck once. */
export const pointNotes: Migration = {
  name: '035-point-notes',
  up: (db) =>
    statements(db, [
      `create table point_notes (
         panel uuid not null,
         id uuid not null,
         kind text not null check (kind in ('note', 'retraining')),
         chart text not null,
         series text not null,
         taster uuid,
         session integer not null,
         sample uuid,
         day date check ((day is not null) = (kind = 'retraining')),
         text text not null check (text <> ''),
         by_name text not null,
         at timestamptz not null,
         struck_by text,
         struck_at timestamptz,
         struck_reason text,
         check ((struck_at is null) = (struck_by is null) and (struck_at is null) = (struck_reason is null)),
         primary key (panel, id),
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, taster) references tasters on delete cascade,
         foreign key (panel, sample) references samples on delete cascade
       )`,
      `create index point_notes_session on point_notes (panel, session)`,
      ...wall('point_notes', 'select, insert'),
      `grant update (struck_by, struck_at, struck_reason) on point_notes to verdial_app`,
    ]),
};
