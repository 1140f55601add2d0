import type { Kysely, Transaction } from 'kysely';
import type { PanelId, TasterId } from '../../domain/words/ids.ts';
import type { Role } from '../../domain/words/role.ts';
import type { FailedSignInsTable, SignInsTable, Tables, TastersTable } from './tables.ts';

/**
 * An account. `user` is the account library's word; `enabled` is ours: a disabled account has no session.
 * `emailVerified` says that the owner has chosen the password: nobody else knows it.
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

/** The password of an account, hashed. */
export type CredentialTable = {
  id: string;
  accountId: string;
  providerId: 'credential';
  userId: string;
  password: string;
  createdAt: Date;
  updatedAt: Date;
};

/** A session of an account. */
export type SignedInTable = {
  id: string;
  token: string;
  userId: string;
  userAgent: string | null;
  createdAt: Date;
  updatedAt: Date;
  expiresAt: Date;
  /** When somebody last used it, by the server's clock; null for one of before (ACC-70). */
  usedAt: Date | null;
};

/**
 * The tables the account library makes, as far as this server writes them itself, by the library's own names; and what
 * of ours is read beside them, by the database's.
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

/** A way to a new password that was mailed or handed over: `value` is the account. */
export type VerificationTable = { id: string; identifier: string; value: string };

/** The same connection, with the account tables in view instead of ours. */
export const withAccounts = (db: Kysely<Tables> | Transaction<Tables>): Kysely<AccountTables> =>
  db.withoutPlugins().$pickTables<never>().$extendTables<AccountTables>();

/** An account without an address has one in the library that nobody can reach; it is not shown. */
export const shownEmail = (email: string): string => (email.endsWith('.invalid') ? '' : email);
