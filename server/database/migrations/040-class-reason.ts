import { type Migration, statements } from './migration.ts';

/** RES-3: a class that a session gave against the criteria carries the reason wherever the sample is listed. */
export const classReason: Migration = {
  name: '040-class-reason',
  up: (db) =>
    statements(db, [
      'alter table samples add column class_reason text',
      `update samples p set class_reason = (
         select s.validation_reason from results r
         join sessions s on s.panel = r.panel and s.number = r.session
         where r.panel = p.panel and r.sample = p.id and r.withdrawn_at is null
           and not s.training and s.checked_sample is distinct from r.sample
           and s.validation_reason is not null
         order by r.session desc limit 1)
       where p.class is not null`,
    ]),
};
