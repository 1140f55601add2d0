import type { Accounts } from '../accounts/create-accounts.ts';
import { noteProof } from '../accounts/second-factor/proofs.ts';
import type { Database } from '../database/database.ts';

/** Records that the session of these cookies begins with a proof by the second factor (ACC-67). */
export async function recordSecondFactorProof(
  database: Database,
  accounts: Pick<Accounts, 'signedInOf'>,
  given: Headers,
): Promise<void> {
  const caller = await accounts.signedInOf(new Headers({ cookie: cookiesSetBy(given) }));
  if (caller !== null) await noteProof(database, caller);
}

/** The cookies that a response sets, as the browser will send them: without the deleted ones. */
export const cookiesSetBy = (given: Headers): string =>
  given
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((one) => one.split(';')[0])
    .join('; ');
