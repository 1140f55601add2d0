import type { Kysely, Transaction } from 'kysely';
import type { PanelId } from '../../../domain/words/ids.ts';
import {
  type AccountTables,
  type UserTable,
  withAccounts,
} from '../../database/installation/account-tables.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * The account library's table of TOTP secrets and recovery codes. `secret` is encrypted.
 * `backupCodes` is a JSON array of digests. `verified` is true once a code of the app was right.
 */
type TwoFactorTable = {
  id: string;
  userId: string;
  secret: string;
  backupCodes: string;
  verified: boolean;
  failedVerificationCount: number;
  lockedUntil: Date | null;
};

type PasskeysTable = {
  panel: PanelId;
  id: string;
  account: string;
  name: string;
  public_key: Uint8Array;
  counter: number;
  transports: string;
  since: Date;
  used: Date | null;
};

type SessionProofsTable = { panel: PanelId; session: string; account: string; at: Date };
type SpentProofsTable = { panel: PanelId; account: string; proof: string; at: Date };
type PanelSecurityTable = { panel: PanelId; second_factor: boolean; since: Date; by: string };

/** The account tables together with the tables of the second factors. */
export type FactorTables = Omit<AccountTables, 'user'> & {
  user: UserTable & { twoFactorEnabled: boolean | null };
  twoFactor: TwoFactorTable;
  passkeys: PasskeysTable;
  session_proofs: SessionProofsTable;
  spent_proofs: SpentProofsTable;
  panel_security: PanelSecurityTable;
  totp_since: { panel: PanelId; account: string; since: Date };
};

/** Returns the same connection, typed for the account tables and the second factor tables. */
export const withFactors = (db: Kysely<Tables> | Transaction<Tables>): Kysely<FactorTables> =>
  withAccounts(db).$pickTables<never>().$extendTables<FactorTables>();
