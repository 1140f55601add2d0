import { type Migration, statements } from './migration.ts';

/** REG-11: tasters in the order of their codes as people count, T2 before T10; `CODE_ORDER` is the same. */
export const tastersInOrder: Migration = {
  name: '046-tasters-in-order',
  up: (db) =>
    statements(db, [
      `create index tasters_in_order on tasters (panel, (regexp_replace(
         regexp_replace(lower(code), '(\\d+)', '0000000000\\1', 'g'), '\\d*(\\d{10})', '\\1', 'g')), id)`,
    ]),
};
