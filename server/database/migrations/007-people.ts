import { type Migration, statements, wall } from './migration.ts';

/** Sign-ins, signatures, the leader's book with what it amounts to, and records found in the audit trail. */
export const people: Migration = {
  name: '007-people',
  up: (db) =>
    statements(db, [
      `alter table panels add column code text not null default ''`,
      `alter table results add column settings_heads text not null default ''`,
      `create table sign_ins (
         panel uuid not null references panels on delete cascade,
         id bigint generated always as identity primary key,
         account text not null,
         at timestamptz not null,
         origin text not null,
         device text not null
       )`,
      `create index sign_ins_account on sign_ins (panel, account, at desc)`,
      ...wall('sign_ins', 'select, insert'),
      `create table signatures (
         panel uuid not null references panels on delete cascade,
         account text not null,
         strokes jsonb not null,
         svg text not null,
         updated_at timestamptz not null default now(),
         primary key (panel, account)
       )`,
      ...wall('signatures', 'select, insert, update, delete'),
      `create table books (
         panel uuid not null references panels,
         book text not null,
         changes integer not null,
         heads text not null,
         primary key (panel, book)
       )`,
      ...wall('books', 'select, insert, update'),
      `create table book_changes (
         panel uuid not null references panels,
         book text not null,
         sequence integer not null check (sequence >= 1),
         hash text not null,
         change bytea not null,
         primary key (panel, book, sequence)
       )`,
      ...wall('book_changes', 'select, insert'),
      `create function verdial_book_stays() returns trigger language plpgsql as $$
       begin
         raise exception 'the leader''s book only grows' using errcode = 'restrict_violation';
       end $$`,
      `create trigger book_rows_stay before update or delete on book_changes
         for each row execute function verdial_book_stays()`,
      `create trigger book_stays before truncate on book_changes
         for each statement execute function verdial_book_stays()`,
      `create table taster_statuses (
         panel uuid not null,
         taster uuid not null,
         id uuid not null,
         status text not null,
         from_day date not null,
         to_day date,
         primary key (panel, taster, id),
         foreign key (panel, taster) references tasters on delete cascade
       )`,
      ...wall('taster_statuses', 'select, insert, delete'),
      `create index audit_sample on audit (panel, (data ->> 'sample'), sequence)`,
      `create index audit_taster on audit (panel, (data ->> 'taster'), sequence)`,
      `create index audit_session on audit (panel, (data ->> 'session'), sequence)`,
    ]),
};
