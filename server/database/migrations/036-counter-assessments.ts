import { type Migration, statements } from './migration.ts';

/** PLN-42: what a session checks as a counter-assessment: a sample of an earlier session, or a reference elsewhere. */
export const counterAssessments: Migration = {
  name: '036-counter-assessments',
  up: (db) =>
    statements(db, [
      `alter table sessions
         add column checked_session integer,
         add column checked_sample uuid,
         add column checked_reference text check (checked_reference <> ''),
         add check ((checked_session is null) = (checked_sample is null)),
         add check (checked_session is null or checked_reference is null),
         add check (checked_session <> number)`,
      `create index sessions_checked on sessions (panel, checked_session)
         where checked_session is not null`,
    ]),
};
