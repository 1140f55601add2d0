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
       exception when duplicate_object or unique_violation then null;
       end $$`,
      `do $$ begin
         if not (select rolsuper from pg_roles where rolname = current_user) then
           execute format('grant verdial_app to %I', current_user);
         end if;
       exception when insufficient_privilege then
         raise exception 'role % must be a member of role verdial_app', current_user
           using hint = format('As an administrator: grant verdial_app to %I', current_user);
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
