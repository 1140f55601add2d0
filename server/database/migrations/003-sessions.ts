import { type Migration, statements, wall } from './migration.ts';

/** Sessions, the glasses served in them, and the sealed sheets with their marks. */
export const sessions: Migration = {
  name: '003-sessions',
  up: (db) =>
    statements(db, [
      `create table sessions (
         panel uuid not null references panels on delete cascade,
         number integer not null check (number between 1 and 999999),
         date date not null,
         state text not null default 'draft'
           check (state in ('draft', 'shown', 'hidden', 'closed', 'validated')),
         training boolean not null default false,
         multicode boolean not null default false,
         additional_info text not null default '',
         created_at timestamptz not null default now(),
         created_by text not null default '',
         shown_at timestamptz,
         closed_at timestamptz,
         validated_at timestamptz,
         validated_by text,
         validation_reason text,
         revision integer not null default 1,
         primary key (panel, number)
       )`,
      `create index sessions_date on sessions (panel, date, number)`,
      `create index sessions_state on sessions (panel, state, number)`,
      `create index sessions_validated on sessions (panel, validated_at, number)`,
      ...wall('sessions', 'select, insert, update, delete'),
      `create table glasses (
         panel uuid not null,
         session integer not null,
         taster uuid not null,
         code text not null,
         entry uuid not null,
         sample uuid not null,
         replicate smallint not null check (replicate in (1, 2)),
         position smallint not null check (position >= 1),
         primary key (panel, session, taster, code),
         unique (panel, session, taster, sample, replicate),
         unique (panel, session, taster, position),
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, taster) references tasters,
         foreign key (panel, sample) references samples
       )`,
      `create index glasses_taster on glasses (panel, taster, session)`,
      `create index glasses_sample on glasses (panel, sample, session)`,
      ...wall('glasses', 'select, insert, delete'),
      `create table sheets (
         panel uuid not null,
         session integer not null,
         taster uuid not null,
         code text not null,
         version integer not null check (version >= 1),
         digest text not null,
         sealed_at timestamptz not null,
         signed_at timestamptz not null,
         late boolean not null default false,
         valid boolean not null default true,
         marks jsonb not null,
         fruity_kind text check (fruity_kind in ('green', 'ripe')),
         other_descriptor text,
         heating_device text not null,
         comments text not null default '',
         signature jsonb not null,
         content jsonb not null,
         reopened_at timestamptz,
         reopened_by text,
         reopen_reason text,
         primary key (panel, session, taster, code, version),
         foreign key (panel, session, taster, code) references glasses
       )`,
      `create index sheets_sealed on sheets (panel, taster, sealed_at)`,
      ...wall('sheets', 'select, insert, update'),
      `create function verdial_sheet_stays() returns trigger language plpgsql as $$
       begin
         if tg_op = 'UPDATE'
           and (new.panel, new.session, new.taster, new.code, new.version, new.digest, new.sealed_at,
                new.signed_at, new.late, new.marks, new.fruity_kind, new.other_descriptor,
                new.heating_device, new.comments, new.signature, new.content)
             is not distinct from
               (old.panel, old.session, old.taster, old.code, old.version, old.digest, old.sealed_at,
                old.signed_at, old.late, old.marks, old.fruity_kind, old.other_descriptor,
                old.heating_device, old.comments, old.signature, old.content)
         then return new;
         end if;
         raise exception 'a sealed sheet stays as it was sealed' using errcode = 'restrict_violation';
       end $$`,
      `create trigger sheet_stays before update or delete on sheets
         for each row execute function verdial_sheet_stays()`,
      `create table marks (
         panel uuid not null,
         session integer not null,
         taster uuid not null,
         code text not null,
         version integer not null,
         attribute text not null,
         mm smallint check (mm between 0 and 100),
         qualifier text,
         primary key (panel, session, taster, code, version, attribute),
         foreign key (panel, session, taster, code, version) references sheets
       )`,
      ...wall('marks', 'select, insert'),
    ]),
};
