import type { Kysely, Transaction } from 'kysely';
import type { PanelId, TasterId } from '../../../domain/words/ids.ts';
import type { Role } from '../../../domain/words/role.ts';
import type { FailedSignInsTable, SignInsTable, Tables, TastersTable } from '../tables.ts';

/**
 * Row of an account. `user` is the name that the account library gives it. A disabled account
 * (`enabled` false) has no login session. `emailVerified` means that the owner chose the password,
 * so nobody else knows it.
 */
export type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  username: string;
  displayUsername: string;
  role: Role;
  panel: PanelId;
  taster: TasterId | null;
  enabled: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** Row with the hashed password of an account. */
export type CredentialTable = {
  id: string;
  accountId: string;
  providerId: 'credential';
  userId: string;
  password: string;
  createdAt: Date;
  updatedAt: Date;
};

/** Row of a login session, which a session cookie names by its token. */
export type SignedInTable = {
  id: string;
  token: string;
  userId: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  /**
   * Time of the last request, by the server's clock. Null for sessions from before it was recorded
   * (ACC-70).
   */
  usedAt: Date | null;
};

/**
 * The tables of the account library that this server itself writes, by the library's column names.
 * Also the product's tables that are read together with them, by their names in the database.
 */
export type AccountTables = {
  user: UserTable;
  account: CredentialTable;
  session: SignedInTable;
  verification: VerificationTable;
  tasters: Pick<TastersTable, 'panel' | 'id' | 'code' | 'account' | 'username'>;
  sign_ins: Pick<SignInsTable, 'panel' | 'account' | 'at'>;
  failed_sign_ins: Pick<
    FailedSignInsTable,
    'username' | 'account' | 'origin' | 'device' | 'reason' | 'at' | 'times'
  > & { readonly first_at: FailedSignInsTable['firstAt'] };
};

/** Row of a one-time reset link, mailed or handed over. `value` is the account. */
export type VerificationTable = { id: string; identifier: string; value: string };

/** Returns the same connection, typed with the account tables in place of the product's. */
export const withAccounts = (db: Kysely<Tables> | Transaction<Tables>): Kysely<AccountTables> =>
  db.withoutPlugins().$pickTables<never>().$extendTables<AccountTables>();

/**
 * Returns the e-mail address to show. An account without one has an unreachable address in the
 * library, which is not shown.
 */
export const shownEmail = (email: string): string => (email.endsWith('.invalid') ? '' : email);
