import { type Migration, statements } from './migration.ts';

/** PAN-2: the revision of the norm that a panel is accredited for; what it has not entered is empty. */
export const normRevision: Migration = {
  name: '034-norm-revision',
  up: (db) =>
    statements(db, [`alter table panels add column norm_revision text not null default ''`]),
};
