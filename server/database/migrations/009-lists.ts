import { CURRENT_PANEL, type Migration, statements } from './migration.ts';

const LISTED = ['samples', 'tasters', 'sessions', 'glasses', 'sheets', 'marks', 'results', 'audit'];

/**
 * LST-6: what is searched of a sample stands in one column, in small letters; and the wall of a long table asks once a
 * query which panel it is, no longer once a row.
 */
export const lists: Migration = {
  name: '009-lists',
  up: (db) =>
    statements(db, [
      `alter table samples add column search_text text not null generated always as
         (lower(code || chr(10) || external_reference || chr(10) || additional_info)) stored`,
      ...LISTED.map(
        (table) => `alter policy panel_wall on ${table}
          using (panel = (select ${CURRENT_PANEL})) with check (panel = (select ${CURRENT_PANEL}))`,
      ),
    ]),
};
