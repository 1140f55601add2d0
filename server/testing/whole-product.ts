import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';
import { parseAnnouncement } from '../../domain/sync/announcement.ts';
import { covers } from '../../domain/sync/covers.ts';
import { readSettings } from '../../hono.config.ts';
import { foundPanel } from '../accounts/found-panel.ts';
import { trailOf } from '../audit/trail-scope.ts';
import { compose } from '../compose.ts';
import { withAccounts } from '../database/installation/account-tables.ts';
import type { Addresses } from '../database/postgres/make-installation.ts';
import { fillDataFolder } from '../database/testing/fill-data-folder.ts';
import { settingsOf } from '../database/testing/server-place.ts';

/** The password of every account of this fixture. */
const PASSWORD = 'Oil-panel7!';

/** A person at a browser: calls routes with a session cookie. */
export type Person = {
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly text: string; readonly value: unknown }>;
  /**
   * Opens a live document. It reports when it is synced, and when and why it was refused or closed.
   */
  open(name: string): LiveName;
};

/** A live document as one device holds it. */
export type LiveName = {
  readonly doc: Y.Doc;
  /** Everything that its socket received from the server, one byte a character. */
  received(): string;
  /** Whether the server lets this device write, once it is synced. */
  mayWrite(): boolean;
  /** Resolves when the server has acknowledged that everything this device wrote is stored. */
  stored(): Promise<void>;
  readonly synced: Promise<void>;
  readonly closed: Promise<{ readonly reason: string; readonly at: number }>;
  /** Reconnects and is authorised again; returns why it was refused. */
  again(): Promise<string>;
  end(): void;
};

/**
 * Starts the whole product on a free port, on the embedded database of a new folder or on the given
 * server. `told` receives its error messages, one line each.
 */
export async function wholeProduct(
  told: (line: string) => void = () => {},
  by: Addresses | null = null,
) {
  const folder = await mkdtemp(join(tmpdir(), 'verdial-whole-'));
  if (by === null) await fillDataFolder(folder);
  const server = by === null ? {} : settingsOf(by);
  const settings = readSettings({ PORT: '0', DATA_FOLDER: folder, LOG: 'error', ...server });
  const running = await compose(settings, {
    now: () => Date.now(),
    monotonic: () => performance.now(),
    write: told,
    page: join(folder, 'no-page'),
  });
  const { url, database } = running;

  async function signIn(username: string): Promise<Person> {
    const answer = await fetch(`${url}/api/auth/sign-in/username`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: url },
      body: JSON.stringify({ username, password: PASSWORD, rememberMe: true }),
    });
    if (!answer.ok) throw new Error(`${username}: ${answer.status} ${await answer.text()}`);
    const cookie = answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    return {
      async call(method, path, body) {
        const got = await fetch(`${url}${path}`, {
          method,
          headers: {
            'content-type': 'application/json',
            origin: url,
            cookie,
            // Each call is a new command with its own idempotency key.
            [COMMAND_ID_HEADER]: crypto.randomUUID(),
          },
          ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
        });
        const text = await got.text();
        const value: unknown = /json/.test(got.headers.get('content-type') ?? '')
          ? JSON.parse(text)
          : text;
        return { status: got.status, text, value };
      },
      open: (name) => openLive(url, cookie, name),
    };
  }

  return {
    url,
    database,
    signIn,
    /** Founds the first panel by the set-up page, or another panel by the operator's command. */
    async found(panel: string, username: string): Promise<Person> {
      const found = { way: 'found', panel, leader: panel, username, email: '', password: PASSWORD };
      if (await running.isNew())
        await fetch(`${url}/api/setup`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin: url },
          body: JSON.stringify(found),
        });
      else {
        const { password } = await withAccounts(database.db)
          .selectFrom('account')
          .select('password')
          .executeTakeFirstOrThrow();
        const person = { leader: panel, username, email: '', timeZone: 'UTC', hash: password };
        await database.asInstallation((trx) =>
          foundPanel(trailOf(database, trx), { panel, ...person, from: 'test', at: new Date() }),
        );
      }
      return signIn(username);
    },
    /** Chooses the password of an invited account by the invitation link. */
    async choose(path: string): Promise<void> {
      const token = new URL(path, url).searchParams.get('token');
      await fetch(`${url}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: url },
        body: JSON.stringify({ token, newPassword: PASSWORD }),
      });
    },
    async close(): Promise<void> {
      await running.close(5_000);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function openLive(url: string, cookie: string, name: string): LiveName {
  const received: string[] = [];
  class OwnSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: url, headers: { cookie } });
      this.on('error', () => undefined);
      this.on('message', (data) => received.push(textOf(data)));
    }
  }
  const socket = new HocuspocusProviderWebsocket({
    url: `${url.replace('http', 'ws')}/collab`,
    WebSocketPolyfill: OwnSocket,
  });
  const synced = Promise.withResolvers<void>();
  const closed = Promise.withResolvers<{ reason: string; at: number }>();
  let refused = Promise.withResolvers<string>();
  const doc = new Y.Doc();
  let stored: ReadonlyMap<number, number> = new Map();
  const provider = new HocuspocusProvider({
    name,
    document: doc,
    websocketProvider: socket,
    token: () => '-',
    awareness: null,
    onSynced: () => synced.resolve(),
    onStateless({ payload }) {
      const said = parseAnnouncement(payload);
      if (said?.kind === 'stored') stored = Y.decodeStateVector(Buffer.from(said.vector, 'base64'));
    },
    onClose: ({ event }) => closed.resolve({ reason: event.reason, at: performance.now() }),
    onAuthenticationFailed: ({ reason }) => {
      refused.resolve(reason);
      closed.resolve({ reason, at: performance.now() });
    },
  });
  provider.attach();
  return {
    doc,
    received: () => received.join('\n'),
    mayWrite: () => provider.authorizedScope === 'read-write',
    stored: () =>
      new Promise((resolve) => {
        const look = () => {
          if (covers(stored, Y.decodeStateVector(Y.encodeStateVector(doc)))) resolve();
        };
        provider.on('stateless', look);
        look();
      }),
    synced: synced.promise,
    closed: closed.promise,
    async again() {
      refused = Promise.withResolvers<string>();
      await provider.sendToken();
      provider.startSync();
      return refused.promise;
    },
    end() {
      provider.destroy();
      socket.destroy();
    },
  };
}

/** The data of a socket message, one byte a character, whatever its type. */
function textOf(data: WebSocket.RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data));
  return bytes.toString('latin1');
}
