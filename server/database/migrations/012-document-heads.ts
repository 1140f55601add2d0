import { type Migration, statements, wall } from './migration.ts';

/**
 * KEE-8, KEE-9: how far the log of each document goes, with a running digest that each row carries on, and whether the
 * document is closed to what devices write. One row a document, apart from the snapshot, since every commit changes it.
 */
export const documentHeads: Migration = {
  name: '012-document-heads',
  up: (db) =>
    statements(db, [
      `create table document_heads (
         document bigint primary key references documents on delete cascade,
         panel uuid not null,
         length bigint not null default 0,
         digest bytea not null,
         closed boolean not null default false
       ) with (fillfactor = 70)`,
      ...wall('document_heads', 'select, insert, update'),
      `insert into document_heads (document, panel, digest) select id, panel, sha256(snapshot) from documents`,
      `alter table documents
         add column place bigint not null default 0,
         add column digest bytea,
         add column snapshot_digest bytea`,
      `update documents set digest = sha256(snapshot), snapshot_digest = sha256(snapshot)`,
      `alter table documents
         alter column digest set not null,
         alter column snapshot_digest set not null`,
      `alter table document_updates add column place bigint, add column digest bytea`,
      `do $$
       declare
         row record;
         head record;
       begin
         for row in select document, id, data from document_updates order by document, id loop
           update document_heads set length = length + 1, digest = sha256(digest || row.data)
             where document = row.document returning length, digest into head;
           update document_updates set place = head.length, digest = head.digest
             where document = row.document and id = row.id;
         end loop;
       end $$`,
      `delete from document_updates where place is null`,
      `alter table document_updates alter column place set not null, alter column digest set not null`,
      // EVA-5: a sheet that is opened again gets another document in the place of its own, within its panel.
      `grant update (birth, snapshot, snapshot_digest, place, digest) on documents to verdial_app`,
      `grant delete on document_updates to verdial_app`,
      `create unique index document_updates_place on document_updates (document, place)`,
      `update document_heads h set closed = true from documents d
         where d.id = h.document and (
           (d.kind = 'evaluation' and exists (
             select 1 from sheets s where s.panel = d.panel and s.reopened_at is null
               and d.name = s.panel || '/evaluation/' || s.session || '.' || s.taster || '.' || s.code))
           or (d.kind in ('session', 'assessment') and exists (
             select 1 from sessions s where s.panel = d.panel and s.state = 'validated'
               and (d.name = s.panel || '/session/' || s.number
                 or starts_with(d.name, s.panel || '/assessment/' || s.number || '.')))))`,
    ]),
};
