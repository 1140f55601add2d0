import { type Migration, statements } from './migration.ts';

/**
 * KEE-8: the birth of a document stands in its head too, which every commit locks: what was written into a document that
 * another was put in the place of meanwhile is no part of that other.
 */
export const headBirths: Migration = {
  name: '014-head-births',
  up: (db) =>
    statements(db, [
      `alter table document_heads add column birth text`,
      `update document_heads h set birth = d.birth from documents d where d.id = h.document`,
      `alter table document_heads alter column birth set not null`,
    ]),
};
