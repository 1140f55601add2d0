import type { PanelId } from '../../../domain/words/ids.ts';
import type { AuditEntry } from '../audit-entry.ts';

/** An entry for the audit trail of a panel: what its leader Eva did. */
export const leaderEntry = (
  panel: PanelId,
  command: string,
  change: Partial<AuditEntry> = {},
): AuditEntry => ({
  panel,
  actor: 'user-1',
  name: 'Eva',
  role: 'jefespanel',
  from: '192.0.2.7',
  command,
  data: null,
  before: null,
  after: null,
  reason: null,
  ...change,
});
