import { type Migration, statements, wall } from './migration.ts';

/** ASM-30: which assessments of a session a person called invalid, or valid again: what was said last, by whom, when and why. */
export const assessmentValidity: Migration = {
  name: '047-assessment-validity',
  up: (db) =>
    statements(db, [
      `create table assessment_validity (
         panel uuid not null,
         session integer not null,
         sample uuid not null,
         valid boolean not null,
         at timestamptz not null,
         by text not null,
         reason text not null,
         primary key (panel, session, sample),
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, sample) references samples
       )`,
      `create index assessment_validity_sample on assessment_validity (panel, sample)`,
      ...wall('assessment_validity', 'select, insert, update'),
    ]),
};
