import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { findRowSecurityFaults } from './check-row-security.ts';
import { createPolicies, POLICIES_VERSION } from './create-policies.ts';

/**
 * Ensures the RLS policies of a database (DAT-41). Creates them where another release created them,
 * or where `isForced` is true. Then checks all policies, grants and RLS functions. Throws with the
 * names of the tables and functions when one is missing or differs, as after a restore without the
 * roles.
 */
export async function ensurePolicies(owner: Kysely<Tables>, isForced: boolean): Promise<void> {
  const { rows } = await sql<{ raised: string }>`select raised from verdial_walls`.execute(owner);
  if (isForced || rows[0]?.raised !== POLICIES_VERSION) await createPolicies(owner);
  const faults = await findRowSecurityFaults(owner);
  if (faults.length > 0)
    throw new Error(
      `row-level security is incomplete in this database: ${faults.join(', ')}. After a copy was brought back, ` +
        'npm run database:walls creates it again: see “A copy of the database” in docs/operating.md',
    );
}
