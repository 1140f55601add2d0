import { type Migration, statements } from './migration.ts';

/**
 * LST-7: beside its class stands a sample's predominant defect, as its last standing result has it, so that the register
 * is ordered and narrowed by it; and an index for all else it is narrowed by.
 */
export const predominantDefects: Migration = {
  name: '044-predominant-defects',
  up: (db) =>
    statements(db, [
      `alter table samples add column predominant_defect text`,
      `update samples p set predominant_defect = (select r.predominant_defect from results r
         join sessions s on s.panel = r.panel and s.number = r.session and not s.training
           and s.checked_sample is distinct from r.sample
         where r.panel = p.panel and r.sample = p.id and r.withdrawn_at is null
         order by r.date desc, r.session desc, r.replicate limit 1)`,
      `create index samples_defect on samples (panel, predominant_defect, id)`,
      `create index samples_reference on samples (panel, reception_date, id) where reference`,
      `create index samples_validated on samples (panel, validated, reception_date, id)`,
    ]),
};
