import type { beforeHandleAwarenessPayload, Extension } from '@hocuspocus/server';
import { parseDocumentName } from '../../domain/documents/name.ts';
import { parseDeskPresence } from '../../domain/sync/desk-presence.ts';
import { parseDevicePresence } from '../../domain/sync/device-presence.ts';
import type { ConnectionContext } from './authorize-document.ts';

/**
 * The most presence states that one message passes on. A desk has fewer screens; further states are
 * dropped.
 */
const MOST_PRESENT = 100;

/**
 * The presence filter of live documents: only leader and assistants see presence (BLI-1, BLI-3,
 * BLI-4). A sheet that a taster holds carries no presence. A tray carries only the count that its
 * taster's device reports of itself (BRD-11), without a name.
 *
 * On other documents, presence is the account's name, whatever the client claims, and the place of
 * the screen. Everything else that a client sends is dropped.
 */
export const blindAwareness: Extension<ConnectionContext> = {
  extensionName: 'blind-awareness',
  async beforeHandleAwareness(payload: beforeHandleAwarenessPayload<ConnectionContext>) {
    const name = parseDocumentName(payload.documentName);
    const actor = payload.context?.actor;
    if (name?.kind === 'evaluation') {
      payload.states.clear();
      return;
    }
    if (name?.kind === 'tray') {
      const isOwn = actor === undefined || actor.taster === name.taster;
      for (const [client, state] of payload.states) {
        const word = isOwn ? parseDevicePresence(state) : null;
        if (word === null) payload.states.delete(client);
        else payload.states.set(client, { ...word });
      }
      return;
    }
    if (actor === undefined) return;
    const person = { user: actor.user, name: actor.name };
    for (const [index, [client, state]] of [...payload.states].entries()) {
      if (index >= MOST_PRESENT) payload.states.delete(client);
      else if (state !== null)
        payload.states.set(client, { person, place: parseDeskPresence(state['place']) });
    }
  },
};
