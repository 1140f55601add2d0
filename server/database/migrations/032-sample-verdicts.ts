import { type Migration, statements, wall } from './migration.ts';

/** ASM-20: what the standing results of a sample amount to, its pairs among them; the trail keeps what it was before. */
export const sampleVerdicts: Migration = {
  name: '032-sample-verdicts',
  up: (db) =>
    statements(db, [
      `create table sample_verdicts (
         panel uuid not null,
         sample uuid not null,
         state text not null check (state in ('final', 'further-analyses', 'person-decides')),
         class text,
         provisional text,
         further smallint not null check (further between 0 and 2),
         pairs jsonb not null,
         primary key (panel, sample),
         foreign key (panel, sample) references samples on delete cascade
       )`,
      ...wall('sample_verdicts', 'select, insert, update, delete'),
    ]),
};
