import { CURRENT_PANEL, type Migration, statements } from './migration.ts';

/** Whoever runs as the application keeps to its own panel also in a function that has the rights of the owner. */
const OWN_PANEL = `if current_setting('role') = 'verdial_app' and whose is distinct from ${CURRENT_PANEL} then
         raise exception 'a trail of another panel' using errcode = 'insufficient_privilege';
       end if;`;

/** A function of the owner's rights that the application's role may call, and nobody else. */
const ofTheOwner = (name: string, takes: string): readonly string[] => [
  `revoke all on function ${name}(${takes}) from public`,
  `grant execute on function ${name}(${takes}) to verdial_app`,
];

/**
 * AUD-6, AUD-7: heads are signed, with the id of the key and the entry from which on the signatures hold. The role of
 * the application writes entries and heads through one function alone, which lets a trail grow by entries that follow
 * its head and nothing else. Heads of before have no signature.
 */
export const signedHeads: Migration = {
  name: '023-signed-heads',
  up: (db) =>
    statements(db, [
      `create table trail_keys (
         id text primary key,
         public_key text not null,
         current boolean unique check (current),
         made_at timestamptz not null default now()
       )`,
      `alter table audit_heads
         add column since integer,
         add column key text,
         add column signature text`,
      `create function verdial_audit_head(whose uuid)
         returns table (sequence integer, digest text, since integer, key text, signature text)
         language plpgsql security definer set search_path = public, pg_temp as $$
       #variable_conflict use_column
       begin
         ${OWN_PANEL}
         insert into audit_heads (panel, sequence, digest) values (whose, 0, repeat('0', 64))
           on conflict (panel) do nothing;
         return query select h.sequence, h.digest, h.since, h.key, h.signature
           from audit_heads h where h.panel = whose for update;
       end $$`,
      ...ofTheOwner('verdial_audit_head', 'uuid'),
      `create function verdial_append_audit(whose uuid, entries jsonb, signed_since integer, signed_by text, signed text)
         returns void language plpgsql security definer set search_path = public, pg_temp as $$
       declare
         head audit_heads;
         entry record;
       begin
         ${OWN_PANEL}
         select * into strict head from audit_heads where panel = whose for update;
         for entry in select e.* from jsonb_to_recordset(entries) as e(sequence integer, at timestamptz, actor text,
           name text, role text, origin text, command text, data jsonb, before jsonb, after jsonb, reason text,
           previous text, digest text) order by e.sequence
         loop
           if entry.sequence <> head.sequence + 1 or entry.previous <> head.digest then
             raise exception 'an entry does not follow the head of its trail' using errcode = 'restrict_violation';
           end if;
           insert into audit values (whose, entry.sequence, entry.at, entry.actor, entry.name, entry.role,
             entry.origin, entry.command, coalesce(entry.data, 'null'), coalesce(entry.before, 'null'),
             coalesce(entry.after, 'null'), entry.reason, entry.previous, entry.digest);
           head.sequence := entry.sequence;
           head.digest := entry.digest;
         end loop;
         update audit_heads set sequence = head.sequence, digest = head.digest, since = signed_since,
           key = signed_by, signature = signed where panel = whose;
       end $$`,
      ...ofTheOwner('verdial_append_audit', 'uuid, jsonb, integer, text, text'),
      `revoke insert on audit from verdial_app`,
      `revoke insert, update on audit_heads from verdial_app`,
    ]),
};
