import { WebsocketProvider } from 'y-websocket';
import * as Y from 'yjs';
import { readWatched } from '../../domain/documents/watch.document.ts';
import { formatRoom, protocolsOf, type WatchRoom } from '../../domain/watching/watch-address.ts';
import { isWatchClose, type WatchClose } from '../../domain/watching/watch-closes.ts';
import type { Watched } from '../../domain/watching/watched-session.ts';

/** State of a wall display: connecting, following, connection lost, or closed by the server. */
export type WallState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'following'; readonly watched: Watched }
  /**
   * `watched` is the last known state; `since` is when the last message arrived, or the connection
   * was lost if none had, in ms since 1970.
   */
  | { readonly kind: 'lost'; readonly since: number; readonly watched: Watched | null }
  | { readonly kind: 'closed'; readonly reason: WatchClose | null };

/** Connection of a wall display to the server. */
export type WallLine = ReturnType<typeof followWall>;

/**
 * Subscribes to a session over WebSocket, as any standard Yjs client does, without React (LIV-26).
 */
export function followWall(parts: {
  readonly url: string;
  readonly room: WatchRoom;
  readonly key: string;
  readonly now: () => number;
}) {
  const doc = new Y.Doc();
  const listeners = new Set<() => void>();
  let state: WallState = { kind: 'connecting' };
  const provider = new WebsocketProvider(parts.url, formatRoom(parts.room), doc, {
    protocols: protocolsOf(parts.key),
    disableBc: true,
  });

  function become(next: WallState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function look(): void {
    const watched = readWatched(doc);
    if (provider.synced && watched !== null) become({ kind: 'following', watched });
  }

  function lose(): void {
    if (state.kind === 'closed' || state.kind === 'lost') return;
    const heard = provider.wsLastMessageReceived;
    const since = heard > 0 ? heard : parts.now();
    become({ kind: 'lost', since, watched: state.kind === 'following' ? state.watched : null });
  }

  doc.on('update', look);
  provider.on('sync', (isSynced) => (isSynced ? look() : lose()));
  provider.on('connection-close', lose);
  provider.on('connection-error', lose);
  provider.on('closed', ({ reason }) =>
    // A closed state holds no names: the permission to see them has ended.
    become({ kind: 'closed', reason: isWatchClose(reason) ? reason : null }),
  );
  // A lost network closes no socket, so the `offline` event disconnects it.
  const offline = (): void => provider.disconnect();
  const online = (): void => {
    if (state.kind !== 'closed') provider.connect();
  };
  globalThis.addEventListener('offline', offline);
  globalThis.addEventListener('online', online);

  return {
    snapshot: (): WallState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close(): void {
      globalThis.removeEventListener('offline', offline);
      globalThis.removeEventListener('online', online);
      listeners.clear();
      provider.destroy();
      doc.destroy();
    },
  };
}
