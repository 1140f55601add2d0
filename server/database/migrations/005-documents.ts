import { type Migration, statements, wall } from './migration.ts';

/** Live documents and the log of their updates. */
export const documents: Migration = {
  name: '005-documents',
  up: (db) =>
    statements(db, [
      `create table documents (
         id bigint generated always as identity primary key,
         name text not null unique,
         panel uuid not null references panels on delete cascade,
         kind text not null,
         birth text not null,
         snapshot bytea not null,
         created_at timestamptz not null default now()
       )`,
      `create index documents_panel on documents (panel, kind)`,
      ...wall('documents', 'select, insert'),
      `create table document_updates (
         id bigint generated always as identity,
         document bigint not null,
         panel uuid not null,
         data bytea not null,
         primary key (document, id)
       )`,
      ...wall('document_updates', 'select, insert'),
    ]),
};
