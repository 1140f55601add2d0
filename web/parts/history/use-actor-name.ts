import { useLingui } from '@lingui/react/macro';
import type { NamedAuditRow } from '../../../domain/audit/audit-row.ts';
import { isRole } from '../../../domain/words/role.ts';

/** AUD-13: who acted: a person by name, who runs the installation as such, and what the server does of itself as Verdial. */
export function useActorName(): (of: Pick<NamedAuditRow, 'name' | 'role'>) => string {
  const { t } = useLingui();
  return ({ name, role }) => {
    if (isRole(role)) return name;
    return role === 'operator' ? t`Administrator of the installation` : 'Verdial';
  };
}
