import type { PanelId } from '../../../domain/words/ids.ts';
import type { AuditEntry } from '../audit-entry.ts';

/** Builds an audit entry of the leader Eva, for tests. */
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
