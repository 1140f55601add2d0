import { type Migration, statements } from './migration.ts';

/** The kinds of record whose history is asked for by an id in the data of an entry. */
const THINGS = ['sample', 'taster', 'session', 'account', 'book'];

/**
 * AUD-5, AUD-17: what an entry is about stands in columns: behind the wall between panels no index is used for `->>`, which may tell
 * of a row in an error. And of each trail it is counted, as it grows, which acts there are and who acted.
 */
export const trailFound: Migration = {
  name: '059-trail-found',
  up: (db) =>
    statements(db, [
      `alter table audit ${THINGS.map(
        (thing) => `add column of_${thing} text generated always as (data ->> '${thing}') stored`,
      ).join(', ')}`,
      ...['sample', 'taster', 'session'].map((thing) => `drop index audit_${thing}`),
      ...THINGS.map(
        (thing) =>
          `create index audit_${thing} on audit (panel, of_${thing}, sequence) where of_${thing} is not null`,
      ),
      `create index audit_actor on audit (panel, actor, sequence)`,
      `create table audit_commands (
         panel uuid not null references panels,
         command text not null,
         entries bigint not null,
         primary key (panel, command)
       )`,
      `create table audit_people (
         panel uuid not null references panels,
         actor text not null,
         name text not null,
         role text not null,
         primary key (panel, actor)
       )`,
      `insert into audit_commands select panel, command, count(*) from audit group by panel, command`,
      `insert into audit_people select distinct on (panel, actor) panel, actor, name, role from audit
         order by panel, actor, sequence desc`,
      `create function verdial_audit_counted() returns trigger language plpgsql as $$
       begin
         insert into audit_commands select panel, command, count(*) from added group by panel, command
           on conflict (panel, command) do update set entries = audit_commands.entries + excluded.entries;
         insert into audit_people select distinct on (panel, actor) panel, actor, name, role from added
             order by panel, actor, sequence desc
           on conflict (panel, actor) do update set name = excluded.name, role = excluded.role
             where (audit_people.name, audit_people.role) is distinct from (excluded.name, excluded.role);
         return null;
       end $$`,
      `create trigger audit_counted after insert on audit referencing new table as added
         for each statement execute function verdial_audit_counted()`,
    ]),
};
