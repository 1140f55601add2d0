import { type Migration, statements } from './migration.ts';

/** EVA-3: the marks of a sealed sheet stay as the sheet does, and neither is emptied as a whole, not even by the owner. */
export const sealed: Migration = {
  name: '010-sealed',
  up: (db) =>
    statements(db, [
      `create function verdial_seal_stays() returns trigger language plpgsql as $$
       begin
         raise exception 'a sealed sheet stays as it was sealed' using errcode = 'restrict_violation';
       end $$`,
      `create trigger marks_rows_stay before update or delete on marks
         for each row execute function verdial_seal_stays()`,
      `create trigger marks_stay before truncate on marks
         for each statement execute function verdial_seal_stays()`,
      `create trigger sheets_stay before truncate on sheets
         for each statement execute function verdial_seal_stays()`,
    ]),
};
