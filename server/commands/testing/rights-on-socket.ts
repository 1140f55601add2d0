import type { Extension } from '@hocuspocus/server';
import type { Doc } from 'yjs';
import { setComments } from '../../../domain/documents/evaluation.document.ts';
import { type DocumentKind, parseDocumentName } from '../../../domain/documents/name.ts';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Database } from '../../database/database.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import {
  connectClient,
  type LiveClient,
  type LiveDocument,
} from '../../sync/testing/live-client.ts';
import { type LiveServer, startLiveServer } from '../../sync/testing/live-server.ts';

/** The permissions on a live document, as a test observes them. */
export type Reach = 'nothing' | 'read' | 'write';

/**
 * Echoes each stateless message. It answers in order, so an echo proves that the server has judged
 * all earlier messages of the document.
 */
export const echo: Extension = {
  extensionName: 'echo',
  async onStateless({ connection, payload }) {
    connection.sendStateless(payload);
  },
};

/**
 * Starts live documents on a free port, with the product's own authorisation check and the
 * permissions of a real database.
 */
export const startDocumentServer = (database: Database): Promise<LiveServer> =>
  startLiveServer({ database, store: createDocumentStore(database) }, { extensions: [echo] });

/** Resolves when the server has judged everything that was sent for a document so far. */
export async function judged({ provider }: Pick<LiveDocument, 'provider'>): Promise<void> {
  const word = crypto.randomUUID();
  const answered = new Promise<void>((resolve) => {
    const listen = ({ payload }: { readonly payload: string }) => {
      if (payload !== word) return;
      provider.off('stateless', listen);
      resolve();
    };
    provider.on('stateless', listen);
  });
  provider.sendStateless(word);
  await answered;
}

/**
 * Opens a document over its own WebSocket, writes into it, and checks at the server which
 * permission the actor has.
 */
export async function reachOf(server: LiveServer, actor: Actor, name: string): Promise<Reach> {
  const client = connectClient(server.url, actor);
  try {
    const live = client.open(name);
    const refused = await Promise.race([live.synced().then(() => null), live.refused()]);
    if (refused !== null) {
      if (refused !== 'out-of-reach' || live.doc.store.clients.size > 0) throw new Error(refused);
      return 'nothing';
    }
    return (await goesIn(server, live)) ? 'write' : 'read';
  } finally {
    client.close();
  }
}

/** Whether an edit on a device arrives in the server's document. */
export async function goesIn(server: LiveServer, live: LiveDocument): Promise<boolean> {
  const { name } = live.provider.configuration;
  const kind = parseDocumentName(name)?.kind;
  if (kind === undefined) throw new Error(`not a document's name: ${name}`);
  const word = crypto.randomUUID().slice(0, 8);
  const { write, says } = ANY_WORD[kind];
  write(live.doc, word);
  await judged(live);
  return server.sync.read(name, (doc) => says(doc).includes(word));
}

/**
 * For each kind of document, how a word is written where the product's own client would write one,
 * and how it is read.
 */
const ANY_WORD: Readonly<
  Record<DocumentKind, { write(doc: Doc, word: string): void; says(doc: Doc): string }>
> = {
  evaluation: { write: setComments, says: (doc) => field(doc, 'fields', 'comments') },
  tray: {
    write: (doc, word) => void doc.getMap('tray').set('sheet', word),
    says: (doc) => field(doc, 'tray', 'sheet'),
  },
  session: { write: writeNote, says: readNotes },
  assessment: { write: writeNote, says: readNotes },
};

function writeNote(doc: Doc, word: string): void {
  doc.getText('notes').insert(0, word);
}

function readNotes(doc: Doc): string {
  return doc.getText('notes').toJSON();
}

const field = (doc: Doc, map: string, key: string): string => String(doc.getMap(map).get(key));

/** Opens a document on a device and resolves when it is synchronised. */
export async function held(client: LiveClient, name: string): Promise<LiveDocument> {
  const live = client.open(name);
  await live.synced();
  return live;
}

/** Returns the reason why the server closed a document, or `open` when it still answers. */
export const closedBy = (live: LiveDocument): Promise<string> =>
  Promise.race([live.refused(), judged(live).then(() => 'open')]);

/** Re-authorises a connection and returns whether it can then read or write. */
export async function comesBack(server: LiveServer, live: LiveDocument): Promise<Reach> {
  const admitted = new Promise<void>((resolve, reject) => {
    live.provider.on('authenticated', () => resolve());
    live.provider.on('authenticationFailed', ({ reason }: { readonly reason: string }) =>
      reject(new Error(reason)),
    );
  });
  await live.provider.sendToken();
  live.provider.startSync();
  await admitted;
  // An update written before the server's sync answer is sent with that answer, after the next
  // request.
  await live.synced();
  return (await goesIn(server, live)) ? 'write' : 'read';
}
