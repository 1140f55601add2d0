import { type BetterAuthOptions, betterAuth } from 'better-auth';
import { isAPIError } from 'better-auth/api';
import { symmetricEncrypt } from 'better-auth/crypto';
import { getAdapter } from 'better-auth/db/adapter';
import { getMigrations } from 'better-auth/db/migration';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { username } from 'better-auth/plugins/username';
import { type Kysely, sql, type Transaction } from 'kysely';
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
import type { Database } from '../database/database.ts';
import { shownEmail, withAccounts } from '../database/installation/account-tables.ts';
import { ensurePolicies } from '../database/row-security/ensure-policies.ts';
import { withSchemaLock } from '../database/schema-lock.ts';
import type { Tables } from '../database/tables.ts';
import type { Log } from '../log/log.ts';
import { actorOfSession } from './actor-of-session.ts';
import { forgetLinks } from './forget-links.ts';
import { hashSessions, storedToken } from './hashed-sessions.ts';
import { isOverNow, keepSessionAlive, type SessionClock } from './keep-session-alive.ts';
import { createLibraryAdapter, type JoinedStep } from './library-adapter.ts';
import { hashPassword, isHashOfToday, isPasswordOf } from './password-hash.ts';
import { createSecondFactor } from './second-factor/create-second-factor.ts';
import { owesSecondFactor } from './second-factor/owes-second-factor.ts';
import type { PasskeySite } from './second-factor/passkey-site.ts';
import { onlyCookie, pendingCookie, withoutSession } from './second-factor/pending-cookie.ts';
import { isProven } from './second-factor/proofs.ts';
import { BEGUN_SIGN_IN, TRUSTED_DEVICE } from './second-factor/remove-factors.ts';
import { sessionOpener } from './second-factor/session-opener.ts';
import { deviceOf } from './sign-ins.ts';

/** The dependencies of the accounts: database, secret, session timeouts and mail. */
export type AccountsParts = {
  readonly database: Database;
  readonly secret: string;
  /** Whether clients reach the server by https. If so, cookies are `Secure`. */
  readonly secure: boolean;
  readonly log: Log;
  /**
   * The idle timeout and the maximum duration of sessions, with the clock for both, in ms (ACC-70,
   * ACC-99).
   */
  readonly sessions: SessionClock;
  /** Sends a person the token for a password reset. Null when the server cannot send mail. */
  readonly sendReset: ((person: ResetPerson) => Promise<void>) | null;
  /**
   * The host and origins of passkeys. Read at each use, since the port is known only after the
   * server listens.
   */
  readonly passkeySite?: () => PasskeySite | null;
};

/** The recipient of a password reset mail, with the `Accept-Language` header of the request. */
export type ResetPerson = {
  readonly email: string;
  readonly name: string;
  readonly token: string;
  readonly acceptLanguage: string;
};

/** The accounts: authentication, sessions, password reset and the second factor. */
export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

const HOUR = 60 * 60;
const DAY = 24 * HOUR;
type StepRest =
  Parameters<ReturnType<typeof createSecondFactor>['secondStep']> extends [unknown, ...infer Rest]
    ? Rest
    : never;
const hidden = { input: false } as const;

/**
 * Creates the accounts on the product's own database and migrates the tables of the account
 * library. Only this server's own routes call the library: none of its endpoints is reachable from
 * outside.
 */
export async function createAccounts(parts: AccountsParts) {
  const { database, secret, secure, log, sendReset } = parts;
  const tables = { ready: false };
  /** The adapter exists only after these options. */
  const library: { connection: () => Kysely<Tables> } = { connection: () => database.db };
  const options = {
    appName: 'Verdial',
    baseURL: secure ? 'https://verdial.invalid' : 'http://verdial.invalid',
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: {
      log: (level, message) =>
        // Before its tables exist, the library logs errors about just that.
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
    // A reader of the database must not be able to reset a password with a stored identifier
    // (SEC-41).
    verification: {
      // These identifiers are stored in plain text because they are deleted by their prefix
      // (ACC-66). Without the signed cookie such an identifier authenticates nobody.
      storeIdentifier: {
        default: 'hashed',
        overrides: { [TRUSTED_DEVICE]: 'plain', [BEGUN_SIGN_IN]: 'plain' },
      },
    },
    // This server applies its own rate limits, by user name and by address, before it calls the
    // library.
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
      // Recovery codes are hashed before the library gets them.
      twoFactor({ issuer: 'Verdial', backupCodeOptions: { storeBackupCodes: 'plain' } }),
      sessionOpener(),
    ],
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const user = await withAccounts(library.connection())
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
      // Otherwise the library would prefix the cookie name with its own `__Secure-`.
      useSecureCookies: false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure },
      ipAddress: { disableIpTracking: true },
    },
  } satisfies BetterAuthOptions;
  await makeTables(database, options);
  const joined = await createLibraryAdapter(database, async (db) =>
    hashSessions(
      await getAdapter({ ...options, database: { db: db.withoutPlugins(), type: 'postgres' } }),
    ),
  );
  const { adapter } = joined;
  library.connection = joined.connection;
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
      within: joined.within,
      encrypt: (data) => symmetricEncrypt({ key: context.secretConfig, data }),
      isPassword: (hash, password) => context.password.verify({ hash, password }),
      async pending(headers) {
        const begun = pendingCookie(headers, challenge);
        if (begun === null) return null;
        return (await context.internalAdapter.findVerificationValue(begun))?.value ?? null;
      },
    },
  });

  /**
   * Authenticates a request by its session cookie. Returns the actor and what the session still
   * lacks, or null when there is no valid session.
   */
  async function signedInOf(headers: Headers) {
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
      /** Whether the panel requires a second factor that the account does not have (ACC-111). */
      owesSecondFactor: await owesSecondFactor(database, actor),
      /** Whether the session re-authenticated within the last ten minutes (ACC-67). */
      isProven: () => isProven(database, { actor, session }, createdAt),
    };
  }

  /**
   * Returns the actor and session of a request, or null. Null also for an account without the
   * second factor that its panel requires (ACC-111).
   */
  async function callerOf(headers: Headers): Promise<Caller | null> {
    const signedIn = await signedInOf(headers);
    if (signedIn === null || signedIn.owesSecondFactor) return null;
    return { actor: signedIn.actor, session: signedIn.session };
  }

  /** Creates the token of a link to choose a password, valid for that many seconds. */
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
    signedInOf,
    /**
     * Session keep-alive: an open page reports whether a person has used it (ACC-100). Returns the
     * time left of the session, in ms.
     */
    keepSessionAlive: (caller: Caller, used: boolean) =>
      keepSessionAlive(database, caller, used, parts.sessions),
    /** Returns which of these sessions are no longer valid (ACC-7, ACC-70, ACC-99). */
    endedSessions: (ids: readonly string[]) => endedSessions(database, ids, parts.sessions),
    secondFactor: {
      ...secondFactor,
      // The session cookie is removed first: the session that a browser still has must not count as
      // the pending sign-in.
      secondStep: (headers: Headers, ...rest: StepRest) =>
        secondFactor.secondStep(withoutSession(headers, sessionCookie), ...rest),
    },
    /** Returns the actor of a request's session, or null. */
    actorOf: async (headers: Headers): Promise<Actor | null> =>
      (await callerOf(headers))?.actor ?? null,
    /** Extends the session of a remembered device. Returns the headers with the renewed cookie. */
    async prolong(headers: Headers): Promise<Headers> {
      const answer = await auth.api.getSession({ headers: cookieOf(headers), returnHeaders: true });
      return answer.headers;
    },
    /**
     * Hashes a password. Throws for a password that violates ACC-4, as the last line of defence.
     */
    async hashPassword(password: string): Promise<string> {
      if (!isAcceptablePassword(password)) throw new Error('not an acceptable password');
      return context.password.hash(password);
    },
    /**
     * Returns the hash of a random password that nobody knows. An invited account has it until its
     * owner chooses a password.
     */
    hashOfNobody: (): Promise<string> => context.password.hash(crypto.randomUUID()),
    /**
     * Creates an invitation token by which the owner of a new account chooses the password within a
     * week. It revokes all earlier links (ACC-84, ACC-85).
     */
    async invite(user: string): Promise<string> {
      await forgetLinks(database.db, user);
      return createLink(user, 7 * DAY);
    },
    /**
     * Returns the stored form of the request's session token, to tell this device from the other
     * devices of the account.
     */
    async tokenOf(headers: Headers): Promise<string | null> {
      const query = { disableRefresh: true };
      const session = await auth.api.getSession({ headers: cookieOf(headers), query });
      return session === null ? null : storedToken(session.session.token);
    },
    /**
     * Signs in with user name and password. Returns the actor and the cookies, or null when either
     * is wrong. The actor is null while a second factor is still required, unless a cookie shows a
     * trusted device (ACC-66).
     */
    async signIn(input: SignInInput, device: string, browser = new Headers()) {
      const trust = onlyCookie(browser, context.createAuthCookie('trust_device').name);
      const headers = new Headers({ 'user-agent': device, ...trust });
      const answer = await orRefused(() =>
        auth.api.signInUsername({ body: { ...input }, headers, returnHeaders: true }),
      );
      if (answer === null) return null;
      await renewHash(database, input.username, input.password);
      // The password is right, but the session starts only after the second factor (ACC-104).
      if ('twoFactorRedirect' in answer.response) return { actor: null, headers: answer.headers };
      const actor = actorOfSession(answer.response.user);
      return actor === null ? null : { actor, headers: answer.headers };
    },
    /** Signs out: ends the session of a request and returns the headers that delete its cookie. */
    async signOut(headers: Headers): Promise<Headers> {
      return (await auth.api.signOut({ headers: cookieOf(headers), returnHeaders: true })).headers;
    },
    /**
     * Changes the password of the caller and signs out their other devices. `step` is part of that
     * transaction. Null when the current password is wrong.
     */
    async changePassword(
      headers: Headers,
      input: ChangePasswordInput,
      step: JoinedStep,
    ): Promise<Headers | null> {
      const answer = await orRefused(() =>
        joined.joining(step, () =>
          auth.api.changePassword({
            body: { ...input, revokeOtherSessions: true },
            headers: cookieOf(headers),
            returnHeaders: true,
          }),
        ),
      );
      return answer === null ? null : answer.headers;
    },
    /**
     * Sends a password reset link to the owner of a user name, if the account exists, is enabled
     * and has a mail address.
     */
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
    /** Returns the account id of a reset token, or null when the token is invalid or expired. */
    async ownerOfLink(token: string): Promise<string | null> {
      const link = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
      return link === null || link.expiresAt < new Date() ? null : link.value;
    },
    /**
     * Completes a password reset and signs the account out everywhere. `record` is part of that
     * transaction. Returns the account id, or null when the token is invalid or expired.
     */
    async resetPassword(
      input: ResetPasswordInput,
      record: (trx: Transaction<Tables>, user: string) => Promise<void>,
    ): Promise<string | null> {
      const verification = await context.internalAdapter.findVerificationValue(
        `reset-password:${input.token}`,
      );
      const user = verification?.value ?? null;
      if (user === null) return null;
      async function step(trx: Transaction<Tables>, owner: string): Promise<void> {
        await forgetLinks(trx, owner);
        await withAccounts(trx)
          .updateTable('user')
          .set({ emailVerified: true })
          .where('id', '=', owner)
          .execute();
        await record(trx, owner);
      }
      const answer = await orRefused(() =>
        joined.joining(
          (trx) => step(trx, user),
          () => auth.api.resetPassword({ body: { ...input } }),
        ),
      );
      return answer === null ? null : user;
    },
  };
}

/**
 * Migrates the library's tables as the database owner and creates their row-level security. The
 * schema lock, an advisory lock, makes processes do so one after the other (DAT-42).
 */
async function makeTables({ owner, engine }: Database, options: BetterAuthOptions): Promise<void> {
  const asOwner = {
    ...options,
    database: { db: owner.withoutPlugins(), type: 'postgres' as const },
  };
  await withSchemaLock(owner, engine, async () => {
    const { runMigrations, toBeCreated, toBeAdded } = await getMigrations(asOwner);
    await runMigrations();
    // The library creates a unique constraint on mail addresses (ACC-42). Several people may share
    // a mailbox, also across panels, and a conflict would reveal that an address is in use.
    await sql`alter table "user" drop constraint if exists user_email_key`.execute(owner);
    // Sessions that an older version stored stay valid: their tokens are hashed in place (ACC-98).
    await sql`update "session" set token = 'sha256:' || encode(sha256(convert_to(token, 'UTF8')), 'hex')
      where token not like 'sha256:%'`.execute(owner);
    await ensurePolicies(owner, toBeCreated.length + toBeAdded.length > 0);
  });
}

/**
 * Reduces the headers of a request to the cookie and the user agent, which is all that the account
 * library may read.
 */
export function cookieOf(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  const device = { 'user-agent': deviceOf(headers) };
  return new Headers(cookie === null ? device : { cookie, ...device });
}

/** Turns a rejection by the account library into null. Any other error is thrown. */
async function orRefused<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work();
  } catch (problem) {
    if (isAPIError(problem)) return null;
    throw problem;
  }
}

/**
 * Returns which of these sessions are no longer valid (ACC-7, ACC-70, ACC-99). They are signed out,
 * past a timeout, or of an account that is disabled or deleted.
 */
export async function endedSessions(
  database: Database,
  sessions: readonly string[],
  clock: SessionClock,
): Promise<readonly string[]> {
  if (sessions.length === 0) return [];
  const rows = await withAccounts(database.db)
    .selectFrom('user')
    .innerJoin('session', 'session.userId', 'user.id')
    .select(['session.id', 'user.role'])
    .select(['session.createdAt', 'session.updatedAt', 'session.usedAt'])
    .where('session.id', 'in', sessions)
    .where('user.enabled', '=', true)
    .where('session.expiresAt', '>', new Date(clock.now()))
    .execute();
  const good = new Set(rows.filter((row) => !isOverNow(row, clock)).map(({ id }) => id));
  return sessions.filter((session) => !good.has(session));
}

/**
 * Hashes a password again with today's parameters after a successful sign-in (ACC-82). Optimistic
 * locking: a password that was changed in the meantime stays.
 */
async function renewHash(database: Database, username: string, password: string): Promise<void> {
  const db = withAccounts(database.db);
  const kept = await db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.userId', 'account.password'])
    .where('user.username', '=', username.toLowerCase())
    .where('account.providerId', '=', 'credential')
    .executeTakeFirst();
  if (kept === undefined || isHashOfToday(kept.password)) return;
  await db
    .updateTable('account')
    .set({ password: await hashPassword(password) })
    .where('userId', '=', kept.userId)
    .where('password', '=', kept.password)
    .execute();
}
