import { type Migration, statements, wall } from './migration.ts';

/** SHT-7: what samples amount to on a sheet of points, apart from results, which alone give a class. A withdrawn one stays. */
export const sampleScores: Migration = {
  name: '054-sample-scores',
  up: (db) =>
    statements(db, [
      `create table sample_scores (
         panel uuid not null,
         id bigint generated always as identity primary key,
         session integer not null,
         sample uuid not null,
         replicate smallint not null check (replicate in (1, 2)),
         scores jsonb not null,
         method text not null,
         settings jsonb not null,
         settings_heads text not null,
         sheets jsonb not null,
         validated_at timestamptz not null,
         validated_by text not null,
         withdrawn_at timestamptz,
         withdrawn_by text,
         foreign key (panel, session) references sessions on delete cascade,
         foreign key (panel, sample) references samples
       )`,
      `create unique index sample_scores_standing on sample_scores (panel, session, sample, replicate)
         where withdrawn_at is null`,
      ...wall('sample_scores', 'select, insert, update'),
    ]),
};
