import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { accept, refuse } from '../../../domain/refusal.ts';
import { type PanelId, parsePanelId, parseTasterId } from '../../../domain/words/ids.ts';
import type { Role } from '../../../domain/words/role.ts';
import { readSettings } from '../../../hono.config.ts';
import { clientNetwork } from '../../accounts/client-network.ts';
import { createConfirmTokens } from '../../accounts/confirm-token.ts';
import { createAccounts, type ResetPerson } from '../../accounts/create-accounts.ts';
import { insertAccount } from '../../accounts/insert-account.ts';
import { createKnownDevices } from '../../accounts/known-devices.ts';
import { createOfflineTokens } from '../../accounts/offline-tokens.ts';
import { sessionRule } from '../../accounts/session-rule.ts';
import { createSignInLimits } from '../../accounts/sign-in-limits.ts';
import { WITH_ACCOUNTS_MADE } from '../../accounts/testing/with-accounts-made.ts';
import { readBackupActs } from '../../backups/installation/backup-acts.ts';
import { createPanelBackups } from '../../backups/panel/panel-backup.ts';
import { createPanel } from '../../books/create-panel.ts';
import type { Database } from '../../database/database.ts';
import { findSession } from '../../database/sessions/sessions.ts';
import { insertTaster } from '../../database/tasters/tasters.ts';
import { testDatabase } from '../../database/testing/test-database.ts';
import { createClientIdentities } from '../../limits/client-identity.ts';
import { type ClientLimitSettings, createClientLimits } from '../../limits/client-limits.ts';
import { listen } from '../../listen.ts';
import { createLog } from '../../log/log.ts';
import type { Letter } from '../../mail/create-mail.ts';
import { createPostman } from '../../mail/postman.ts';
import { clientAddress } from '../client-address.ts';
import { createApp } from '../create-app.ts';
import { createRoutes } from '../create-routes.ts';
import { createOriginRule } from '../origin-rule.ts';
import type { SendInvitation } from '../routes/accounts.routes.ts';
import type { StaticFiles } from '../static-files.ts';
import { requestFrom } from './request-from.ts';

/** The password of every account of the test server. */
export const PASSWORD = 'Oil-panel7!';

/** The site for which passkeys of the test server are valid. */
export const TEST_SITE = { host: 'localhost', origins: ['http://localhost:4400'] };

/** ACC-70: the lifetimes of the test server's sessions. */
export const TEST_RULE = sessionRule(readSettings({}));

const Opened = z.object({ invitation: z.object({ path: z.string() }) });

const ENOUGH = { rate: 1_000_000, burst: 1_000_000 };
const UNLIMITED = { account: ENOUGH, strangers: ENOUGH, address: ENOUGH, frames: ENOUGH };

/** Makes a clock monotonic: it never goes back. */
function forwards(now: () => number): () => number {
  let latest = now();
  return () => {
    latest = Math.max(latest, now());
    return latest;
  };
}

/** The HTTP application on a free port, with an embedded database in memory. */
export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The options of the test server. */
export type TestServerOptions = {
  readonly secure?: boolean;
  readonly files?: StaticFiles;
  /** The number of proxies in front of it; without any, the socket has the client's address. */
  readonly trustedProxies?: number;
  /** A database in place of the embedded one in memory. */
  readonly database?: Database;
  /** BTH-30: for how many days a taster may sign in offline; seven by default. */
  readonly offlineDays?: number;
  /** BTH-37, BTH-67: the idle timeout of a booth in minutes; five by default, 0 for never. */
  readonly boothRestMinutes?: number;
  /** The rate limits of a client; by default more than any test uses. */
  readonly limits?: Partial<ClientLimitSettings>;
};

/**
 * Starts the test server. Commands and live documents are not part of it: calls to them are
 * recorded in `reached`.
 */
export async function startTestServer(options: TestServerOptions = {}) {
  const database = options.database ?? (await testDatabase(WITH_ACCOUNTS_MADE));
  const lines: string[] = [];
  const reached: unknown[] = [];
  const mails: ResetPerson[] = [];
  const invitations: Parameters<NonNullable<SendInvitation>>[0][] = [];
  const mailServer = { isDown: false };
  const clock = { at: Date.now() };
  const log = createLog({
    least: 'debug',
    write: (line) => lines.push(line),
    now: () => new Date(clock.at),
  });
  const secure = options.secure ?? false;
  const secret = 'a secret that is long enough for a test';
  const accounts = await createAccounts({
    database,
    secret,
    secure,
    log,
    sessions: { rule: TEST_RULE, now: () => clock.at },
    passkeySite: () => TEST_SITE,
    sendReset: async (person) => {
      if (mailServer.isDown) throw new Error('the mail server is down');
      mails.push(person);
    },
  });
  const confirmTokens = createConfirmTokens('a secret that is long enough for a test');
  const letters: Letter[] = [];
  const postman = createPostman({
    database,
    mail: async (letter) => {
      if (mailServer.isDown) throw new Error('the mail server is down');
      letters.push(letter);
    },
    linkOf: confirmTokens.tokenOf,
    now: () => clock.at,
    log,
  });
  const routes = createRoutes({
    database,
    accounts,
    log,
    limits: createSignInLimits(() => clock.at),
    devices: createKnownDevices({ secret, secure }),
    confirmTokens,
    offline: createOfflineTokens({ database, secret, days: options.offlineDays ?? 7 }),
    boothRestMinutes: options.boothRestMinutes ?? 5,
    execute: async (actor, name, data) => {
      reached.push({ by: actor.name, name, data });
      return accept({ done: true });
    },
    sendInvitation: async (person) => {
      if (mailServer.isDown) throw new Error('the mail server is down');
      invitations.push(person);
    },
    health: {
      health: async () => ({ status: 'ok', unsaved: 0, unsavedSeconds: 0 }),
      ready: async () => ({ status: 'ok' }),
    },
    panelBackups: createPanelBackups({ database, log: () => undefined }),
    // There are no plans without live documents.
    comingPlans: async () => [],
    // There are no results either.
    criteriaOf: (panel, session) =>
      database.inPanel(panel, async (scope) =>
        (await findSession(scope, session)) === null ? refuse('not-found') : accept({ failed: [] }),
      ),
    ownBackups: async () => ({ schedule: null, ...(await readBackupActs(database)) }),
    returnToGate: (user) => {
      reached.push({ returned: user });
    },
    publicUrl: null,
    lookAtWatchers: () => {
      reached.push('watchers');
    },
    dayHeads: async () => ({ heads: [], damaged: [] }),
    seedDemonstration: async () => accept([]),
  });
  const app = createApp({
    requests: { successAt: 'debug' },
    traffic: createClientLimits({
      limits: { ...UNLIMITED, ...options.limits },
      identities: createClientIdentities({ secret, secure, clientNetwork }),
      monotonic: forwards(() => clock.at),
      engine: 'embedded',
    }),
    routes,
    signedInOf: accounts.signedInOf,
    addressOf: ({ env }) => clientAddress(env.incoming, options.trustedProxies ?? 0),
    files: options.files ?? new Map(),
    isTrustedOrigin: createOriginRule({ publicUrl: null, trustedOrigins: [] }),
    secure,
    log,
  });
  const listening = await listen({
    app,
    upgrade: (_request, socket) => socket.destroy(),
    host: '127.0.0.1',
    port: 0,
  });
  const url = `http://127.0.0.1:${listening.port}`;

  const posted = (body: unknown, headers: Readonly<Record<string, string>>) => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, ...headers },
    body: JSON.stringify(body),
  });
  const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}${path}`, posted(body, headers));

  return {
    url,
    /** Its routes, with their input schemas. */
    routes,
    database,
    accounts,
    clock,
    lines,
    reached,
    mails,
    invitations,
    /** ACC-40: sends the due mails to owners; returns those to an address since the last call. */
    async lettersTo(address: string): Promise<readonly Letter[]> {
      await postman.look();
      const own = letters.filter(({ to }) => to === address);
      letters.splice(0, letters.length, ...letters.filter(({ to }) => to !== address));
      return own;
    },
    /** The mail server of the installation; while it is down, sending fails. */
    mailServer,
    post,
    /** Posts from another loopback address, as another device. */
    postFrom: (
      address: string,
      path: string,
      body: unknown,
      headers: Readonly<Record<string, string>> = {},
    ) => requestFrom(address, `${url}${path}`, posted(body, headers)),
    /** Creates a panel with one account in each role; returns their user names, by role. */
    async foundPanel(name: string): Promise<{ panel: PanelId } & Record<Role, string>> {
      const panel = parsePanelId(randomUUID());
      const taster = parseTasterId(randomUUID());
      if (panel === null || taster === null) throw new Error('not an id');
      const hash = await accounts.hashPassword(PASSWORD);
      const names = {
        jefespanel: `leader.${name}`,
        adjuntos: `assistant.${name}`,
        catadores: `taster.${name}`,
      };
      await database.asInstallation(async (trx) => {
        await createPanel(trx, { id: panel, name });
        const fields = { code: 'T1', firstName: 'Ana', lastName: '', phone: '', email: '' };
        await insertTaster({ trx, panel }, taster, {
          ...fields,
          additionalInfo: '',
          active: true,
          revision: 0,
        });
        for (const role of ['jefespanel', 'adjuntos', 'catadores'] as const)
          await insertAccount(trx, {
            panel,
            role,
            taster: role === 'catadores' ? taster : null,
            name: names[role],
            username: names[role],
            email: role === 'jefespanel' ? `${name}@panel.example` : '',
            hash,
          });
      });
      return { panel, ...names };
    },
    /** Chooses the password of an account that was just opened, by the link that the leader got. */
    async choosePassword({ value }: { readonly value: unknown }): Promise<void> {
      const { invitation } = Opened.parse(value);
      const token = new URL(invitation.path, 'http://panel.invalid').searchParams.get('token');
      await post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    },
    /** Signs in; returns the cookie of the session. */
    async cookieOf(username: string, password = PASSWORD): Promise<string> {
      const answer = await post('/api/auth/sign-in/username', {
        username,
        password,
        rememberMe: true,
      });
      if (!answer.ok) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
      return answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
    },
    async close(): Promise<void> {
      listening.stop();
      await listening.cut();
      await database.close();
    },
  };
}
