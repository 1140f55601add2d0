import { type Migration, statements } from './migration.ts';

/** Characters of no width, and control characters that are no blank. */
const UNSEEN =
  '\\u0001-\\u0008\\u000e-\\u001f\\u007f-\\u0084\\u0086-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5' +
  '\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufff8' +
  '\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff';

/** Blanks of every width, tabs and line breaks. */
const BLANKS =
  '\\u0009-\\u000d\\u0020\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

/** FRM-17: a code as `alikeKey` has it. */
const KEY = `lower(btrim(normalize(
  regexp_replace(regexp_replace(code, '[${UNSEEN}]', '', 'g'), '[${BLANKS}]+', ' ', 'g'), NFC)))`;

/**
 * REG-2: codes are looked up by how they look. No code is changed: two of before that look alike both stay, and are told
 * (`listAlikeCodes`); no third is let in.
 */
export const alikeCodes: Migration = {
  name: '069-alike-codes',
  up: (db) =>
    statements(
      db,
      ['samples', 'tasters'].flatMap((register) => [
        `alter table ${register} drop column code_key`,
        `alter table ${register}
           add column code_key text not null generated always as (${KEY}) stored`,
        `create index ${register}_code on ${register} (panel, code_key, id)`,
        `create unique index ${register}_code_once on ${register} (panel, lower(code))`,
      ]),
    ),
};
