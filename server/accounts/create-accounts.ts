import { betterAuth } from 'better-auth';
import { getMigrations } from 'better-auth/db/migration';
import { username } from 'better-auth/plugins/username';
import { isAcceptablePassword, LONGEST_PASSWORD } from '../../domain/account/password-rule.ts';
import { isUsername } from '../../domain/account/username-rule.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { withAccounts } from './account-tables.ts';
import { actorOfSession } from './actor-of-session.ts';

/** What accounts need of the rest of the server. */
export type AccountsParts = {
  readonly database: Database;
  readonly secret: string;
  /** Whether people reach the server by https: then cookies are `Secure`. */
  readonly secure: boolean;
  readonly log: Log;
};

/** Accounts: who is signed in, and signing in and out. */
export type Accounts = Awaited<ReturnType<typeof createAccounts>>;

const DAY = 24 * 60 * 60;
const hidden = { input: false } as const;

/**
 * Opens the accounts on the product's own database and brings their tables up to date. The account library is called
 * by this server's own routes alone: none of its own is reachable from outside.
 */
export async function createAccounts({ database, secret, secure, log }: AccountsParts) {
  const auth = betterAuth({
    appName: 'Verdial',
    baseURL: secure ? 'https://verdial.invalid' : 'http://verdial.invalid',
    basePath: '/api/auth',
    secret,
    telemetry: { enabled: false },
    logger: {
      log: (level, message) => log(level === 'error' ? 'error' : 'debug', 'accounts', { message }),
    },
    database: { db: database.db, type: 'postgres' },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 8,
      maxPasswordLength: LONGEST_PASSWORD,
    },
    // Guessing is bounded before the library is asked, by user name as well as by address.
    rateLimit: { enabled: false },
    session: { expiresIn: 30 * DAY, updateAge: DAY, cookieCache: { enabled: false } },
    user: {
      additionalFields: {
        role: { type: 'string', required: true, ...hidden },
        panel: { type: 'string', required: true, ...hidden },
        taster: { type: 'string', required: false, ...hidden },
        enabled: { type: 'boolean', required: true, defaultValue: true, ...hidden },
      },
    },
    plugins: [username({ usernameValidator: isUsername, maxUsernameLength: 30 })],
    databaseHooks: {
      session: {
        create: {
          async before(session) {
            const user = await withAccounts(database.db)
              .selectFrom('user')
              .select('enabled')
              .where('id', '=', session.userId)
              .executeTakeFirst();
            return user?.enabled === true ? undefined : false;
          },
        },
      },
    },
    advanced: {
      database: { generateId: 'uuid' },
      cookiePrefix: 'verdial',
      useSecureCookies: secure,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { disableIpTracking: true },
    },
  });
  const { runMigrations } = await getMigrations(auth.options);
  await runMigrations();
  const context = await auth.$context;

  return {
    /** Whose session the request carries, or null. */
    async actorOf(headers: Headers) {
      if (!headers.has('cookie')) return null;
      const session = await auth.api.getSession({
        headers: cookieOf(headers),
        query: { disableRefresh: true },
      });
      return session === null ? null : actorOfSession(session.user);
    },
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
    /** The library's calls, for the routes of signing in. */
    api: auth.api,
  };
}

/** The library is shown the cookie and nothing else of a request. */
export function cookieOf(headers: Headers): Headers {
  const cookie = headers.get('cookie');
  return new Headers(cookie === null ? {} : { cookie });
}
