import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isRole } from '../../../domain/words/role.ts';

/**
 * React hook that returns the name of an entry's actor (AUD-13): a person by name, the
 * administrator of the installation, or "Verdial" for the server.
 */
export function useActorName(): (of: Pick<NamedAuditRow, 'name' | 'role'>) => string {
  const { t } = useLingui();
  return ({ name, role }) => {
    if (isRole(role)) return name;
    return role === 'operator' ? t`Administrator of the installation` : 'Verdial';
  };
}
