import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';

/** The reason for which an entry is highlighted: it broke a rule, or it failed. */
export type TrailTone = 'against' | 'failed';

/**
 * Whether a session was validated against its criteria: only then the entry has a reason (RES-7).
 */
export const isAgainstCriteria = ({
  command,
  reason,
}: Pick<NamedAuditRow, 'command' | 'reason'>): boolean =>
  command === 'validate-session' && reason !== null;

/** Returns why an entry is highlighted; null for an ordinary entry (AUD-16). */
export function trailTone(row: Pick<NamedAuditRow, 'command' | 'reason'>): TrailTone | null {
  if (row.command === 'document-lost-updates') return 'failed';
  if (row.command === 'sheet-edited-after-seal' || isAgainstCriteria(row)) return 'against';
  return null;
}
