import { type Migration, statements, wall } from './migration.ts';

/**
 * RPT-2: issued reports, each as the text it was issued as. Nothing of one is changed or deleted; once another replaces it,
 * that one's number is written beside it.
 */
export const reports: Migration = {
  name: '063-reports',
  up: (db) =>
    statements(db, [
      `create table reports (
         panel uuid not null references panels on delete cascade,
         number text not null,
         year integer not null,
         place integer not null check (place >= 1),
         session integer not null,
         sample uuid not null,
         class text,
         customer text not null,
         digest text not null,
         record text not null,
         issued_at timestamptz not null,
         issued_by text not null,
         replaced_by text,
         primary key (panel, number),
         unique (panel, year, place),
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, sample) references samples
       )`,
      `create index reports_digest on reports (digest)`,
      `create index reports_sample on reports (panel, sample, session)`,
      ...wall('reports', 'select, insert'),
      `grant update (replaced_by) on reports to verdial_app`,
      `create function verdial_report_stays() returns trigger language plpgsql as $$
       begin
         if tg_op = 'UPDATE' and old.replaced_by is null
           and to_jsonb(new) - 'replaced_by' = to_jsonb(old) - 'replaced_by'
         then return new;
         end if;
         raise exception 'a report stays as it was issued' using errcode = 'restrict_violation';
       end $$`,
      `create trigger report_stays before update or delete on reports
         for each row execute function verdial_report_stays()`,
    ]),
};
