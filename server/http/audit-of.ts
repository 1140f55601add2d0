import type { Actor } from '../../domain/rights/actor.ts';
import type { AuditEntry } from '../audit/audit-entry.ts';

/** Who and whence of an audit entry, from the call that caused it. */
export function auditOf(call: {
  readonly actor: Actor;
  readonly from: string;
}): Pick<AuditEntry, 'panel' | 'actor' | 'name' | 'role' | 'from'> {
  const { panel, user, name, role } = call.actor;
  return { panel, actor: user, name, role, from: call.from };
}
