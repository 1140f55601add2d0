import type { onLoadDocumentPayload } from '@hocuspocus/server';
import type * as Y from 'yjs';
import type { Actor } from '../../../domain/rights/actor.ts';
import { createDocumentAccess } from '../../commands/access/create-document-access.ts';
import { createCommands } from '../../commands/create-commands.ts';
import { createDocumentStore } from '../../database/documents/create-document-store.ts';
import type { ConnectionContext } from '../../sync/authorize-document.ts';
import { createSync } from '../../sync/create-sync.ts';
import { pageSocket } from '../../sync/page-socket.ts';
import { createWatch } from '../../watch.ts';
import { createMemoryDatabase } from '../memory/memory-database.ts';
import type { RowTables } from '../memory/row-tables.ts';
import type { Listening, ServerSocket } from '../network/network.ts';
import type { Disks } from '../world/disks.ts';
import type { Owner } from '../world/owner.ts';
import type { Chance, World } from '../world/world.ts';
import type { NewsLine } from './news-line.ts';
import type { Swaps } from './swaps.ts';

const LOOK_EVERY = 400;
/**
 * The timeout of storing at shutdown, in ms: so short that a full disk outlasts it, and a rescue
 * file is written.
 */
const STORE_WITHIN = 300;
/**
 * The backoff of retries, in ms: so short that all work is done when the installation is at rest.
 */
const RETRY = { first: 50, longest: 400 };

/** A simulated server process, with the product's own live documents and commands. */
export type Process = ReturnType<typeof startProcess>;

/**
 * What a process left after a graceful shutdown: its documents in memory, and the rescue files it
 * wrote.
 */
export type Ended = {
  readonly held: readonly (Y.Doc & { readonly name: string })[];
  readonly rescued: readonly string[];
};

/** Starts a simulated server process; everything it does belongs to its owner. */
export function startProcess(parts: {
  readonly owner: Owner;
  readonly world: World;
  readonly tables: RowTables;
  readonly disks: Disks;
  readonly news: NewsLine;
  readonly chance: Chance;
  readonly swaps: Swaps;
  readonly actorAt: (device: string) => Actor | null;
}) {
  const { owner, world, tables, disks, news, chance, swaps } = parts;
  const database = createMemoryDatabase({ tables, disk: disks.of(owner) });
  const own = createDocumentStore(database);
  const store = swaps.store?.(own) ?? own;
  const log = (event: string) => world.tell(`${owner.name} notes ${event}`);
  const now = () => world.time.at + owner.skew;
  const rescued: string[] = [];
  let closing = false;
  const accessByState = createDocumentAccess(database);
  const sync = createSync({
    store,
    ...(swaps.accessByState?.(accessByState) ?? accessByState),
    ...(swaps.schemas ? { schemas: swaps.schemas } : {}),
    monotonic: () => world.time.at,
    log,
    broker: news.of(owner),
    keepRescue: async (_file, text) => void rescued.push(text),
    ...(swaps.outOfOrder ? { outOfOrder: swaps.outOfOrder } : {}),
    callerOf(headers) {
      const device = headers.get('x-device') ?? '';
      const actor = parts.actorAt(device);
      return Promise.resolve(actor && { actor, session: device });
    },
    extensions: [
      {
        // Client ids must be random by the seed too, or the same seed would not replay the same
        // story.
        priority: 1_000,
        async onLoadDocument({ document }: onLoadDocumentPayload<ConnectionContext>) {
          document.clientID = world.newAuthor(chance);
        },
      },
      ...(swaps.extensions?.() ?? []),
    ],
  });
  const commands = createCommands({
    database,
    sync: swaps.sync?.(sync) ?? sync,
    now,
    retry: RETRY,
    listOtherRoles: () => Promise.resolve(new Set(['jefespanel', 'adjuntos'] as const)),
    log: (_, event) => log(event),
  });
  const watch = createWatch({ look: sync.look, onProblem: () => log('watch-failed') });
  watch.start(LOOK_EVERY);
  const reconciling = commands.reconcileAll(() => !closing).catch(() => log('not-reconciled'));

  const listening: Listening = {
    owner,
    accept(socket: ServerSocket, device) {
      const request = new Request('http://simulation/collab', { headers: { 'x-device': device } });
      const connection = sync.hocuspocus.handleConnection(pageSocket(socket), request);
      return {
        frame: (bytes) => connection.handleMessage(bytes),
        ended: ({ code, reason }) => connection.handleClose({ code, reason }),
      };
    },
  };
  return {
    owner,
    sync,
    commands,
    store,
    listening,
    /**
     * Graceful shutdown, as the product does it (KEE-2, KEE-3). Returns the documents in memory,
     * and the rescue files.
     */
    async close(): Promise<Ended> {
      closing = true;
      watch.stop();
      await reconciling;
      const held = [...sync.hocuspocus.documents.values()];
      await sync.close(STORE_WITHIN, 'rescue.jsonl', () => commands.close(STORE_WITHIN));
      return { held, rescued };
    },
  };
}
