import { type Migration, statements } from './migration.ts';

/**
 * TRN-1, TRN-2, TRN-7: what the plan of a training session says: whether it counts for the quality indexes, whether its
 * glasses are answered as they are sealed, and what its samples should be marked as.
 */
export const training: Migration = {
  name: '055-training',
  up: (db) =>
    statements(db, [
      `alter table sessions
         add column counts boolean not null default false,
         add column answers boolean not null default false,
         add column targets jsonb not null default '{}'`,
      `create index sessions_training on sessions (panel, date) where training`,
    ]),
};
