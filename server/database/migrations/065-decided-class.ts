import { type Migration, statements } from './migration.ts';

/** ASM-21: a class that a person gave carries the reason wherever the sample is listed. */
export const decidedClass: Migration = {
  name: '065-decided-class',
  up: (db) =>
    statements(db, [
      'alter table samples add column decision_reason text',
      `update samples s set decision_reason = v.decision->>'reason' from sample_verdicts v
         where v.panel = s.panel and v.sample = s.id and v.decision is not null and s.class is not null`,
    ]),
};
