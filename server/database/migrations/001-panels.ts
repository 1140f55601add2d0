import { type Migration, statements, wall } from './migration.ts';

/** The role that row-level security holds, and the panels. Roles belong to the server, not to one database. */
export const panels: Migration = {
  name: '001-panels',
  up: (db) =>
    statements(db, [
      `do $$ begin
         if not exists (select from pg_roles where rolname = 'verdial_app') then
           create role verdial_app nologin nosuperuser nobypassrls;
         end if;
       exception
         when duplicate_object or unique_violation then null;
         when insufficient_privilege then
           raise exception 'role verdial_app is not on this server, and % may make none', current_user
             using errcode = 'insufficient_privilege', hint = 'See “On a PostgreSQL server” in docs/operating.md';
       end $$`,
      // SEC-81: only who steps down for requests must be a member; whether somebody can is looked at when the database is
      // opened. An owner who makes no roles may not grant what they were granted, so this failed where all was well.
      `do $$ begin
         if not (select rolsuper from pg_roles where rolname = current_user) then
           execute format('grant verdial_app to %I', current_user);
         end if;
       exception when insufficient_privilege then null;
       end $$`,
      `grant usage on schema public to verdial_app`,
      `create table panels (
         id uuid primary key,
         name text not null,
         leader text not null default '',
         phone text not null default '',
         email text not null default '',
         address text not null default '',
         address2 text not null default '',
         city text not null default '',
         state text not null default '',
         postal_code text not null default '',
         country text not null default '',
         web_address text not null default '',
         additional_info text not null default '',
         last_session integer not null default 0,
         revision integer not null default 1,
         created_at timestamptz not null default now()
       )`,
      ...wall('panels', 'select, update', 'id'),
      `create table panel_settings (
         panel uuid primary key references panels on delete cascade,
         settings jsonb not null,
         revision integer not null default 1,
         updated_at timestamptz not null default now()
       )`,
      ...wall('panel_settings', 'select, insert, update'),
      `create table verdial_installation (
         one boolean primary key default true check (one),
         created_at timestamptz not null default now(),
         opened_at timestamptz not null default now()
       )`,
      `insert into verdial_installation default values`,
    ]),
};
