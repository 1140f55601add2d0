import { createAccessControl } from 'better-auth/plugins/access';
import { defaultStatements } from 'better-auth/plugins/admin/access';

/**
 * The three roles as the account library knows them. None may administer accounts through that library: accounts
 * are opened and closed by this server's own routes, which keep to one panel and write the audit trail.
 */
export function accountRoles() {
  const control = createAccessControl(defaultStatements);
  const nothing = control.newRole({ user: [], session: [] });
  return { control, roles: { jefespanel: nothing, adjuntos: nothing, catadores: nothing } };
}
