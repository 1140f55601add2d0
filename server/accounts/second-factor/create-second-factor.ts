import type { SecondFactor } from '../../../domain/account/second-factor.ts';
import type {
  PasskeySignInInput,
  SecondStepInput,
} from '../../../domain/account/second-factor-input.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import { instantText } from '../../database/json.ts';
import { actorOfSession } from '../actor-of-session.ts';
import { readFactorRule } from './factor-rule.ts';
import { withFactors } from './factor-tables.ts';
import type { Library, LibraryAnswer } from './library.ts';
import { createPasskeys, type PasskeyParts } from './passkeys.ts';
import { forgetProofs } from './proofs.ts';
import { codesLeft, digestOfCode, digestsOfCodes, newRecoveryCodes } from './recovery-codes.ts';
import { forgetTrust } from './remove-factors.ts';
import { spendProof } from './spend-proof.ts';
import { totpAddress, totpSecret } from './totp-address.ts';
import { forgetTotp, noteTotp, totpSince } from './totp-since.ts';

/** What second factors need beside the passkeys. */
export type SecondFactorParts = PasskeyParts & { readonly library: Library };

/** Builds them. Who may call what, and how often, is for the routes. */
export function createSecondFactor(parts: SecondFactorParts) {
  const { database, secret, library, site } = parts;
  const tables = withFactors(database.db);
  const passkeys = createPasskeys(parts);

  const rowOf = (user: string) =>
    tables.selectFrom('twoFactor').selectAll().where('userId', '=', user).executeTakeFirst();

  const userOf = (user: string) =>
    tables
      .selectFrom('user')
      .select(['id', 'panel', 'role', 'displayUsername'])
      .where('id', '=', user)
      .executeTakeFirst();

  /** Keeps codes; a row that is there for them alone has a secret that no app knows and that is never asked. */
  async function keepCodes(user: string, codes: readonly string[]): Promise<void> {
    const backupCodes = digestsOfCodes(secret, user, codes);
    const row = await rowOf(user);
    if (row === undefined) await insertRow(user, backupCodes);
    else
      await tables.updateTable('twoFactor').set({ backupCodes }).where('id', '=', row.id).execute();
  }

  async function insertRow(user: string, backupCodes: string, text = totpSecret()) {
    await tables
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

  async function renewCodes(user: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    await keepCodes(user, codes);
    return codes;
  }

  /** Codes for an account whose first second factor has just been set up; none for one that has some. */
  async function firstCodes(user: string): Promise<readonly string[]> {
    const row = await rowOf(user);
    return codesLeft(row?.backupCodes ?? null) > 0 ? [] : renewCodes(user);
  }

  /** With the last of them gone nothing is asked any more, and nothing of it stays. */
  async function settle(user: string): Promise<void> {
    const row = await rowOf(user);
    const isLeft = row?.verified === true || (await passkeys.of(user)).length > 0;
    await tables
      .updateTable('user')
      .set({ twoFactorEnabled: isLeft })
      .where('id', '=', user)
      .execute();
    if (!isLeft) await tables.deleteFrom('twoFactor').where('userId', '=', user).execute();
    await forgetTrust(database.db, user);
  }

  return {
    passkeys,
    /** ACC-60: how the second factor of an account stands. */
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
    /** ACC-102: begins to set an app up: a new secret, which counts when a code of it was right. Null when one is set up. */
    async beginTotp({ user }: Actor) {
      const row = await rowOf(user);
      if (row?.verified === true) return null;
      const text = totpSecret();
      if (row === undefined) await insertRow(user, '[]', text);
      else
        await tables
          .updateTable('twoFactor')
          .set({ secret: await library.encrypt(text) })
          .where('id', '=', row.id)
          .execute();
      const account = await userOf(user);
      return totpAddress(text, account?.displayUsername ?? '');
    },
    /** ACC-102: ends setting an app up; answers the headers that renew the session, null when the code is wrong. */
    async confirmTotp(headers: Headers, { user, panel }: Actor, code: string) {
      const typed = digits(code);
      const row = await rowOf(user);
      if (row === undefined || row.verified) return null;
      if (!(await spendProof(database, { panel, user }, `totp ${typed}`))) return null;
      const taken = await library.takeTotp(headers, { code: typed, trustDevice: false });
      if (taken === null) return null;
      await noteTotp(database.db, { panel, user }, new Date());
      await forgetTrust(database.db, user);
      await forgetProofs(database, user);
      return taken.headers;
    },
    /** ACC-107: takes the app away; false when none was set up. */
    async removeTotp(user: string): Promise<boolean> {
      const row = await rowOf(user);
      if (row?.verified !== true) return false;
      const text = await library.encrypt(totpSecret());
      await tables
        .updateTable('twoFactor')
        .set({ verified: false, secret: text })
        .where('id', '=', row.id)
        .execute();
      await forgetTotp(database.db, user);
      await settle(user);
      return true;
    },
    /** ACC-60: keeps a passkey of an account, from now on its second factor; false when it is not as it must be. */
    async addPasskey(actor: Actor, name: string, response: PasskeySignInInput['response']) {
      if (!(await passkeys.register(actor, name, response))) return false;
      await settle(actor.user);
      await forgetProofs(database, actor.user);
      return true;
    },
    /** ACC-107: takes a passkey of an account away; false when it is not this account's. */
    async removePasskey(user: string, id: string): Promise<boolean> {
      const gone = await tables
        .deleteFrom('passkeys')
        .where('account', '=', user)
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      if (gone !== undefined) await settle(user);
      return gone !== undefined;
    },
    /** ACC-104: in which ways the second step of a sign-in may be taken, and whether the device may be trusted. */
    async steps(user: string) {
      const [row, keys, account] = [await rowOf(user), await passkeys.of(user), await userOf(user)];
      const ways = [
        ...(row?.verified === true ? (['totp'] as const) : []),
        ...(keys.length > 0 ? (['passkey'] as const) : []),
        ...(codesLeft(row?.backupCodes ?? null) > 0 ? (['recovery'] as const) : []),
      ];
      return { ways, mayTrust: account !== undefined && account.role !== 'catadores' };
    },
    /** Whose sign-in waits for its second step. */
    pending: library.pending,
    /**
     * ACC-104, ACC-106: the second step of a sign-in by a code: who it is and the cookies; null whatever was wrong.
     * `since` is when that step was set up, null where that is not known.
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
        // Codes are renewed without the step before them being there.
        return entered && { ...entered, since: null };
      }
      const typed = digits(code);
      if (!(await spendProof(database, { panel: account.panel, user }, `totp ${typed}`)))
        return null;
      const entered = signedIn(await library.takeTotp(headers, { code: typed, trustDevice }));
      return entered && { ...entered, since: await totpSince(database.db, user) };
    },
    /** ACC-109: signs in by a passkey, which is both factors in one; null whatever was wrong. */
    async passkeySignIn(headers: Headers, { response, rememberMe }: PasskeySignInInput) {
      const user = await passkeys.verify({ what: 'sign-in' }, response);
      if (user === null) return null;
      const entered = signedIn(await library.openSession(headers, { user, rememberMe }));
      const used = (await passkeys.of(user)).find(({ id }) => id === response['id']);
      return entered && { ...entered, since: used?.since ?? null };
    },
    /** ACC-114: whether an account has a second factor, so that nothing less proves who it is. */
    async isSetUp(user: string): Promise<boolean> {
      const account = await tables
        .selectFrom('user')
        .select('twoFactorEnabled')
        .where('id', '=', user)
        .executeTakeFirst();
      return account?.twoFactorEnabled === true;
    },
    /** ACC-67: whether a password is that of an account. */
    async isPassword(user: string, password: string): Promise<boolean> {
      const row = await tables
        .selectFrom('account')
        .select('password')
        .where('userId', '=', user)
        .where('providerId', '=', 'credential')
        .executeTakeFirst();
      return row !== undefined && library.isPassword(row.password, password);
    },
    /** ACC-105, ACC-114: whether a code is one of the app of an account, used for the first time. */
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
