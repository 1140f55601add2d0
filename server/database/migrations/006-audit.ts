import { type Migration, statements, wall } from './migration.ts';

/** AUD-1: the audit trail only grows, whoever asks. */
export const audit: Migration = {
  name: '006-audit',
  up: (db) =>
    statements(db, [
      `create table audit (
         panel uuid not null references panels,
         sequence integer not null,
         at timestamptz not null,
         actor text not null,
         name text not null,
         role text not null,
         origin text not null,
         command text not null,
         data jsonb not null,
         before jsonb not null,
         after jsonb not null,
         reason text,
         previous text not null,
         digest text not null,
         primary key (panel, sequence)
       )`,
      `create index audit_at on audit (panel, at, sequence)`,
      `create index audit_command on audit (panel, command, sequence)`,
      ...wall('audit', 'select, insert'),
      `create function verdial_audit_stays() returns trigger language plpgsql as $$
       begin
         raise exception 'the audit trail only grows' using errcode = 'restrict_violation';
       end $$`,
      `create trigger audit_rows_stay before update or delete on audit
         for each row execute function verdial_audit_stays()`,
      `create trigger audit_stays before truncate on audit
         for each statement execute function verdial_audit_stays()`,
      `create table audit_heads (
         panel uuid primary key references panels,
         sequence integer not null,
         digest text not null
       )`,
      ...wall('audit_heads', 'select, insert, update'),
    ]),
};
