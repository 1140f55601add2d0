import { type Migration, statements, wall } from './migration.ts';

/** Validated results. A withdrawn one stays beside the one that stands. */
export const results: Migration = {
  name: '004-results',
  up: (db) =>
    statements(db, [
      `create table results (
         panel uuid not null,
         id bigint generated always as identity primary key,
         session integer not null,
         date date not null,
         sample uuid not null,
         replicate smallint not null check (replicate in (1, 2)),
         n integer not null,
         class text not null,
         predominant_defect text,
         md double precision,
         mf double precision,
         reliable boolean not null,
         figures jsonb not null,
         method text not null,
         settings jsonb not null,
         sheets jsonb not null,
         validated_at timestamptz not null,
         validated_by text not null,
         withdrawn_at timestamptz,
         withdrawn_by text,
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, sample) references samples
       )`,
      `create unique index results_standing on results (panel, session, sample, replicate)
         where withdrawn_at is null`,
      `create index results_date on results (panel, date, id) where withdrawn_at is null`,
      `create index results_sample on results (panel, sample, date) where withdrawn_at is null`,
      `create index results_class on results (panel, class, id) where withdrawn_at is null`,
      `create index results_md on results (panel, md, id) where withdrawn_at is null`,
      `create index results_mf on results (panel, mf, id) where withdrawn_at is null`,
      `create index results_validated on results (panel, validated_at, id) where withdrawn_at is null`,
      ...wall('results', 'select, insert, update'),
    ]),
};
