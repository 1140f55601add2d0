import { HocuspocusProvider, HocuspocusProviderWebsocket } from '@hocuspocus/provider';
import * as Y from 'yjs';
import type { Actor } from '../../../domain/rights/actor.ts';
import type { Network } from '../network/network.ts';
import { newOwner, type Owner } from '../world/owner.ts';
import type { Chance, World } from '../world/world.ts';

/**
 * A modified client: it signs in as an account of the panel, and sends updates that no page of ours
 * would.
 */
export type HandWritten = ReturnType<typeof createHandWritten>;

/**
 * Creates a modified client. It speaks the protocol of Hocuspocus, stores nothing, and reconnects
 * whenever it is disconnected.
 */
export function createHandWritten(parts: {
  readonly name: string;
  readonly actor: Actor;
  readonly world: World;
  readonly network: Network;
  readonly chance: Chance;
}) {
  const { name, actor, world, network, chance } = parts;
  let owner: Owner = newOwner(`${name}.0`);
  let count = 0;

  return {
    actor,
    /**
     * Opens a document, and writes to it once it is synchronised. Ends the client's previous
     * connection.
     */
    send(document: string, write: (doc: Y.Doc) => void): void {
      owner.alive = false;
      network.leave(owner);
      count += 1;
      owner = newOwner(`${name}.${count}`);
      world.as(owner, () => {
        const doc = new Y.Doc({ guid: name });
        doc.clientID = world.newAuthor(chance);
        let isWritten = false;
        const websocketProvider = new HocuspocusProviderWebsocket({
          url: 'ws://simulation/collab',
          WebSocketPolyfill: network.socketsOf(owner, name),
        });
        const provider = new HocuspocusProvider({
          name: document,
          document: doc,
          websocketProvider,
          awareness: null,
          token: '-',
          onSynced() {
            if (isWritten) return;
            isWritten = true;
            write(doc);
          },
        });
        provider.attach();
      });
    },
  };
}
