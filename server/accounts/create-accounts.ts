import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { symmetricEncrypt } from 'better-auth/crypto';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { sql } from 'kysely';
import { cookiePrefix } from '../../domain/account/cookie-prefix.ts';
import type {
  ChangePasswordInput,
  ResetPasswordInput,
  SignInInput,
} from '../../domain/account/sign-in-input.ts';
import { isAcceptablePassword, LONGEST_PASSWORD } from '../../domain/fields/password.ts';
import { isUsername } from '../../domain/fields/username.ts';
import type { Actor } from '../../domain/rights/actor.ts';
import type { Caller } from '../../domain/rights/caller.ts';
import { shownEmail, withAccounts } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import { ensurePolicies } from '../database/row-security/ensure-policies.ts';
import { withSchemaLock } from '../database/schema-lock.ts';
import type { Log } from '../log/log.ts';
import { actorOfSession } from './actor-of-session.ts';
import { endedSessions } from './ended-sessions.ts';
import { forgetLinks } from './forget-links.ts';
import { hashSessions, storedToken } from './hashed-sessions.ts';
import { keepSessionAlive } from './keep-session-alive.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { renewHash } from './renew-hash.ts';
import { createSecondFactor } from './second-factor/create-second-factor.ts';
import { owesSecondFactor } from './second-factor/owes-second-factor.ts';
import type { PasskeySite } from './second-factor/passkey-site.ts';
import { onlyCookie, pendingCookie, withoutSession } from './second-factor/pending-cookie.ts';
import { isProven } from './second-factor/proofs.ts';
import { BEGUN_SIGN_IN, TRUSTED_DEVICE } from './second-factor/remove-factors.ts';
import { sessionOpener } from './second-factor/session-opener.ts';
import { isOverNow, type SessionClock } from './session-clock.ts';
import { deviceOf } from './sign-ins.ts';

/** What accounts need of the rest of the server. */
export type AccountsParts = {
  readonly database: Database;
  readonly secret: string;
  /** Whether people reach the server by https: then cookies are `Secure`. */
  readonly secure: boolean;
  readonly log: Log;
  /** ACC-70, ACC-99: how long sessions last, and the clock they end by, in ms. */
  readonly sessions: SessionClock;
  /** Sends a person the token that lets them choose a new password, or null when no mail can be sent. */
  readonly sendReset: ((person: ResetPerson) => Promise<void>) | null;
  /** Where passkeys are good; asked anew each time, since the port is known late. */
  readonly passkeySite?: () => PasskeySite | null;
};

/** Who gets the token of a reset, and the languages their browser asked for. */
export type ResetPerson = {
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly acceptLanguage: string;
};

/** Accounts: who is signed in, and signing in and out. */
export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
type StepRest =
  Parameters<ReturnType<typeof createSecondFactor>['secondStep']> extends [unknown, ...infer Rest]
    ? Rest
    : never;
const hidden = { input: false } as const;

/**
 * Opens the accounts on the product's own database and brings their tables up to date. The account library is called
 * by this server's own routes alone: none of its own is reachable from outside.
 */
export async function createAccounts(parts: AccountsParts) {
  const { database, secret, secure, log, sendReset } = parts;
  const tables = { ready: false };
  const options = {
    appName: 'Verdial',
    baseURL: secure ? 'https://verdial.invalid' : 'http://verdial.invalid',
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: {
      log: (level, message) =>
        // Before its tables are there, the library complains of just that.
        log(level === 'error' && tables.ready ? 'error' : 'debug', 'accounts', { message }),
    },
    database: { db: database.db.withoutPlugins(), type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: LONGEST_PASSWORD,
      password: {
        hash: hashPassword,
        verify: ({ hash, password }) => isPasswordOf(hash, password),
      },
      revokeSessionsOnPasswordReset: true,
    },
    // SEC-41: whoever reads the database cannot choose a password by what stands there.
    verification: {
      // ACC-66: what is taken away by its kind stands in plain. It opens nothing without its cookie, which is signed.
      storeIdentifier: {
        default: 'hashed',
        overrides: { [TRUSTED_DEVICE]: 'plain', [BEGUN_SIGN_IN]: 'plain' },
      },
    },
    // Guessing is bounded before the library is asked, by user name as well as by address.
    rateLimit: { enabled: false },
    session: {
      expiresIn: 30 * DAY,
      updateAge: DAY,
      cookieCache: { enabled: false },
      additionalFields: { usedAt: { type: 'date', required: false, ...hidden } },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, ...hidden },
        panel: { type: 'string', required: true, ...hidden },
        taster: { type: 'string', required: false, ...hidden },
        enabled: { type: 'boolean', required: true, defaultValue: true, ...hidden },
      },
    },
    plugins: [
      username({ usernameValidator: isUsername, maxUsernameLength: 30 }),
      // Recovery codes are digests when they come to the library.
      twoFactor({ issuer: 'Verdial', backupCodeOptions: { storeBackupCodes: 'plain' } }),
      sessionOpener(),
    ],
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const user = await withAccounts(database.db)
              .selectFrom('user')
              .select('enabled')
              .where('id', '=', session.userId)
              .executeTakeFirst();
            if (user?.enabled !== true) return false;
            return { data: { ...session, usedAt: new Date(parts.sessions.now()) } };
          },
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: cookiePrefix(secure),
      // The library would put its own `__Secure-` before the name.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
  await makeTables(database, options);
  const adapter = hashSessions(await getAdapter(options));
  const auth = betterAuth({ ...options, database: () => adapter });
  tables.ready = true;
  const context = await auth.$context;

  const challenge = context.createAuthCookie('two_factor').name;
  const sessionCookie = context.authCookies.sessionToken.name;
  const secondFactor = createSecondFactor({
    database,
    secret,
    site: parts.passkeySite ?? (() => null),
    library: {
      takeTotp: (headers, body) =>
        orRefused(async () => {
          const { headers: given, response } = await auth.api.verifyTOTP({
            body,
            headers: cookieOf(headers),
            returnHeaders: true,
          });
          return { headers: given, user: response.user };
        }),
      takeRecovery: (headers, body) =>
        orRefused(async () => {
          const { headers: given, response } = await auth.api.verifyBackupCode({
            body,
            headers: cookieOf(headers),
            returnHeaders: true,
          });
          return { headers: given, user: response.user };
        }),
      openSession: (headers, body) =>
        orRefused(async () => {
          const { headers: given, response } = await auth.api.openSession({
            body,
            headers: cookieOf(headers),
            returnHeaders: true,
          });
          return { headers: given, user: response.user };
        }),
      encrypt: (data) => symmetricEncrypt({ key: context.secretConfig, data }),
      isPassword: (hash, password) => context.password.verify({ hash, password }),
      async pending(headers) {
        const begun = pendingCookie(headers, challenge);
        if (begun === null) return null;
        return (await context.internalAdapter.findVerificationValue(begun))?.value ?? null;
      },
    },
  });

  /** Whose session it is, and what that session is good for: null where there is none. */
  async function standingOf(headers: Headers) {
    if (!headers.has('cookie')) return null;
    const found = await auth.api.getSession({
      headers: cookieOf(headers),
      query: { disableRefresh: true },
    });
    const actor = found === null ? null : actorOfSession(found.user);
    if (found === null || actor === null) return null;
    const { id: session, createdAt } = found.session;
    if (isOverNow({ ...found.session, role: actor.role }, parts.sessions)) return null;
    return {
      actor,
      session,
      /** ACC-111: its panel requires a second factor that it does not have. */
      owesSecondFactor: await owesSecondFactor(database, actor),
      /** ACC-67: whether it proved within the last ten minutes who it is. */
      isProven: () => isProven(database, { actor, session }, createdAt),
    };
  }

  /** Who asks, and by which session, or null: also for whoever owes the panel a second factor (ACC-111). */
  async function callerOf(headers: Headers): Promise<Caller | null> {
    const standing = await standingOf(headers);
    if (standing === null || standing.owesSecondFactor) return null;
    return { actor: standing.actor, session: standing.session };
  }

  /** The token of a link by which the owner of an account chooses the password, for so many seconds. */
  async function createLink(user: string, seconds: number): Promise<string> {
    const token = `${crypto.randomUUID()}${crypto.randomUUID()}`.replaceAll('-', '');
    await context.internalAdapter.createVerificationValue({
      identifier: `reset-password:${token}`,
      value: user,
      expiresAt: new Date(Date.now() + seconds * 1000),
    });
    return token;
  }

  return {
    callerOf,
    standingOf,
    /** ACC-100: an open page says whether anybody has used it; answers what is left of its session, in ms. */
    keepSessionAlive: (caller: Caller, used: boolean) =>
      keepSessionAlive(database, caller, used, parts.sessions),
    /** ACC-7, ACC-70, ACC-99: which of these sessions are good no more. */
    endedSessions: (ids: readonly string[]) => endedSessions(database, ids, parts.sessions),
    secondFactor: {
      ...secondFactor,
      // The session that a browser still has is not to be taken for the sign-in that is under way.
      secondStep: (headers: Headers, ...rest: StepRest) =>
        secondFactor.secondStep(withoutSession(headers, sessionCookie), ...rest),
    },
    /** Whose session the request carries, or null. */
    actorOf: async (headers: Headers): Promise<Actor | null> =>
      (await callerOf(headers))?.actor ?? null,
    /** Prolongs the session of a remembered device; answers the headers that tell the browser so. */
    async prolong(headers: Headers): Promise<Headers> {
      const answer = await auth.api.getSession({ headers: cookieOf(headers), returnHeaders: true });
      return answer.headers;
    },
    /** Hashes a password. Refuses one that is not as ACC-4 says: this is the last wall. */
    async hashPassword(password: string): Promise<string> {
      if (!isAcceptablePassword(password)) throw new Error('not an acceptable password');
      return context.password.hash(password);
    },
    /** The hash of a password that nobody knows: an invited account has one until its owner chooses. */
    hashOfNobody: (): Promise<string> => context.password.hash(crypto.randomUUID()),
    /** ACC-84, ACC-85: a token by which the owner of a new account chooses the password, within a week; the last one alone is good. */
    async invite(user: string): Promise<string> {
      await forgetLinks(database.db, user);
      return createLink(user, 7 * DAY);
    },
    /** What is stored of the token of the session a request carries, to tell this device from the others. */
    async tokenOf(headers: Headers): Promise<string | null> {
      const query = { disableRefresh: true };
      const session = await auth.api.getSession({ headers: cookieOf(headers), query });
      return session === null ? null : storedToken(session.session.token);
    },
    /**
     * Signs in: who it is and the cookies for the browser; null when the user name or the password is not right. Nobody yet
     * where a second step is asked, save on a device that is trusted by its cookie (ACC-66).
     */
    async signIn(input: SignInInput, device: string, browser = new Headers()) {
      const trust = onlyCookie(browser, context.createAuthCookie('trust_device').name);
      const headers = new Headers({ 'user-agent': device, ...trust });
      const answer = await orRefused(() =>
        auth.api.signInUsername({ body: { ...input }, headers, returnHeaders: true }),
      );
      if (answer === null) return null;
      await renewHash(database, input.username, input.password);
      // ACC-104: the password is right, and there is no session yet.
      if ('twoFactorRedirect' in answer.response) return { actor: null, headers: answer.headers };
      const actor = actorOfSession(answer.response.user);
      return actor === null ? null : { actor, headers: answer.headers };
    },
    /** Ends the session of a request; answers the headers that tell the browser so. */
    async signOut(headers: Headers): Promise<Headers> {
      return (await auth.api.signOut({ headers: cookieOf(headers), returnHeaders: true })).headers;
    },
    /** Changes the password of whoever asks and signs out their other devices; null when the current one is wrong. */
    async changePassword(headers: Headers, input: ChangePasswordInput): Promise<Headers | null> {
      const answer = await orRefused(() =>
        auth.api.changePassword({
          body: { ...input, revokeOtherSessions: true },
          headers: cookieOf(headers),
          returnHeaders: true,
        }),
      );
      return answer === null ? null : answer.headers;
    },
    /** Sends the owner of a user name the way to a new password, if there is one and mail can reach them. */
    async requestReset(name: string, headers: Headers): Promise<void> {
      const user = await withAccounts(database.db)
        .selectFrom('user')
        .select(['id', 'name', 'email'])
        .where('username', '=', name.toLowerCase())
        .where('enabled', '=', true)
        .executeTakeFirst();
      if (user === undefined || sendReset === null || shownEmail(user.email) === '') return;
      const token = await createLink(user.id, HOUR);
      const acceptLanguage = headers.get('accept-language') ?? '';
      await sendReset({ email: user.email, name: user.name, token, acceptLanguage });
    },
    /** Whose the link of a token is, or null when it is not (or no longer) good. */
    async ownerOfLink(token: string): Promise<string | null> {
      const link = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
      return link === null || link.expiresAt < new Date() ? null : link.value;
    },
    /** Ends a reset: whose password it is now, signed out everywhere; null when the token is not (or no longer) good. */
    async resetPassword(input: ResetPasswordInput): Promise<string | null> {
      const verification = await context.internalAdapter.findVerificationValue(
        `reset-password:${input.token}`,
      );
      const answer = await orRefused(() => auth.api.resetPassword({ body: { ...input } }));
      const user = answer === null ? null : (verification?.value ?? null);
      if (user === null) return null;
      await forgetLinks(database.db, user);
      await withAccounts(database.db)
        .updateTable('user')
        .set({ emailVerified: true })
        .where('id', '=', user)
        .execute();
      return user;
    },
  };
}

/** Brings the library's tables up to date, as the owner, with the walls around them; one process after the other (DAT-42). */
async function makeTables({ owner, engine }: Database, options: BetterAuthOptions): Promise<void> {
  const asOwner = {
    ...options,
    database: { db: owner.withoutPlugins(), type: 'postgres' as const },
  };
  await withSchemaLock(owner, engine, async () => {
    const { runMigrations, toBeCreated, toBeAdded } = await getMigrations(asOwner);
    await runMigrations();
    // ACC-42: several people may share a mailbox, also of different panels, and nobody learns of it: no mail is an account's
    // name here. The library would have it so.
    await sql`alter table "user" drop constraint if exists user_email_key`.execute(owner);
    // ACC-98: sessions of before go on: what was stored of them is hashed where it stands.
    await sql`update "session" set token = 'sha256:' || encode(sha256(convert_to(token, 'UTF8')), 'hex')
      where token not like 'sha256:%'`.execute(owner);
    await ensurePolicies(owner, toBeCreated.length + toBeAdded.length > 0);
  });
}

/** The library is shown the cookie, what the browser calls itself, and nothing else of a request. */
export function cookieOf(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  const device = { 'user-agent': deviceOf(headers) };
  return new Headers(cookie === null ? device : { cookie, ...device });
}

/** What the library refuses is null; what goes wrong on the way is thrown. */
async function orRefused<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (problem) {
    if (isAPIError(problem)) return null;
    throw problem;
  }
}
