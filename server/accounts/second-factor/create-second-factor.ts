import type { Kysely, Transaction } from 'kysely';
import type { SecondFactor } from '../../../domain/account/second-factor.ts';
import type {
  PasskeySignInInput,
  SecondStepInput,
} from '../../../domain/account/second-factor-input.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { instantText } from '../../database/json.ts';
import type { Tables } from '../../database/tables.ts';
import { actorOfSession } from '../actor-of-session.ts';
import type { JoinedStep } from '../library-adapter.ts';
import { readFactorRule } from './factor-rule.ts';
import { withFactors } from './factor-tables.ts';
import { createPasskeys, type PasskeyParts } from './passkeys.ts';
import { forgetProofs } from './proofs.ts';
import { codesLeft, digestOfCode, digestsOfCodes, newRecoveryCodes } from './recovery-codes.ts';
import { forgetTrust } from './remove-factors.ts';
import { spendProof } from './spend-proof.ts';
import { totpAddress, totpSecret } from './totp-address.ts';
import { forgetTotp, noteTotp, totpSince } from './totp-since.ts';

/** The dependencies of the second factor: those of the passkeys, and the account library. */
export type SecondFactorParts = PasskeyParts & { readonly library: Library };

/**
 * Creates the second factor: TOTP apps, passkeys and recovery codes. The routes check permissions
 * and apply rate limits.
 */
export function createSecondFactor(parts: SecondFactorParts) {
  const { database, secret, library, site } = parts;
  const tables = withFactors(database.db);
  const passkeys = createPasskeys(parts);

  const rowOf = (user: string, db: Kysely<Tables> = database.db) =>
    withFactors(db)
      .selectFrom('twoFactor')
      .selectAll()
      .where('userId', '=', user)
      .executeTakeFirst();

  const userOf = (user: string) =>
    tables
      .selectFrom('user')
      .select(['id', 'panel', 'role', 'displayUsername'])
      .where('id', '=', user)
      .executeTakeFirst();

  /**
   * Stores recovery codes. A row that exists only for them has a random TOTP secret, which no app
   * knows and which is never accepted.
   */
  async function keepCodes(
    db: Kysely<Tables>,
    user: string,
    codes: readonly string[],
  ): Promise<void> {
    const backupCodes = digestsOfCodes(secret, user, codes);
    const row = await rowOf(user, db);
    if (row === undefined) await insertRow(db, user, backupCodes);
    else
      await withFactors(db)
        .updateTable('twoFactor')
        .set({ backupCodes })
        .where('id', '=', row.id)
        .execute();
  }

  async function insertRow(
    db: Kysely<Tables>,
    user: string,
    backupCodes: string,
    text = totpSecret(),
  ): Promise<void> {
    await withFactors(db)
      .insertInto('twoFactor')
      .values({
        id: crypto.randomUUID(),
        userId: user,
        secret: await library.encrypt(text),
        backupCodes,
        verified: false,
        failedVerificationCount: 0,
        lockedUntil: null,
      })
      .execute();
  }

  async function renewCodes(
    user: string,
    db: Kysely<Tables> = database.db,
  ): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await keepCodes(db, user, codes);
    return codes;
  }

  /**
   * Creates recovery codes for an account with its first second factor. Returns none when the
   * account has codes left.
   */
  async function firstCodes(user: string): Promise<readonly string[]> {
    const row = await rowOf(user);
    return codesLeft(row?.backupCodes ?? null) > 0 ? [] : renewCodes(user);
  }

  /**
   * Updates whether the account has a second factor, and revokes its trusted devices. When the last
   * one is gone, nothing of it stays stored.
   */
  async function settle(trx: Transaction<Tables>, user: string): Promise<void> {
    const row = await rowOf(user, trx);
    const isLeft = row?.verified === true || (await passkeys.of(user, trx)).length > 0;
    const own = withFactors(trx);
    await own
      .updateTable('user')
      .set({ twoFactorEnabled: isLeft })
      .where('id', '=', user)
      .execute();
    if (!isLeft) await own.deleteFrom('twoFactor').where('userId', '=', user).execute();
    await forgetTrust(trx, user);
  }

  return {
    passkeys,
    /** Reads the state of an account's second factor (ACC-60). */
    async read({ user, panel, role }: Actor): Promise<SecondFactor> {
      const row = await rowOf(user);
      const keys = await passkeys.of(user);
      const rule = role === 'catadores' ? null : await readFactorRule(database, panel);
      return {
        totp: row?.verified === true,
        passkeys: keys.map(({ id, name, since, used }) => ({
          id,
          name,
          since: instantText(since),
          used: used === null ? null : instantText(used),
        })),
        recoveryCodes: codesLeft(row?.backupCodes ?? null),
        required: rule?.required ?? false,
        passkeyHost: site()?.host ?? null,
      };
    },
    renewCodes,
    firstCodes,
    /**
     * Starts the set-up of a TOTP app with a new secret, which is active once a code of it was
     * right (ACC-102). Null when an app is set up already.
     */
    async beginTotp({ user }: Actor) {
      const row = await rowOf(user);
      if (row?.verified === true) return null;
      const text = totpSecret();
      if (row === undefined) await insertRow(database.db, user, '[]', text);
      else
        await tables
          .updateTable('twoFactor')
          .set({ secret: await library.encrypt(text) })
          .where('id', '=', row.id)
          .execute();
      const account = await userOf(user);
      return totpAddress(text, account?.displayUsername ?? '');
    },
    /**
     * Completes the set-up of a TOTP app. `record` is part of that transaction (ACC-119). Returns
     * the headers that renew the session, or null when the code is wrong (ACC-102).
     */
    async confirmTotp(
      headers: Headers,
      { user, panel }: Actor,
      code: string,
      record: JoinedStep,
    ): Promise<Headers | null> {
      const typed = digits(code);
      const row = await rowOf(user);
      if (row === undefined || row.verified) return null;
      if (!(await spendProof(database, { panel, user }, `totp ${typed}`))) return null;
      return database.asInstallation((trx) =>
        library.within(trx, async () => {
          const taken = await library.takeTotp(headers, { code: typed, trustDevice: false });
          if (taken === null) return null;
          await noteTotp(trx, { panel, user }, new Date());
          await forgetTrust(trx, user);
          await forgetProofs({ db: trx }, user);
          await record(trx);
          return taken.headers;
        }),
      );
    },
    /** Removes the TOTP app; false when none was set up (ACC-107). */
    async removeTotp(trx: Transaction<Tables>, user: string): Promise<boolean> {
      const row = await rowOf(user, trx);
      if (row?.verified !== true) return false;
      const text = await library.encrypt(totpSecret());
      await withFactors(trx)
        .updateTable('twoFactor')
        .set({ verified: false, secret: text })
        .where('id', '=', row.id)
        .execute();
      await forgetTotp(trx, user);
      await settle(trx, user);
      return true;
    },
    /**
     * Stores a passkey as a second factor of an account; false when it is invalid (ACC-60).
     * `record` is part of that transaction (ACC-119).
     */
    async addPasskey(
      actor: Actor,
      name: string,
      response: PasskeySignInInput['response'],
      record: JoinedStep,
    ): Promise<boolean> {
      const credential = await passkeys.verifyNew(actor, response);
      if (credential === null) return false;
      return database.asInstallation(async (trx) => {
        if (!(await passkeys.insert(trx, actor, name, credential))) return false;
        await settle(trx, actor.user);
        await forgetProofs({ db: trx }, actor.user);
        await record(trx);
        return true;
      });
    },
    /** Removes a passkey of an account; false when the account has none with this id (ACC-107). */
    async removePasskey(trx: Transaction<Tables>, user: string, id: string): Promise<boolean> {
      const gone = await withFactors(trx)
        .deleteFrom('passkeys')
        .where('account', '=', user)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (gone !== undefined) await settle(trx, user);
      return gone !== undefined;
    },
    /**
     * Returns the second factors that the account may use, and whether its device may be trusted
     * (ACC-104).
     */
    async steps(user: string) {
      const [row, keys, account] = [await rowOf(user), await passkeys.of(user), await userOf(user)];
      const ways = [
        ...(row?.verified === true ? (['totp'] as const) : []),
        ...(keys.length > 0 ? (['passkey'] as const) : []),
        ...(codesLeft(row?.backupCodes ?? null) > 0 ? (['recovery'] as const) : []),
      ];
      return { ways, mayTrust: account !== undefined && account.role !== 'catadores' };
    },
    /** Returns the account of a sign-in that waits for its second factor. */
    pending: library.pending,
    /**
     * Completes the second step of a sign-in by a code (ACC-104, ACC-106). Returns the actor and
     * the cookies, or null for any error. `since` is when that second factor was set up, or null
     * when unknown.
     */
    async secondStep(headers: Headers, user: string, { way, code, trust }: SecondStepInput) {
      const account = await userOf(user);
      if (account === undefined) return null;
      const trustDevice = trust && account.role !== 'catadores';
      if (way === 'recovery') {
        const digest = digestOfCode(secret, user, code);
        const entered = signedIn(
          await library.takeRecovery(headers, { code: digest, trustDevice }),
        );
        // Recovery codes can be renewed without the earlier second factor, so their age proves
        // nothing.
        return entered && { ...entered, since: null };
      }
      const typed = digits(code);
      if (!(await spendProof(database, { panel: account.panel, user }, `totp ${typed}`)))
        return null;
      const entered = signedIn(await library.takeTotp(headers, { code: typed, trustDevice }));
      return entered && { ...entered, since: await totpSince(database.db, user) };
    },
    /** Signs in by a passkey, which is both factors in one; null for any error (ACC-109). */
    async passkeySignIn(headers: Headers, { response, rememberMe }: PasskeySignInInput) {
      const user = await passkeys.verify({ what: 'sign-in' }, response);
      if (user === null) return null;
      const entered = signedIn(await library.openSession(headers, { user, rememberMe }));
      const used = (await passkeys.of(user)).find(({ id }) => id === response['id']);
      return entered && { ...entered, since: used?.since ?? null };
    },
    /**
     * Whether an account has a second factor. If it has, its password is not enough for
     * re-authentication (ACC-114).
     */
    async isSetUp(user: string): Promise<boolean> {
      const account = await tables
        .selectFrom('user')
        .select('twoFactorEnabled')
        .where('id', '=', user)
        .executeTakeFirst();
      return account?.twoFactorEnabled === true;
    },
    /** Verifies the password of an account (ACC-67). */
    async isPassword(user: string, password: string): Promise<boolean> {
      const row = await tables
        .selectFrom('account')
        .select('password')
        .where('userId', '=', user)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      return row !== undefined && library.isPassword(row.password, password);
    },
    /**
     * Verifies a TOTP code of an account, which must not have been used before (ACC-105, ACC-114).
     */
    async isTotp(headers: Headers, { user, panel }: Actor, code: string): Promise<boolean> {
      const typed = digits(code);
      const row = await rowOf(user);
      if (row?.verified !== true) return false;
      if (!(await spendProof(database, { panel, user }, `totp ${typed}`))) return false;
      return (await library.takeTotp(headers, { code: typed, trustDevice: false })) !== null;
    },
  };
}

const digits = (code: string): string => code.replace(/\D/g, '').slice(0, 8);

function signedIn(answer: LibraryAnswer) {
  const actor = answer === null ? null : actorOfSession(answer.user);
  return answer === null || actor === null ? null : { actor, headers: answer.headers };
}

/**
 * An answer of the account library with the headers for the browser; null when it rejected the
 * call.
 */
type LibraryAnswer = { readonly headers: Headers; readonly user: unknown } | null;

/** The operations of the account library that the second factor uses. */
type Library = {
  /** Completes the second step of a sign-in, or the set-up of an app, by a TOTP code. */
  readonly takeTotp: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  /**
   * Completes the second step of a sign-in by the digest of a recovery code, and deletes that code.
   */
  readonly takeRecovery: (
    headers: Headers,
    body: { readonly code: string; readonly trustDevice: boolean },
  ) => Promise<LibraryAnswer>;
  readonly openSession: (
    headers: Headers,
    body: { readonly user: string; readonly rememberMe: boolean },
  ) => Promise<LibraryAnswer>;
  /** Runs the other operations in a transaction of the caller. */
  readonly within: <Value>(trx: Transaction<Tables>, work: () => Promise<Value>) => Promise<Value>;
  readonly encrypt: (text: string) => Promise<string>;
  readonly isPassword: (hash: string, password: string) => Promise<boolean>;
  /**
   * Returns the account of a sign-in that waits for its second factor, by the cookie of the first
   * step.
   */
  readonly pending: (headers: Headers) => Promise<string | null>;
};
