import { type Migration, statements } from './migration.ts';

/**
 * SHT-1, SHT-3: a session keeps by which sheet it was served, and a sealed sheet of points its points by item; one of lines
 * has none. As with its marks, nobody changes them afterwards.
 */
export const sheetsAsData: Migration = {
  name: '053-sheets-as-data',
  up: (db) =>
    statements(db, [
      `alter table sessions add column sheet text not null default 'ioc-vo'`,
      `alter table sheets add column points jsonb`,
      `create function verdial_points_stay() returns trigger language plpgsql as $$
       begin
         if new.points is not distinct from old.points then return new; end if;
         raise exception 'a sealed sheet stays as it was sealed' using errcode = 'restrict_violation';
       end $$`,
      `create trigger points_stay before update on sheets
         for each row execute function verdial_points_stay()`,
    ]),
};
