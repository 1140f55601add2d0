import { type Migration, statements } from './migration.ts';

/** KEY-6: by whom a sheet of paper was keyed in, and the remark, stay with its sealed sheet; a sheet of a device has neither. */
export const keyed: Migration = {
  name: '042-keyed',
  up: (db) =>
    statements(db, [
      `alter table sheets add column keyed_by text, add column keyed_reason text,
         add constraint sheets_keyed check ((keyed_by is null) = (keyed_reason is null))`,
      `create function verdial_keyed_stays() returns trigger language plpgsql as $$
       begin
         if (new.keyed_by, new.keyed_reason) is not distinct from (old.keyed_by, old.keyed_reason)
         then return new; end if;
         raise exception 'a sealed sheet stays as it was sealed' using errcode = 'restrict_violation';
       end $$`,
      `create trigger keyed_stays before update on sheets
         for each row execute function verdial_keyed_stays()`,
    ]),
};
