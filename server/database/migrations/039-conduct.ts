import { type Migration, statements } from './migration.ts';

/** EVA-9: how a glass was taken stays with its sealed sheet, as all else it was sealed with; of sheets of before nothing is known. */
export const conduct: Migration = {
  name: '039-conduct',
  up: (db) =>
    statements(db, [
      `alter table sheets add column conduct jsonb`,
      `create function verdial_conduct_stays() returns trigger language plpgsql as $$
       begin
         if new.conduct is not distinct from old.conduct then return new; end if;
         raise exception 'a sealed sheet stays as it was sealed' using errcode = 'restrict_violation';
       end $$`,
      `create trigger conduct_stays before update on sheets
         for each row execute function verdial_conduct_stays()`,
    ]),
};
