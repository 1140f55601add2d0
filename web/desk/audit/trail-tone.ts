import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';

/** What stands out in the trail. */
export type TrailTone = 'against' | 'failed';

/** RES-7: a session that was validated against its criteria keeps the reason; one that met them keeps none. */
export const isAgainstCriteria = ({
  command,
  reason,
}: Pick<NamedAuditRow, 'command' | 'reason'>): boolean =>
  command === 'validate-session' && reason !== null;

/** AUD-16: what stands out in the trail: what went against a rule, and what failed. */
export function trailTone(row: Pick<NamedAuditRow, 'command' | 'reason'>): TrailTone | null {
  if (row.command === 'document-lost-updates') return 'failed';
  if (row.command === 'sheet-edited-after-seal' || isAgainstCriteria(row)) return 'against';
  return null;
}
