import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestPostgres } from '../../../tools/test-postgres.ts';
import { createDatabase } from '../create-database.ts';
import { type Addresses, makeInstallation } from '../postgres/make-installation.ts';
import { digestOfTables } from './kept-for-tests.ts';
import { serverPlace } from './server-place.ts';

/** Password of the template's roles, which every test process must know. */
const PASSWORD = 'verdial';

/**
 * Creates an empty database with the product's tables on a test server (SEC-81). It is a copy of a
 * template, which is created once for each server. Its roles are those of the template. A test that
 * changes roles, or creates databases, uses `freshDatabase`.
 */
export async function productDatabase({ administrator }: TestPostgres): Promise<Addresses> {
  const client = new pg.Client({ connectionString: administrator });
  await client.connect();
  try {
    const template = `verdial_template_${digestOfTables()}`;
    await makeTemplate(client, administrator, template);
    const name = `verdial_${randomUUID().replaceAll('-', '').slice(0, 16)}`;
    const { owner, requests } = rolesOf(template);
    await client.query(
      `create database ${name} template ${template} strategy wal_log owner ${owner}`,
    );
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${requests}`);
    return {
      owner: addressOf(administrator, name, owner),
      requests: addressOf(administrator, name, requests),
    };
  } finally {
    await client.end();
  }
}

/** Creates the template under an advisory lock. A second process waits and finds it. */
async function makeTemplate(
  client: pg.Client,
  administrator: string,
  template: string,
): Promise<void> {
  await client.query(`select pg_advisory_lock(hashtext('verdial template'))`);
  try {
    const { rowCount } = await client.query(
      'select from pg_database where datname = $1 and datistemplate',
      [template],
    );
    if (rowCount !== 0) return;
    await makeInstallation(administrator, template);
    const roles = rolesOf(template);
    for (const role of Object.values(roles))
      await client.query(`alter role ${role} password '${PASSWORD}'`);
    const database = await createDatabase(
      serverPlace({
        owner: addressOf(administrator, template, roles.owner),
        requests: addressOf(administrator, template, roles.requests),
      }),
    );
    await database.close();
    // A role that is no superuser can create databases only for roles that it is a member of.
    await client.query(`grant ${roles.owner} to current_user`);
    await client.query(`alter database ${template} is_template true allow_connections false`);
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('verdial template'))`);
  }
}

const rolesOf = (template: string): Addresses => ({
  owner: `${template}_owner`,
  requests: `${template}_requests`,
});

function addressOf(administrator: string, name: string, user: string): string {
  const url = new URL(administrator);
  [url.username, url.password, url.pathname] = [user, PASSWORD, `/${name}`];
  return url.href;
}
