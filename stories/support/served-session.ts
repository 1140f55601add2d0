import { randomInt, randomUUID } from 'node:crypto';
import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import WebSocket from 'ws';
import * as Y from 'yjs';
import { z } from 'zod';
import { COMMAND_ID_HEADER } from '../../domain/commands/command-id-header.ts';
import { planName } from '../../domain/documents/document-names.ts';
import {
  putDraw,
  putEntry,
  readPlan,
  setInvited,
  setPlanField,
} from '../../domain/documents/session.document.ts';
import { draw } from '../../domain/sessions/draw.ts';
import { parseAnnouncement } from '../../domain/sync/announcement.ts';
import { covers } from '../../domain/sync/covers.ts';
import {
  parseEntryId,
  parsePanelId,
  parseSampleId,
  parseSessionCode,
  parseTasterId,
} from '../../domain/words/ids.ts';
import { vectorFromText, vectorOf } from '../../web/live/pool/state-vector.ts';
import type { Person } from './sign-in.ts';

/**
 * A leader's headless desk: it uses the product's own commands and documents, with the cookies of
 * an account.
 */
export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** The password of every account in a story. */
export const PASSWORD = 'Oil-panel7!';

/** Founds a panel in a new installation and signs its leader in. */
export async function foundPanel(url: string): Promise<Desk> {
  const leader: Person = { username: 'leader', password: PASSWORD };
  await send(url, '/api/setup', null, {
    way: 'found',
    panel: 'Panel of the story',
    leader: 'Carmen Ruiz',
    email: '',
    ...leader,
  });
  return openDesk(url, leader);
}

/** Signs in at a headless desk. */
export async function openDesk(url: string, { username, password }: Person) {
  const person: Person = { username, password };
  const { answer: me, cookie } = await send(url, '/api/auth/sign-in/username', null, {
    ...person,
    rememberMe: false,
  });
  const panel = parsePanelId(String(field(field(me, 'panel'), 'id')));
  if (panel === null) throw new Error('no panel');

  // User names are unique in an installation, and several panels of stories share one.
  const named = (name: string): string => `${name.toLowerCase()}.${panel.slice(0, 8)}`;

  async function post(path: string, body: unknown): Promise<unknown> {
    return (await send(url, path, cookie, body)).answer;
  }

  /** Opens an account. Its owner chooses the password by the invitation link. */
  async function invite(account: object): Promise<void> {
    const { invitation } = z
      .object({ invitation: z.object({ path: z.string() }) })
      .parse(await post('/api/accounts', account));
    const token = new URL(invitation.path, url).searchParams.get('token');
    await send(url, '/api/auth/reset-password', null, { token, newPassword: PASSWORD });
  }

  return {
    panel,
    post,
    /** The account that is signed in. */
    person,
    /** Reads an address of the server (GET). */
    async get(path: string): Promise<unknown> {
      return (await fetch(`${url}${path}`, { headers: { cookie } })).json();
    },
    /**
     * Changes a live document with the account, and waits until the server has stored the change.
     */
    change: (name: string, change: (doc: Y.Doc) => void) => inDocument(url, cookie, name, change),
    command: (name: string, data: unknown) => post(`/api/commands/${name}`, data),
    /** Registers a taster, who chooses a password by the leader's invitation. */
    async taster(code: string, firstName: string): Promise<Person & { readonly id: string }> {
      const username = named(`taster.${code}`);
      const row = await post('/api/tasters', {
        code,
        firstName,
        lastName: 'Rubio',
        phone: '',
        email: '',
        additionalInfo: '',
        active: true,
        revision: 0,
      });
      const id = String(field(row, 'id'));
      await invite({ role: 'catadores', taster: id, username, email: '' });
      return { username, password: PASSWORD, id };
    },
    /** Opens the account of an assistant, who chooses a password by the invitation. */
    async assistant(name: string, username = named('assistant')): Promise<Person> {
      await invite({ role: 'adjuntos', name, username, email: '' });
      return { username, password: PASSWORD };
    },
    /** Registers a sample. */
    async sample(code: string): Promise<string> {
      const row = await post('/api/samples', {
        code,
        externalReference: '',
        presentation: '',
        receptionDate: null,
        expirationDate: null,
        initialQuantity: null,
        reference: false,
        referenceScope: '',
        active: true,
        additionalInfo: '',
        revision: 0,
      });
      return String(field(row, 'id'));
    },
    /** Plans a session, draws its codes and orders, and shows it. Returns its number. */
    async show(
      samples: readonly string[],
      tasters: readonly string[],
      restMinutes = 15,
      sheet = 'ioc-vo',
    ): Promise<number> {
      const session = await this.plan(samples, tasters, restMinutes, sheet);
      await post('/api/commands/show-session', { session });
      return session;
    },
    /** Plans a session and draws its codes and orders. Returns its number. */
    async plan(
      samples: readonly string[],
      tasters: readonly string[],
      restMinutes = 15,
      sheet = 'ioc-vo',
    ): Promise<number> {
      const date = new Date().toISOString().slice(0, 10);
      const created = await post('/api/commands/create-session', { date, training: false });
      const session = parseSessionCode(Number(field(created, 'session')));
      if (session === null) throw new Error('no session');
      await inDocument(url, cookie, planName({ panel, session }), (doc) =>
        plan(doc, samples, tasters, restMinutes, sheet),
      );
      return session;
    },
  };
}

function plan(
  doc: Y.Doc,
  samples: readonly string[],
  tasters: readonly string[],
  restMinutes: number,
  sheet: string,
): void {
  setPlanField(doc, 'restMinutes', restMinutes);
  setPlanField(doc, 'sheet', sheet);
  samples.forEach((text, rank) => {
    const [id, sample] = [parseEntryId(randomUUID()), parseSampleId(text)];
    if (id !== null && sample !== null) putEntry(doc, { id, sample, replicate: 1, rank });
  });
  for (const text of tasters) {
    const taster = parseTasterId(text);
    if (taster !== null) setInvited(doc, taster, true);
  }
  const read = readPlan(doc);
  if (!read.ok) throw new Error(read.code);
  putDraw(
    doc,
    draw(read.value, new Map(), (below) => randomInt(below)),
  );
}

/** Changes a live document with an account, and waits until the server has stored the change. */
async function inDocument(
  url: string,
  cookie: string,
  name: string,
  change: (doc: Y.Doc) => void,
): Promise<void> {
  class AccountSocket extends WebSocket {
    constructor(address: string) {
      super(address, { origin: url, headers: { cookie } });
    }
  }
  const socket = new HocuspocusProviderWebsocket({
    url: `${url.replace(/^http/, 'ws')}/collab`,
    WebSocketPolyfill: AccountSocket,
  });
  const doc = new Y.Doc();
  await new Promise<void>((resolve, reject) => {
    let isChanged = false;
    let stored: ReadonlyMap<number, number> = new Map();
    // A change without effect is stored already: the server acknowledged that state before.
    const look = () => {
      if (isChanged && covers(stored, vectorOf(doc))) resolve();
    };
    const provider = new HocuspocusProvider({
      name,
      document: doc,
      websocketProvider: socket,
      token: '-',
      sessionAwareness: true,
      onAuthenticationFailed: ({ reason }) => reject(new Error(`${name}: ${reason}`)),
      onSynced: () => {
        if (isChanged) return;
        isChanged = true;
        doc.transact(() => change(doc));
        look();
      },
      onStateless: ({ payload }) => {
        const told = parseAnnouncement(payload);
        if (told?.kind === 'stored') stored = vectorFromText(told.vector);
        look();
      },
    });
    provider.attach();
  });
  socket.destroy();
}

async function send(url: string, path: string, cookie: string | null, body: unknown) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: url,
      [COMMAND_ID_HEADER]: randomUUID(),
      ...(cookie ? { cookie } : {}),
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { answer, cookie: cookies.join('; ') };
}

/** Reads a field of a response whose type is unknown. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
