import { type Migration, statements, wall } from './migration.ts';

/** Movements of quantities, files of samples, the panel's image, and an index for every order and search of samples. */
export const files: Migration = {
  name: '008-files',
  up: (db) =>
    statements(db, [
      `alter table samples add column reference_origin text not null default ''`,
      `alter table samples add column validated boolean not null default false`,
      `update samples set validated = true where class is not null`,
      `create table sample_movements (
         panel uuid not null,
         id bigint generated always as identity primary key,
         sample uuid not null,
         at timestamptz not null default now(),
         kind text not null check (kind in ('received', 'session', 'correction', 'carried')),
         millilitres double precision not null,
         session integer,
         by_name text not null,
         reason text,
         foreign key (panel, sample) references samples on delete cascade
       )`,
      `create index sample_movements_sample on sample_movements (panel, sample, id)`,
      ...wall('sample_movements', 'select, insert'),
      `insert into sample_movements (panel, sample, at, kind, millilitres, by_name)
         select panel, id, created_at, 'received', initial_quantity, 'system' from samples
         where initial_quantity is not null`,
      `insert into sample_movements (panel, sample, kind, millilitres, by_name)
         select panel, id, 'carried', current_quantity - initial_quantity, 'system' from samples
         where initial_quantity is not null and current_quantity is not null
           and current_quantity <> initial_quantity`,
      `create table sample_files (
         panel uuid not null,
         id uuid not null,
         sample uuid not null,
         name text not null check (name <> ''),
         kind text not null,
         bytes integer not null check (bytes > 0),
         digest text not null,
         content bytea not null,
         thumbnail_kind text,
         thumbnail bytea,
         at timestamptz not null default now(),
         by_name text not null,
         primary key (panel, id),
         foreign key (panel, sample) references samples on delete cascade
       )`,
      `create index sample_files_sample on sample_files (panel, sample, at)`,
      ...wall('sample_files', 'select, insert, delete'),
      `create table panel_images (
         panel uuid primary key references panels on delete cascade,
         name text not null,
         kind text not null,
         bytes integer not null check (bytes > 0),
         digest text not null,
         content bytea not null,
         at timestamptz not null default now()
       )`,
      ...wall('panel_images', 'select, insert, update, delete'),
    ]),
};
