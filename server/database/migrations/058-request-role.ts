import { sql } from 'kysely';
import { newSealKey } from '../row-security/scope-seal.ts';
import { type Migration, statements } from './migration.ts';

/** Whoever stepped down keeps to what the server sealed, also in a function that has the rights of the owner. */
const SEALED_SCOPE = `if current_setting('role') = 'verdial_app' and whose is distinct from verdial_panel() then
         raise exception 'a trail of another panel' using errcode = 'insufficient_privilege';
       end if;
       if current_setting('role') = 'verdial_service' and not verdial_is_service() then
         raise exception 'not the server' using errcode = 'insufficient_privilege';
       end if;`;

/**
 * SEC-82: the role of what the server does for all panels, the key by which the database knows what a transaction is for, and
 * what ties a document and its head to one panel. The walls themselves are raised from `row-security/rights.ts` after the migrations.
 */
export const requestRole: Migration = {
  name: '058-request-role',
  async up(db) {
    await statements(db, [
      `do $$ begin
         if not exists (select from pg_roles where rolname = 'verdial_service') then
           create role verdial_service nologin nosuperuser nobypassrls;
         end if;
       exception
         when duplicate_object or unique_violation then null;
         when insufficient_privilege then
           raise exception 'role verdial_service is not on this server, and % may make none', current_user
             using errcode = 'insufficient_privilege',
               hint = 'As an administrator: create role verdial_service nologin. See “On a PostgreSQL server” in docs/operating.md';
       end $$`,
      `create table verdial_walls (
         one boolean primary key default true check (one),
         inner_key bytea not null,
         outer_key bytea not null,
         raised text not null default ''
       )`,
      // Until the walls are raised, which is right after; the functions below name them.
      `create function verdial_panel() returns uuid language sql stable parallel safe as 'select null::uuid'`,
      `create function verdial_is_service() returns boolean language sql stable parallel safe as 'select false'`,
      `create or replace function verdial_audit_head(whose uuid)
         returns table (sequence integer, digest text, since integer, key text, signature text)
         language plpgsql security definer set search_path = public, pg_temp as $$
       #variable_conflict use_column
       begin
         ${SEALED_SCOPE}
         insert into audit_heads (panel, sequence, digest) values (whose, 0, repeat('0', 64))
           on conflict (panel) do nothing;
         return query select h.sequence, h.digest, h.since, h.key, h.signature
           from audit_heads h where h.panel = whose for update;
       end $$`,
      `create or replace function verdial_append_audit(whose uuid, entries jsonb, signed_since integer, signed_by text, signed text)
         returns void language plpgsql security definer set search_path = public, pg_temp as $$
       declare
         head audit_heads;
         entry record;
       begin
         ${SEALED_SCOPE}
         select * into strict head from audit_heads where panel = whose for update;
         for entry in select e.* from jsonb_to_recordset(entries) as e(sequence integer, at timestamptz, actor text,
           name text, role text, origin text, command text, data jsonb, before jsonb, after jsonb, reason text,
           previous text, digest text) order by e.sequence
         loop
           if entry.sequence <> head.sequence + 1 or entry.previous <> head.digest then
             raise exception 'an entry does not follow the head of its trail' using errcode = 'restrict_violation';
           end if;
           insert into audit (panel, sequence, at, actor, name, role, origin, command, data, before, after, reason,
             previous, digest) values (whose, entry.sequence, entry.at, entry.actor, entry.name, entry.role,
             entry.origin, entry.command, coalesce(entry.data, 'null'), coalesce(entry.before, 'null'),
             coalesce(entry.after, 'null'), entry.reason, entry.previous, entry.digest);
           head.sequence := entry.sequence;
           head.digest := entry.digest;
         end loop;
         update audit_heads set sequence = head.sequence, digest = head.digest, since = signed_since,
           key = signed_by, signature = signed where panel = whose;
       end $$`,
      `grant execute on function verdial_audit_head(uuid) to verdial_service`,
      `grant execute on function verdial_append_audit(uuid, jsonb, integer, text, text) to verdial_service`,
      // A document is named after its panel, and its head is of the same.
      `alter table documents add constraint documents_of_panel check (starts_with(name, panel::text || '/'))`,
      `alter table documents add constraint documents_in_panel unique (id, panel)`,
      `alter table document_heads
         drop constraint document_heads_document_fkey,
         add constraint document_heads_document_fkey foreign key (document, panel) references documents (id, panel) on delete cascade`,
    ]);
    const { inner, outer } = newSealKey();
    await sql`insert into verdial_walls (inner_key, outer_key) values (${inner}, ${outer})`.execute(
      db,
    );
  },
};
