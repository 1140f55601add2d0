import type { NamedAuditRow } from '../audit-row.ts';

/**
 * Test data: an entry of the audit trail as a screen gets it; a leader changed the code of a
 * sample.
 */
export const namedAuditRow = (change: Partial<NamedAuditRow> = {}): NamedAuditRow => ({
  sequence: 1,
  at: '2026-11-20T10:09:00.000Z',
  name: 'Isabel Navarro',
  role: 'jefespanel',
  from: '127.0.0.1',
  command: 'change-sample',
  data: { sample: 's1' },
  before: { code: 'S-1' },
  after: { code: 'S-2' },
  reason: null,
  digest: 'd'.repeat(64),
  names: {},
  ...change,
});
