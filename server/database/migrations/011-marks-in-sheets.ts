import { type Migration, statements } from './migration.ts';

/**
 * EVA-3: a sealed mark stands once, in its sheet, where the verdict and the export both read it. The table of marks
 * held each a second time; it goes only if it says of every sheet just what the sheet says.
 */
export const marksInSheets: Migration = {
  name: '011-marks-in-sheets',
  up: (db) =>
    statements(db, [
      `do $$
       begin
         if exists (
           select 1 from sheets h
           left join lateral (
             select coalesce(jsonb_object_agg(m.attribute, m.mm), '{}') as told from marks m
             where (m.panel, m.session, m.taster, m.code, m.version)
                 = (h.panel, h.session, h.taster, h.code, h.version) and m.mm is not null
           ) t on true
           where t.told <> jsonb_strip_nulls(h.marks)
         ) then
           raise exception 'the table of marks differs from the sealed sheets: nothing was changed'
             using errcode = 'integrity_constraint_violation';
         end if;
       end $$`,
      `drop table marks`,
    ]),
};
