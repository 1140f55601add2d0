import { type Migration, statements } from './migration.ts';

/** REG-13: what a reference material is classified as by whoever assigned its values; nothing where nobody said. */
export const referenceClasses: Migration = {
  name: '045-reference-classes',
  up: (db) =>
    statements(db, [
      `alter table samples add column reference_class text
         check (reference_class in ('EVOO', 'VOO', 'OVOO', 'LOO', 'LOO_EU', 'NOCLASIFICATED'))`,
    ]),
};
