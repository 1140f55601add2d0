import { type Migration, statements } from './migration.ts';

/**
 * DAT-46: the sample that a session checks is of its panel, kept by the database. DAT-47: a code in lower case stands in a column: behind the wall between panels no index is used for
 * `lower`, which may tell of a row in an error.
 */
export const keysAndCodes: Migration = {
  name: '062-keys-and-codes',
  up: (db) =>
    statements(db, [
      `alter table sessions add constraint sessions_checked_sample
         foreign key (panel, checked_sample) references samples (panel, id)`,
      ...['samples', 'tasters'].flatMap((register) => [
        `alter table ${register} add column code_key text not null generated always as (lower(code)) stored`,
        `drop index ${register}_code`,
        `create unique index ${register}_code on ${register} (panel, code_key)`,
      ]),
    ]),
};
