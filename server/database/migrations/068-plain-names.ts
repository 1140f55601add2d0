import { type Migration, statements } from './migration.ts';

const plain = (text: string): string =>
  `text collate "C" not null generated always as
     (lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))) stored`;

/**
 * LST-10: names and references stand in columns without capitals and accents, which are ordered and searched. A database without a
 * language set Álvarez after Zamora, and one with a language set what it held otherwise.
 */
export const plainNames: Migration = {
  name: '068-plain-names',
  up: (db) =>
    statements(db, [
      `alter table tasters
         add column name_key ${plain(`trim(first_name || ' ' || last_name)`)}`,
      `drop index tasters_name`,
      `create index tasters_name on tasters (panel, name_key, id)`,
      `alter table samples
         drop column search_text,
         add column reference_key ${plain('external_reference')},
         add column search_text
           ${plain('code || chr(10) || external_reference || chr(10) || additional_info')}`,
      `drop index samples_external`,
      `create index samples_external on samples (panel, reference_key, id)`,
    ]),
};
