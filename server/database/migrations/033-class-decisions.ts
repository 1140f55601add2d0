import { type Migration, statements } from './migration.ts';

/** ASM-21: the class that a person gave a sample, with the verdict it was given on. */
export const classDecisions: Migration = {
  name: '033-class-decisions',
  up: (db) => statements(db, ['alter table sample_verdicts add column decision jsonb']),
};
