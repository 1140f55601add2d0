import { type Migration, statements, wall } from './migration.ts';

/**
 * SHT-9, SHT-12: a panel's own sheets: the draft of each, and its published versions. What a version says never changes, not
 * even by the owner's hand; whether plans are offered it does.
 */
export const ownSheets: Migration = {
  name: '056-own-sheets',
  up: (db) =>
    statements(db, [
      `create table panel_sheets (
         panel uuid not null references panels on delete cascade,
         sheet integer not null check (sheet > 0),
         id uuid not null,
         base text not null,
         draft jsonb not null,
         revision integer not null default 1,
         changed_at timestamptz not null,
         changed_by text not null,
         primary key (panel, sheet),
         unique (panel, id)
       )`,
      ...wall('panel_sheets', 'select, insert, update, delete'),
      `create table panel_sheet_versions (
         panel uuid not null,
         id text not null,
         sheet integer not null,
         version integer not null check (version > 0),
         definition jsonb not null,
         published_at timestamptz not null,
         published_by text not null,
         retired_at timestamptz,
         retired_by text,
         check ((retired_at is null) = (retired_by is null)),
         primary key (panel, id),
         unique (panel, sheet, version),
         foreign key (panel, sheet) references panel_sheets
       )`,
      ...wall('panel_sheet_versions', 'select, insert'),
      `grant update (retired_at, retired_by) on panel_sheet_versions to verdial_app`,
      `create function verdial_sheet_version_stays() returns trigger language plpgsql as $$
       begin
         if new.definition is not distinct from old.definition and new.id = old.id
           and new.sheet = old.sheet and new.version = old.version then return new; end if;
         raise exception 'a published sheet stays as it was published' using errcode = 'restrict_violation';
       end $$`,
      `create trigger sheet_version_stays before update on panel_sheet_versions
         for each row execute function verdial_sheet_version_stays()`,
    ]),
};
